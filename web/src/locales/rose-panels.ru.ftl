# Панели поля Black Rose Wars: маги, шкалы, события, библиотека, раунд и конец игры.

## Значения
rp-life = Здоровье
rp-strength = Сила
rp-move = Скорость
rp-power = Очки силы
rp-hand = Карты на руке
rp-crown = Обладатель короны
rp-first = Первый маг
rp-acts = Сейчас действует
rp-acts-left = Сейчас действует, { $count ->
    [one] осталось { $count } действие
    [few] осталось { $count } действия
   *[other] осталось { $count } действий
  }
rp-you = { $name }, вы
rp-life-of = Здоровье, { $name }: { $left } из { $life }
rp-cubes-left = { $count ->
    [one] Осталась { $count } фишка
    [few] Осталось { $count } фишки
   *[other] Осталось { $count } фишек
  }
rp-tokens = Жетоны физических действий: доступно { $left } из { $all }
rp-power-end = конец на { $end }
rp-power-of = { $name }, очки силы: { $power }

## Воплощения
rp-evocations = Воплощения
rp-evocation = { $name }: здоровье { $left } из { $life }, сила { $strength }, скорость { $move }{ $upgrade ->
    [none] { "" }
   *[other] , { $upgrade }
  }{ $acted ->
    [true] , уже действовало
   *[other] { "" }
  }
rp-evocation-none = Пустая ячейка воплощения
rp-borne = Назначено этому магу
rp-borne-by = Назначил этому магу: { $name }
rp-upgrades = Улучшения

## Трофеи и сглазы
rp-trophies = Трофеи
rp-trophies-none = Нет трофеев
rp-trophies-of = { $count ->
    [one] { $count } трофей, { $name }
    [few] { $count } трофея, { $name }
   *[other] { $count } трофеев, { $name }
  }
rp-misfortunes = Сглазы
rp-misfortunes-none = Нет сглазов
rp-misfortune = { $name }, фишки: { $cubes } из { $places }

## Задания
rp-quests = Задания
rp-quests-active = Активные задания
rp-quests-completed = Выполненные задания
rp-quests-resolved = Завершённые задания
rp-quest = { $name } ({ $state ->
    [completed] выполнено
   *[other] активно
  }){ $places ->
    [0] { "" }
   *[other] , фишки: { $cubes } из { $places }
  }, очки силы: { $reward }
rp-quest-back = Закрытое задание { $moon }-й фазы луны, { $cubes ->
    [one] { $cubes } фишка
    [few] { $cubes } фишки
   *[other] { $cubes } фишек
  }
rp-quest-none = Место для задания
rp-quest-secret = Закрыто для остальных
rp-quest-deck = Задания { $moon }-й фазы луны
rp-resolved = { $count ->
    [one] { $count } завершённое задание
    [few] { $count } завершённых задания
   *[other] { $count } завершённых заданий
  }
rp-reward = Очки силы: { $reward }

## Остальные и их карты
rp-players = Маги
rp-details = Всё, что есть у игрока { $name }
rp-plan-done = План готов
rp-slots = Ячейки
rp-slot = Ячейка { $slot ->
    [quick] быстрого заклинания
   *[other] { $slot }
  }: { $state ->
    [prepared] заготовлено
    [active] активировано
    [revealed] раскрыто
   *[other] пусто
  }{ $token ->
    [trap] , ловушка
    [protect] , защита
   *[other] { "" }
  }{ $card ->
    [none] { "" }
   *[other] , { $card }
  }
rp-half = { $half ->
    [top] основной эффект
   *[other] обратный эффект
  }
rp-stable = { $name ->
    [none] Устойчивость, на творце
   *[other] Устойчивость, носитель: { $name }
  }
rp-grimoire = Гримуар
rp-grimoire-of = Гримуар ({ $school } { $number })
rp-memories = Воспоминания
rp-aside = Личные заклинания для следующих фаз луны

## Аватар
rp-avatar-level = { $level ->
    [master] Мастер
   *[other] Ученик
  }
rp-orders = Приказы аватара
rp-orders-resolved = Приказы, исполненные на этом этапе
rp-order-deck = Приказы { $moon }-й фазы луны: { $count }
rp-order-token = Следующий приказ — { $token ->
    [trap] ловушка
   *[other] защита
  }: { $to ->
    [damaged] когда аватар получает урон
   *[other] когда он становится целью заклинания боя
  }
rp-acts-after = Действует после: { $name }

## События
rp-events = События
rp-event = Ячейка { $slot }: { $name }, { $timing }; покидая её, даёт Розе очки силы: { $power }
rp-event-none = Ячейка { $slot } для событий пуста
rp-event-power = Когда событие уходит, Роза получает очки силы: { $power }
rp-event-deck = События { $moon }-й фазы луны
rp-events-discarded = Сброшенные события: { $count }
rp-timing = { $timing ->
    [general] постоянный эффект
    [instant] немедленный эффект
    [action] этап действий
    [black_rose] этап Чёрной Розы
    [study] этап изучения
    [planning] этап планирования
    [evocation] этап воплощений
   *[cleanup] этап очистки
  }

## Библиотека и запасы
rp-library = Библиотека
rp-school = { $school ->
    [agony] Агония
    [alchemy] Алхимия
    [nightmare] Кошмар
    [witchcraft] Ворожба
    [technomancy] Техномантия
    [shamanism] Шаманизм
   *[other] { $school }
  }
rp-pile = { $name }: в колоде { $deck }, в сбросе { $discard }
rp-forgotten = Забытые заклинания
rp-discarded = Сброс: { $name }
rp-removed = Вне игры
rp-left = { $name }: осталось { $left }
rp-figures-left = Осталось фигурок

## Раунд и этапы
rp-turn = Раунд { $turn }
rp-setup = Подготовка
rp-moon = Фаза луны { $moon ->
    [1] I
    [2] II
   *[3] III
  }
rp-phases = Этапы раунда
rp-phase = { $phase ->
    [black_rose] Чёрная Роза
    [study] Изучение
    [planning] Планирование
    [action] Действия
    [evocation] Воплощения
   *[cleanup] Очистка
  }

## Вопросы
rp-tray = О чём вопрос
rp-less = На один меньше
rp-more = На один больше
rp-less-of = { $name }: на один меньше
rp-ignore = Игнорировать урон: { $number }
rp-ignored = Игнорируемый урон
rp-ignore-result = Игнорируется: { $ignored }, будет получено: { $left }

## Места на поле
rp-mine = Ваш маг
rp-tab-hand = Рука
rp-tab-me = Я
rp-tab-mages = Маги
rp-tab-events = События
rp-tab-library = Библиотека
rp-tabs = Части стола
rp-nobody = Идёт выбор магов.

## Конец
rp-end = Конец игры
rp-end-winner = Победитель: { $name }
rp-end-winners = Победу делят { $names }
rp-end-rose = Побеждает Чёрная Роза: все маги проиграли
rp-end-place = Место
rp-end-mage = Маг
rp-end-source = { $source ->
    [track] Очки силы на шкале
    [quests] Завершённые задания
    [trophies] Трофеи
   *[crown] Корона
  }
rp-end-score = Итог
