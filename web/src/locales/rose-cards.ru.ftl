# Карты, рука и ячейки ложи.
rc-brings-instability = При изучении добавляет 1 фишку нестабильности

## Половины заклинаний
rc-type-combat = бой
rc-type-enhance = сопряжение
rc-type-trap = ловушка
rc-type-protect = защита
rc-element-air = воздух
rc-element-earth = земля
rc-element-fire = огонь
rc-element-water = вода
rc-element-magic = магия
rc-element-holy = святость
rc-element-unholy = скверна
rc-element-wild = любая
rc-target-figure = фигурка
rc-target-mage = маг
rc-target-evocation = воплощение
rc-target-room = комната
rc-target-self = вы сами
rc-target-special = особая цель
rc-stable = Устойчивость
rc-anywhere = где угодно

## Другие карты
rc-moon = Фаза луны { $number }
rc-reward = Награда: { $count } ОС
rc-cubes = { $count ->
    [one] Место для { $count } фишки
    [few] Место для { $count } фишек
   *[other] Место для { $count } фишек
}
rc-crown = Передаёт корону
rc-timing-general = Постоянный эффект
rc-timing-instant = Немедленный эффект
rc-timing-black-rose = Этап Чёрной Розы
rc-timing-action = Этап действий
rc-event-slot = ячейка { $number } планшета событий
rc-rose-when-revealed = Чёрная Роза получает { $count } ОС, когда карта раскрыта
rc-rose-on-leaving = Чёрная Роза получает { $count } ОС, когда карта покидает планшет
rc-life = Здоровье: { $count }
rc-strength = Сила: { $count }
rc-move = Скорость: { $count }
rc-hand-limit = Предел руки: { $count }
rc-quest-limit = Предел заданий: { $count }
rc-tokens = Физические действия: { $count }
rc-own-spell = Личное заклинание:
rc-large = Занимает больше места
rc-kind-demon = Демон
rc-kind-undead = Нежить
rc-kind-construct = Конструкция
rc-kind-nightmare = Кошмар
rc-kind-altar = Алтарь
rc-extra-card = Ещё одна карта приказа
rc-side-destroyed = Разрушенная
rc-side-rebuilt = Восстановленная
rc-room-cubes = { $count ->
    [one] Место для { $count } фишки нестабильности
   *[other] Место для { $count } фишек нестабильности
}
rc-room-power = Очки силы за первое, второе и третье место по числу фишек
rc-school-agony = Агония
rc-school-alchemy = Алхимия
rc-school-nightmare = Кошмар
rc-school-witchcraft = Ворожба
rc-school-technomancy = Техномантия
rc-school-shamanism = Шаманизм

## Рука и ячейки
rc-hand = Рука
rc-no-cards = На руке нет карт
rc-all-planned = Все карты в плане
rc-drawn = Взятые заклинания
rc-offered = На выбор
rc-tray-count = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
rc-grimoire = { $count ->
    [one] { $count } карта в гримуаре
    [few] { $count } карты в гримуаре
   *[other] { $count } карт в гримуаре
}
rc-memories = Воспоминания: { $count }
rc-aside = { $count ->
    [one] { $count } личное заклинание для следующих фаз луны
    [few] { $count } личных заклинания для следующих фаз луны
   *[other] { $count } личных заклинаний для следующих фаз луны
}
rc-answers-to = На что это ответ?
rc-slots = Ячейки заклинаний
rc-slot-quick = Быстрое
rc-slot-empty = Ячейка { $slot }: пусто
rc-slot-back = Ячейка { $slot }: закрытое заклинание
rc-face-down = Закрыта для остальных
rc-token-trap = Активная ловушка
rc-token-protect = Активная защита
rc-stable-on = Устойчивый эффект: { $figure }
rc-turn-top = { $name }: выбрать основной эффект
rc-turn-bottom = { $name }: выбрать обратный эффект
rc-plan-take = Возьмите заклинание и укажите его ячейку.
rc-plan-put = Укажите ячейку для этой карты.
rc-plan-turn = Коснитесь затенённой половины, чтобы выбрать её.
rc-plan-stands = План готов?
rc-plan-ready = Готово

## Подготовка
rc-choose-mage = Выберите мага
rc-choose-colour = Выберите цвет
rc-choose-grimoire = Выберите начальный гримуар
rc-take = Взять
rc-look-inside = Заглянуть внутрь
rc-taken = Занято
rc-colour-red = Красный
rc-colour-blue = Синий
rc-colour-green = Зелёный
rc-colour-purple = Фиолетовый
rc-close-book = Закрыть книгу
