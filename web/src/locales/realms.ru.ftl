# Fantasy Realms: стол, карты и помощник подсчёта.

## Cards
realms-bonus = Бонус
realms-penalty = Штраф
realms-strength = Сила
realms-item = Проклятый предмет
realms-item-value = Ценность в конце
realms-points = { $count } оч.
realms-blanked = погашена
realms-cleared = штраф снят
realms-as = как { $name }
realms-worth-now = сейчас стоит:
realms-card-label = { $name }, { $suit }, сила { $strength }
realms-item-label = { $name }, проклятый предмет, ценность { $value }
realms-worth-label = сейчас стоит { $count }
realms-fresh = только что пришла
realms-new = новая
realms-locked = нельзя
realms-advised = лучший найденный выбор
realms-close = Закрыть
realms-rule = Правило { $rule }

## A closer look
realms-look-card = { $suit } · сила { $strength }
realms-look-item = { $timing } · { $value } в конце
realms-worth-here = Стоит в вашей руке
realms-worth-there = Стоила бы
realms-with-it = Ваша рука с ней
realms-without-it = Ваша рука без неё

## The turn
realms-turn-yours = Ваш ход
realms-turn-of = Ходит { $name }
realms-turn-choices = Руки открыты: последние решения
realms-turn-over = Игра окончена
realms-steps = Шаги хода
realms-step-draw = Взять
realms-step-discard = Сбросить
realms-step-item = Предмет
realms-waits = Ждём: { $names }
realms-left =
  { $count ->
     [0] Этот сброс завершает игру
     [one] Ещё { $count } карта — и конец игры
     [few] Ещё { $count } карты — и конец игры
    *[other] Ещё { $count } карт — и конец игры
  }
realms-their-turn = ход
realms-first = начинал игру
realms-others = Другие игроки

## Zones
realms-your-hand = Ваша рука
realms-hand-count = { $count } из { $full } карт
realms-hand-over =
  { $count ->
     [one] { $count } карта
     [few] { $count } карты
    *[other] { $count } карт
  }
realms-hand-worth = стоит
realms-total-help = С лучшими решениями, по положению на сейчас
realms-hand-empty = Карт пока нет.
realms-counted-with = Посчитано с решениями:
realms-sort = Порядок карт
realms-sort-suit = Масть
realms-sort-strength = Сила
realms-sort-worth = Очки
realms-discard = Зона сброса
realms-discard-count = { $count } из { $end }
realms-covered = только { $name }
realms-covered-yours = только вы
realms-deck = Колода
realms-deck-count =
  { $count ->
     [one] Колода: { $count } карта
     [few] Колода: { $count } карты
    *[other] Колода: { $count } карт
  }
realms-deck-known = Вы знаете из них: { $count }
realms-depth = { $depth }-я сверху:
realms-draw = взять
realms-draw-two = взять две
realms-item-deck = Предметы
realms-item-pile = Сброшенные предметы
realms-cards-held =
  { $count ->
     [one] { $count } карта в руке
     [few] { $count } карты в руке
    *[other] { $count } карт в руке
  }
realms-known-cards = Карты, которые вы знаете
realms-open-hand = Открытая рука
realms-face-up = открыт
realms-used = использован
realms-used-count = использовано: { $count }
realms-aside = отложены
realms-your-items = Ваши проклятые предметы
realms-your-used = Использованы:

## Items at work
realms-effect = Действует: { $item }
realms-effect-suit = Названная масть:
realms-effect-shown = Показана:
realms-effect-offers = Предложены:
realms-effect-cards = Карты:

## Scores
realms-end = Итоговый счёт
realms-counting = Считаем очки …
realms-winner = победа
realms-choices-best = Лучшие найденные решения
realms-choices-made = Принятые решения
realms-show-why = Показать объяснения
realms-hide-why = Скрыть объяснения
realms-col-base = сила
realms-col-bonus = бонус
realms-col-penalty = штраф
realms-col-total = очки
realms-line-label = { $name }: очки { $total }. Почему?

## The scoring assistant
score-title = Подсчёт очков
score-intro = Fantasy Realms на вашем столе: введите карты — и каждое очко будет объяснено.
score-suits = Новые масти
score-suits-help = Здания, чужеземцы и нежить (дополнение)
score-items = Проклятые предметы
score-items-help = Ценность предметов, использованных в игре
score-player = Игрок { $number }
score-player-name = Имя игрока { $number }
score-add-player = Добавить игрока
score-remove-player = Убрать: { $name }
score-discard = Зона сброса
score-discard-help = Нужна только картам, которые туда смотрят, например нежити
score-discard-short = Сброс
score-hand = Рука
score-hand-count = { $count } из { $full }
score-face-down = Закрытые предметы
score-search = Название карты …
score-search-label = Найти карту: { $name }
score-search-items = Название предмета …
score-found =
  { $count ->
     [0] Карта не найдена
     [one] { $count } карта. Enter добавит её.
     [few] { $count } карты. Стрелки выбирают, Enter добавляет.
    *[other] { $count } карт. Стрелки выбирают, Enter добавляет.
  }
score-put = Добавлено: { $name }.
score-nothing = Ничего с таким названием.
score-all-suits = Все
score-filter = Отбор по масти
score-held-by = у игрока { $name }
score-in-discard = в сбросе
score-hand-full = в руке не больше { $limit } карт
score-not-in-deck = нет в этой колоде
score-take-out = Убрать: { $name }
score-result = Итог
score-result-none = Добавьте карты в руку, чтобы увидеть, сколько она стоит.
score-clear = Очистить
score-regret-cleared = Карты убраны.
score-regret-removed = Игрок убран.
score-regret-linked = Этот лист открыт по ссылке.
score-undo = Вернуть
score-undo-linked = К моему листу
score-share = Копировать ссылку
score-shared = Ссылка в буфере обмена.
score-share-failed = Ссылка в адресной строке.
score-print = Печать
score-gone = Нет в этой колоде, убраны: { $names }
score-loading = Загружаем карты …
score-places = Руки и зона сброса
score-to-result = К итогу
