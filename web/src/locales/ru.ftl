# Рамка дома: шапка, главная, новые столы, учётная запись, правила, карты.
house = Conclave
skip = Перейти к содержанию
loading = Минутку
close = Закрыть
try-again = Попробовать ещё раз
language = Язык
theme = Вид: { $look }
theme-system = как в системе
theme-dark = тёмный
theme-light = светлый

nav-main = Главное
nav-play = Играть
nav-cards = Карты
nav-rules = Правила
nav-score = Подсчёт
nav-account = Вы

footer-notice = Conclave — неофициальный проект поклонников; издатели игр его не создавали и не одобряли. Игры и их названия принадлежат издателям. Каждая фраза, картинка и строка кода здесь наши собственные.
footer-nav = Об этом доме
footer-api = API для программ

problem-offline = Не удаётся связаться с домом. Всё ли в порядке с соединением?
problem-server = У нас что-то сломалось. Часто помогает попробовать чуть позже.
problem-unknown = Что-то пошло не так, хотя не должно было.
problem-page = Не удалось загрузить эту страницу.

hero-title = Тихий стол для игр о магии
hero-text = { $games }: играйте строго по правилам, с друзьями за одним устройством или на расстоянии, либо против ботов. Без загрузок и регистрации: один щелчок, и карты розданы.
games = Игры
game-players = { $min ->
    [one] { $max ->
        [one] для одного игрока
       *[other] от 1 до { $max } игроков
    }
   *[other] от { $min } до { $max } игроков
}
game-blurb-fantasy-realms = Семь карт, одно королевство: берите, сбрасывайте и соберите руку, в которой карты усиливают друг друга. Легко научиться, трудно остановиться.
game-blurb-spellbook = Собирайте материю с утра до вечера, изучайте семь заклинаний и накормите фамильяра раньше других.
game-blurb-black-rose-wars = Планируйте заклинания втайне, ставьте ловушки, что срабатывают посреди фразы, призывайте воплощения и восстанавливайте ложу, пока последнее слово не осталось за Чёрной Розой.
game-blurb-darkest-doom = Восемь дней между рассветом и сумерками: ищите реликвии, привлекайте цитадели, сдерживайте лозы и выберите одну из четырёх побед, пока Тьма не забрала их все.
play-now = { $bots ->
    [one] Играть сейчас с ботом
    [few] Играть сейчас с { $bots } ботами
   *[other] Играть сейчас с { $bots } ботами
}
play-game = Играть в { $title }
set-up = Подготовить стол

your-turn = Ваш ход
my-tables = Ваши столы
my-turns = { $count ->
    [one] Ваш ход за { $count } столом
    [few] Ваш ход за { $count } столами
   *[other] Ваш ход за { $count } столами
}
take-turn = Сделать ход
go-back = К столу
look-back = Посмотреть
go-to-table = К столу: { $title }, { $names }
show-finished = { $count ->
    [one] Показать { $count } законченную игру
    [few] Показать { $count } законченные игры
   *[other] Показать { $count } законченных игр
}
hide-finished = Скрыть законченные игры
seat-free = свободное место
status-gathering = Ждёт игроков
status-playing = Идёт игра
status-over = Закончена
status-abandoned = Оставлена
lobby = Открытые столы
lobby-empty = Сейчас открытых столов нет.
lobby-empty-help = Подготовьте открытый стол, и он появится здесь для всех.
join = Сесть
join-table = Сесть за стол: { $names }
watch = Смотреть
watch-table = Смотреть за столом: { $names }

new-title = Новый стол: { $game }
new-seats = Кто играет?
new-seat-count = Места
new-options = Как играете?
new-table = Стол
new-door = Кто может прийти?
door-private = Закрытый
door-private-help = Его найдут только те, у кого есть ссылка.
door-public = Открытый
door-public-help = Все видят его в списке открытых столов и могут смотреть.
new-pace = Темп
pace-live = Вживую
pace-live-help = Все сейчас здесь; того, кого долго нет, может заменить бот.
pace-slow = Неспешно
pace-slow-help = Ход время от времени, днями или неделями. Ваши столы ждут на главной странице.
clock = Часы
clock-none = Без часов
clock-rule = { $bank } на каждого и { $extra } за каждое решение
clock-help = За того, чьё время вышло, дальше играет бот.
time-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[other] { $count } дней
}
time-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
   *[other] { $count } часов
}
time-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
   *[other] { $count } минут
}
time-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
   *[other] { $count } секунд
}
new-start = Начать игру
new-start-help = Все места заняты: игра начнётся сразу.
new-open = Открыть стол
new-open-help = Игра начнётся, когда займут последнее место. Ссылки для приглашённых вы получите на следующем шаге.
new-nameless = У кого-то за этим устройством ещё нет имени.
seat-who = Кто сидит на месте { $seat }?
seat-me = Я
seat-bot = Бот
seat-local = Кто-то за этим устройством
seat-open = Свободно: кто первый придёт
seat-invited = По ссылке-приглашению
seat-open-help = Сюда может сесть любой, кто найдёт стол.
seat-invited-help = Вы получите ссылку на это место, чтобы послать её другу.
seat-local-help = Вы играете на одном устройстве и передаёте его друг другу.
seat-bot-level = Какой бот играет на месте { $seat }?
bot-easy = Лёгкий
bot-easy-about = Играет и ошибается: для первых партий.
bot-medium = Средний
bot-medium-about = Берёт то, что можно взять сразу, и не строит планов.
bot-hard = Трудный
bot-hard-about = Думает наперёд и разыгрывает в уме много партий, до двух секунд на ход.
seat-bot-ways = Другие способы решать
bot-random = Случайный
bot-random-about = Отвечает наугад.
bot-greedy = Жадный
bot-greedy-about = Берёт то, что сразу выглядит лучше всего.
bot-search = Ищущий
bot-search-about = Разыгрывает в уме много партий, почти две секунды на ход.
seat-name = Имя на месте { $seat }
seat-name-placeholder = Имя
seat-nameless = Укажите имя.
chosen = { $count ->
    [0] ничего не выбрано
   *[other] выбрано: { $count }
}

account-title = Вы
name-title = Ваше имя за столами
name-label = Имя
name-help = До 24 знаков. Его видят другие.
name-save = Сохранить имя
name-saved = Имя сохранено.
name-dice = Предложить другое
account-keep = Сохраните свои игры
account-why = Гостем можно играть во всё в этом браузере. С учётной записью вы найдёте свои игры на других устройствах, и ваши места перейдут вместе с вами.
account-new = Новая запись
account-old = Уже есть
account-create = Создать запись
account-sign-in = Войти
account-sign-out = Выйти
account-yours = Ваша учётная запись
account-signed-in = Вы вошли как { $login }.
account-created = Запись готова, и ваши игры уже в ней.
account-welcome = С возвращением, { $name }!
account-bye = Вы вышли.
login-label = Логин
login-help = От 3 до 32 букв, цифр, точек, дефисов или подчёркиваний.
password-label = Пароль
password-help = Не меньше 8 знаков. Несколько несвязанных слов легко запомнить и трудно угадать.

rules-title = Правила: { $game }
rules-contents = Содержание
rules-search = Искать в правилах
rules-found = { $count ->
    [0] Ничего не найдено
    [one] Найдено { $count } место
    [few] Найдено { $count } места
   *[other] Найдено { $count } мест
}
rules-none = Об этом не говорит ни одно правило.
rules-in-english = Документы с правилами написаны по-английски.
rule-link = Ссылка на это правило
rule-tag-seed = книга правил
rule-tag-seed-help = Так сказано в книге правил.
rule-tag-public = открытое
rule-tag-public-help = Известно из другого открытого источника.
rule-tag-ruling = решение
rule-tag-ruling-help = Наше решение там, где книга правил молчит или неясна.
rule-tag-house = домашнее
rule-tag-house-help = Придумано нами.

cards-title = Карты
cards-all = Все игры
cards-search = Искать карты
cards-found = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
cards-none = Такой карты нет.
card-game = Игра
card-group = Вид
card-text = Текст
filters = Фильтры
filters-clear = Сбросить все фильтры
search-clear = Очистить поиск
range-from = от
range-to = до
tag-type = Тип
tag-type-realm = Карта королевства
tag-type-item = Проклятый предмет
tag-type-spell = Заклинание
tag-type-action = Основное действие
tag-type-basic = Основное действие
tag-module = Часть
tag-module-base = Основная игра
tag-module-suits = Новые масти
tag-suit = Масть
tag-strength = Сила
tag-value = Ценность
tag-timing = Когда применять
tag-choice = Выбор в конце
tag-colour = Цвет
tag-set = Набор
tag-phase = Время дня
tag-points_3 = Очки на уровне 3
tag-points_4 = Очки на уровне 4
tag-points_5 = Очки на уровне 5

import-title = Посмотреть запись игры
import-text = Каждую законченную игру можно сохранить в файл. Принесите его сюда и смотрите ход за ходом с любого места. Дом сначала проверит, что игра действительно была сыграна именно так.
import-drop = Положите сюда файл с игрой
import-choose = или нажмите, чтобы выбрать
import-checking = Игра проверяется

about = О нас
about-title = Об этом доме
about-lead = Conclave — открытый дом настольных игр о магии: играйте по правилам, подсчитывайте игры на своём столе, узнавайте всё, что нужно.
about-unofficial = Неофициально
about-notice = Это проект поклонников. Издатели игр его не создавали и не одобряли, и все права на игры принадлежат им:
about-wizkids = Fantasy Realms и The Cursed Hoard — товарные знаки WizKids (NECA/WizKids, LLC).
about-cowboys = SpellBook — товарный знак Space Cowboys (Asmodee Group).
about-doom = Darkest Doom — товарный знак Game Start Studio.
about-rose = Black Rose Wars: Rebirth — товарный знак Ludus Magnus Studio.
about-house-cards = Названия, числа и механики — это факты об играх; каждая фраза, значок и строка кода здесь наши собственные. Где в книге правил содержания нет и пробел заполняем мы, стоит пометка «домашнее»: домашние карты наши. Если игра понравилась, купите коробку.
about-how = Как это устроено
about-how-rules = У каждого правила есть номер и тест. Каждая строка журнала игры ведёт к правилу, из которого она следует.
about-how-peek = Никто не подглядывает: то, чего место знать не должно, не покидает сервер. Хеш тасовки виден до игры, а зерно после неё.
about-how-cards = Что написано, то и происходит: карты — это фразы, и дом исполняет именно эти фразы.
about-how-cookie = Единственный cookie-файл хранит ваше место. Никакой слежки и рекламы.
about-programs = Для программ
about-programs-text = Всё, что делает эта страница, могут делать и программы:

missing-title = Такой страницы нет
missing-text = Возможно, стол уже убрали или в адресе опечатка.
missing-home = Вернуться в дом
