# Страница стола, повтор и всё вокруг поля.

## Вопрос
table-prompt = Что нужно решить
table-your-turn = Ваш ход
table-announce-turn = Ваш ход: { $prompt }
table-confirm = Подтвердить
table-clear = Очистить
table-cancel = Отмена
table-sending = Отправляем…
table-yes = Да
table-no = Нет
table-pick-on-board = Выберите на поле.
table-list-all = Все варианты
table-list-rest = Меньше вариантов
table-need-exact = Выбрано { $have } из { $max }
table-need-range = Выбрано { $have } (от { $min } до { $max })
table-amount = Число от { $lo } до { $hi }
table-less = Меньше
table-more = Больше
table-less-of = { $name }: на один меньше
table-more-of = { $name }: на один больше
table-assign-things = Предметы
table-assign-places = Места
table-assign-take = Выберите, что положить.
table-assign-put = Куда положить: { $name }?
table-place-room = { $name } (свободно: { $room })
table-barred = Почему нельзя { $count }
table-barred-why = Нельзя выбрать: { $why }
table-undo = Отменить ход
table-undo-ask = Попросить вернуть ход
table-hint = Подсказка
table-hint-thinking = Обдумываю…
table-hint-title = Что обдумал бы сильный бот
table-hint-known = Правила не знают ничего лучше.
table-hint-forced = Ответ только один.
table-hint-glance = На первый взгляд это лучше всего.
table-hint-value = оценка { $percent } из 100
table-hint-more = { $count ->
    [one] Рассмотрен ещё { $count } вариант.
    [few] Рассмотрено ещё { $count } варианта.
    [many] Рассмотрено ещё { $count } вариантов.
   *[other] Рассмотрено ещё { $count } варианта.
}
table-hint-how = 100 — верная победа с большим отрывом. Лучшее — первым. Нажмите строку, чтобы отметить её.
table-hint-said = Подсказка: { $choice }
table-waiting = { $count ->
    [one] Решает { $names }.
   *[other] Решают: { $names }.
}
table-moment = Минутку…
table-connecting = Подходим к столу…
table-is-over = Игра окончена.
table-is-abandoned = За этим столом никого не осталось.

## Места
table-seats = Места
table-seat-you = вы
table-seat-here = за столом
table-seat-away = нет на месте
table-seat-bot = бот ({ $bot })
table-seat-substitute = играет бот
table-seat-resigned = вне игры
table-seat-decides = решает
table-clock = осталось времени
table-look = Смотреть отсюда
table-replace = Пусть играет бот
table-watchers = Зрителей: { $count }

## Журнал и чат
table-side = Журнал и чат
table-log = Журнал
table-log-empty = Пока ничего не произошло.
table-since-you-left = Пока вас не было
table-go-moment = Посмотреть этот момент
table-chat = Чат
table-chat-new = Чат (новых: { $count })
table-chat-empty = Пока никто ничего не сказал.
table-chat-muted = Чат отключён.
table-chat-say = Скажите что-нибудь
table-chat-send = Отправить
table-spectator = зритель
table-mute = Не слышать
table-mute-all = Не слышать никого
table-mute-one = Не слышать: { $name }
table-rule-missing = Этого правила нет в документе правил.
table-rule-read = Читать правила

## До игры
table-gathers = Стол собирается
table-gathers-free = { $count ->
    [0] Все места заняты.
    [one] Свободно { $count } место.
    [few] Свободны { $count } места.
   *[other] Свободно { $count } мест.
}
table-your-name = Ваше имя за столом
table-you-are-invited = Для вас оставлено место.
table-sit-invited = Занять моё место
table-sit = Сесть
table-stand = Встать
table-begin = Начать, свободные места займут боты
table-chair = Место { $number }
table-chair-open = свободно для всех
table-chair-invited = ждёт того, у кого есть ссылка
table-copy-invite = Копировать приглашение
table-copy-table = Копировать ссылку на стол
table-copied = Ссылка скопирована.
table-copy-by-hand = Скопируйте ссылку: { $link }
table-is-public = Этот стол виден в списке.
table-is-private = Этот стол найдут только те, у кого есть ссылка.
table-is-slow = Играют не спеша, ход время от времени.
table-has-clock = У каждого { $minutes } мин и { $extra } с на каждое решение.

## Передача устройства
table-pass-to = Передайте устройство: { $name }
table-pass-why = Ничего не видно, пока не смотрит тот, кто должен.
table-pass-ready = Это я, { $name }

## Новости, связь, уход и возвращение
table-news = Событий, пока вас не было: { $count }
table-news-replay = Показать
table-news-read = Прочитано
table-reconnecting = Связь потеряна. Подключаемся снова…
table-you-watch = Вы наблюдаете за игрой.
table-bot-plays = Вместо игрока { $name } играет бот.
table-return = Вернуться на место
table-board-failed = Не удалось нарисовать поле. Все варианты перечислены ниже.
table-refused = Отказано. Ничего не изменилось.
table-refused-stale = Игра ушла вперёд: этот вопрос уже закрыт.
table-refused-not-your-seat = Это не ваше место.
table-refused-not-asked = Сейчас решать нечего.
table-refused-too-fast = Слишком быстро. Попробуйте ещё раз.
table-refused-over = Игра окончена.
table-refused-no-line = Сейчас нет связи. Не отправлено.
table-refused-one-hint = По одной подсказке за раз: прошлая ещё обдумывается.

## Отмена хода
table-undo-request = Кто-то хочет вернуть ход
table-undo-request-asks = { $name } просит вернуть ход.
table-undo-request-agree = Согласиться
table-undo-request-refuse = Отказать
table-undo-request-waits = Ждём ответа: { $names }.

## Постоянные распоряжения
table-orders = Распоряжения
table-orders-about = Что решается за вас без вопроса. Это можно отменить в любой момент.
table-order-forced = Отвечать само, когда ответ только один
table-orders-standing = Ваши распоряжения
table-orders-none = Распоряжений пока нет.
table-order-said = «{ $question }»: всегда { $pick }
table-order-only-these-said = Только пока не появится другой вариант.
table-order-unless-said = Не после того, как сработает одно из этих: { $rules }.
table-order-times-said = Осталось раз: { $count }.
table-order-drop = Убрать
table-order-new = Новое распоряжение
table-order-when = Когда спрашивают
table-order-pick = всегда выбирать
table-order-only-these = но не если появится вариант, которого сейчас нет
table-order-times = Сколько раз
table-order-always = без конца
table-order-unless = но не после того, как снова произойдёт одно из этих…
table-order-give = Дать распоряжение
table-order-no-question = Распоряжения можно дать после того, как вас здесь о чём-нибудь спросили.

## Меню
table-menu = Меню стола
table-share-moment = Копировать ссылку на этот момент
table-confirm-taps = Подтверждать каждый выбор перед отправкой
table-plain-board = Показать стол простыми словами
table-leave = Отойти на время
table-leave-about = До вашего возвращения играет бот.
table-resign = Сдаться
table-resign-sure = Сдаться окончательно? Дальше будет играть бот, и выиграть вы уже не сможете.
table-resign-yes = Да, сдаюсь
table-keys = Клавиатура
table-key-pick = выбрать вариант
table-key-confirm = подтвердить
table-key-clear = очистить выбор
table-key-undo = отменить ход
table-key-hint = попросить подсказку
table-key-tab = переходить по всему, что нажимается
table-key-help = эта справка
table-report = Сообщить о проблеме
table-report-about = Ваши слова отправятся вместе с позицией, чтобы её можно было увидеть точно такой, какая она сейчас.
table-report-what = Что не так?
table-report-send = Отправить
table-report-thanks = Спасибо. Позиция отправлена вместе с вашими словами.

## Конец
table-won = { $count ->
    [one] Победа: { $names }
   *[other] Победили: { $names }
}
table-nobody-won = Никто не победил
table-winner = победа
table-place = Место
table-name = Имя
table-score = Очки
table-rematch = Сыграть ещё раз
table-rematch-join = К реваншу
table-replay = Посмотреть игру
table-record = Скачать запись
table-verify = Честно ли тасовали?
table-verify-how = Хеш зерна был объявлен до первого хода. Скачайте запись и проверьте командой «conclave replay verify».
table-seed = Зерно
table-seed-hash = Хеш, объявленный в начале

## Фильм
table-playback = Воспроизведение
table-playback-of = { $title }: повтор
table-playback-moment = Момент
table-playback-at = Момент { $at } из { $last }
table-playback-first = В начало
table-playback-back = Шаг назад
table-playback-play = Воспроизвести
table-playback-pause = Пауза
table-playback-next = Шаг вперёд
table-playback-last = В конец
table-playback-speed = Скорость
table-playback-done = Вернуться к игре
table-playback-viewpoint = Глазами
table-playback-spectator = Зритель
table-back-to-table = К столу

## The frame around the board
table-side-fold = Свернуть журнал и чат
table-log-fresh = { $count ->
    [one] Журнал · { $count } новая запись после вашего последнего решения
    [few] Журнал · { $count } новые записи после вашего последнего решения
   *[other] Журнал · { $count } новых записей после вашего последнего решения
}
table-orders-short = Распоряжения
table-tools = Ещё
table-none-title = Такого стола нет
table-none-text = Возможно, его убрали после партии, или в адресе опечатка.

## What happened is shown
table-key-step = назад и вперёд по событиям с вашего последнего решения
table-steps = Что произошло
table-step-back = На шаг назад
table-step-on = На шаг вперёд
table-pace = Как показывать действия других
table-pace-calm = спокойно
table-pace-normal = по очереди
table-pace-quick = быстро
table-pace-off = сразу
table-rule-ids = Называть правила в журнале
table-intent-dropped = Что-то вмешалось: остаток вашего хода не выполнен.

## One’s turn calls
table-sound = Звуки
table-notify = Сообщать о моём ходе, когда я в другой вкладке
table-notify-refused = Браузер этого не позволяет. Это можно изменить в его настройках для этой страницы.
table-vibrate = Вибрировать, когда мой ход

# What would follow from an answer.
table-foreseen-more = И ещё { $count }.
table-foreseen-unanswered = Если никто не ответит.
table-foreseen-chance = Дальше решает случай.
table-board = Стол
