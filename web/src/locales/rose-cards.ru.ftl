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
