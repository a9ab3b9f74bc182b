# Стол «Книги заклинаний».

sb-seat = Место { $number }
sb-token = { $colour } { $rune }
sb-colour-red = красная
sb-colour-purple = фиолетовая
sb-colour-green = зелёная
sb-colour-black = чёрная
sb-colour-white = белая
sb-colour-blue = синяя
sb-colour-yellow = жёлтая
sb-rune-round = круглая
sb-rune-triangle = треугольная
sb-rune-square = квадратная
sb-sum = Всего

## День
sb-day = День
sb-your-day = Ваш день
sb-day-of = День игрока { $name }
sb-round = Раунд { $round }
sb-you-decide = сейчас решаете вы
sb-decides = решает { $name }
sb-last-round = Последний раунд
sb-last-day = Последний день
sb-phase-morning = Утро
sb-phase-midday = Полдень
sb-phase-evening = Вечер
sb-no-phase = Без времени суток: действует само
sb-hint-morning = Вытянуть 2, взять 1 или утреннее заклинание
sb-hint-midday = Отложить 1 или полуденное заклинание
sb-hint-evening = Выучить заклинание или применить вечернее
sb-actions = Что можно сделать сейчас
sb-running = Идущие действия

## Стол
sb-altar = Алтарь
sb-pouch = Мешочек
sb-tray = Сброс
sb-inside = { $place }: { $count }
sb-pool = Запас
sb-of = { $count } из { $most }
sb-familiar = Планшет фамильяра
sb-full-board = полный планшет:
sb-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
  }
sb-points-word = { $points ->
    [one] очко
    [few] очка
   *[other] очков
  }
sb-points-title = Очки
sb-points-at-end = очки считаются в конце
sb-first-player = Первый игрок
sb-acting = решает
sb-others = Другие игроки
sb-players = Игроки
sb-learned-spells = { $count ->
    [one] { $count } выученное заклинание
    [few] { $count } выученных заклинания
   *[other] { $count } выученных заклинаний
  }

## Заклинания
sb-spells = Семь заклинаний
sb-reference = Каждый день
sb-wild = 1 дикая любого цвета. Хотя бы одна в оплате должна быть настоящей.
sb-level = уровень { $level }
sb-level-short = уровень { $level }
sb-learn-level = выучить уровень { $level }
sb-raise-to = повысить до уровня { $level }
sb-copy-level = скопировать уровень { $level }
sb-use-level = применить уровень { $level }
sb-affordable = можно выучить
sb-knows = { $name }: уровень { $level }, { $token }
sb-choosing = Выбираются заклинания этой игры.
sb-choose = Заклинание этой игры: { $colour }

## Оплата
sb-pay-title = Оплата: { $spell }
sb-pay-help = Нажимайте на материю своего запаса. Три с одной руной — дикая материя.
sb-pay-none = Пока ничего не выбрано
sb-pay-partial = Выбрано { $count }, этого ещё мало
sb-pay-clear = Вернуть
sb-pay = Заплатить и выучить
sb-pay-card = Заплатить и выучить; какая остаётся на карте?
sb-pay-keep = Заплатить и выучить, на карте остаётся { $token }
sb-pay-ways = { $count ->
    [one] { $count } способ оплаты
    [few] { $count } способа оплаты
   *[other] { $count } способов оплаты
  }
sb-pay-legend = остаётся на карте. Материю для дикой вы выберете потом.
sb-pay-more = Показать все способы

## Соло
sb-opponent = Планшет соперника
sb-opponent-help = { $count ->
    [0] Дорожка заполнена.
    [one] Осталось { $count } место; игра кончается, когда дорожка заполнена.
    [few] Осталось { $count } места; игра кончается, когда дорожка заполнена.
   *[other] Осталось { $count } мест; игра кончается, когда дорожка заполнена.
  }
sb-reset = очищает алтарь
sb-full-track = полная дорожка:
sb-lower = Нижняя часть · { $count } (по 1 очку)
sb-track = Дорожка
sb-lower-part = Нижняя часть

## Конец
sb-scores = Итоговый счёт
sb-winner = Победа
sb-unlearned = не выучено
sb-stored = отложено { $count }
sb-total = Сумма
sb-ties = При равенстве
sb-tie-line = заклинаний { $spells }, в запасе { $tokens }
