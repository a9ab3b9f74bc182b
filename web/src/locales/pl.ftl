# Rama domu: nagłówek, strona główna, nowe stoły, konto, zasady, karty.
house = Conclave
skip = Przejdź do treści
loading = Chwileczkę
close = Zamknij
try-again = Spróbuj ponownie
language = Język
theme = Wygląd: { $look }
theme-system = jak w systemie
theme-dark = ciemny
theme-light = jasny

nav-main = Główne
nav-play = Graj
nav-cards = Karty
nav-rules = Zasady
nav-score = Punkty
nav-account = Ty

footer-notice = Conclave to nieoficjalny projekt fanów; wydawcy gier ani go nie tworzą, ani nie wspierają. Gry i ich nazwy należą do wydawców. Każde zdanie, obrazek i wiersz kodu są nasze własne.
footer-nav = O tym domu
footer-api = API dla programów

problem-offline = Nie można połączyć się z domem. Czy połączenie działa?
problem-server = Coś się u nas zepsuło. Ponowna próba za chwilę często pomaga.
problem-unknown = Coś poszło nie tak, choć nie powinno.
problem-page = Nie udało się wczytać tej strony.

hero-title = Spokojny stół do gier o magii
hero-text = { $games }: graj zgodnie z zasadami, z przyjaciółmi, przy jednym urządzeniu lub z daleka, albo przeciw botom. Bez pobierania i rejestracji: jedno kliknięcie i karty rozdane.
games = Gry
game-players = { $min ->
    [one] { $max ->
        [one] dla jednej osoby
       *[other] od 1 do { $max } osób
    }
   *[other] od { $min } do { $max } osób
}
game-blurb-fantasy-realms = Siedem kart, jedno królestwo: dobieraj, odrzucaj i znajdź rękę, w której karty wzajemnie się wspierają. Łatwo się nauczyć, trudno przestać.
game-blurb-spellbook = Zbieraj materię od poranka do wieczora, ucz się siedmiu zaklęć i nakarm chowańca, zanim zrobią to inni.
game-blurb-black-rose-wars = Planuj zaklęcia w tajemnicy, zastawiaj pułapki, które działają w pół zdania, przywołuj ewokacje i odbudowuj lożę, zanim Czarna Róża powie ostatnie słowo.
game-blurb-darkest-doom = Osiem dni między świtem a zmierzchem: szukaj reliktów, zdobywaj cytadele, powstrzymuj pnącza i wybierz jedno z czterech zwycięstw, zanim Mrok zabierze wszystkie.
play-now = { $bots ->
    [one] Graj od razu z botem
    [few] Graj od razu z { $bots } botami
   *[other] Graj od razu z { $bots } botami
}
play-game = Graj w { $title }
set-up = Przygotuj stół

your-turn = Twoja kolej
my-tables = Twoje stoły
my-turns = { $count ->
    [one] Twoja kolej przy jednym stole
    [few] Twoja kolej przy { $count } stołach
   *[other] Twoja kolej przy { $count } stołach
}
take-turn = Wykonaj ruch
go-back = Przejdź do stołu
look-back = Obejrzyj
go-to-table = Przejdź do stołu: { $title }, { $names }
show-finished = { $count ->
    [one] Pokaż jedną zakończoną grę
    [few] Pokaż { $count } zakończone gry
   *[other] Pokaż { $count } zakończonych gier
}
hide-finished = Ukryj zakończone gry
seat-free = wolne miejsce
status-gathering = Czeka na graczy
status-playing = W trakcie
status-over = Zakończona
status-abandoned = Porzucona
lobby = Otwarte stoły
lobby-empty = Teraz nie ma otwartych stołów.
lobby-empty-help = Przygotuj publiczny stół, a pojawi się tu dla wszystkich.
join = Dołącz
join-table = Dołącz do stołu: { $names }
watch = Oglądaj
watch-table = Oglądaj stół: { $names }

new-title = Nowy stół: { $game }
new-seats = Kto gra?
new-seat-count = Miejsca
new-options = Jak gracie?
new-table = Stół
new-door = Kto może przyjść?
door-private = Prywatny
door-private-help = Znajdą go tylko osoby z linkiem.
door-public = Publiczny
door-public-help = Wszyscy widzą go na liście otwartych stołów i mogą oglądać.
new-pace = Tempo
pace-live = Na żywo
pace-live-help = Wszyscy są tu teraz; kogo długo nie ma, tego może zastąpić bot.
pace-slow = Powoli
pace-slow-help = Ruch od czasu do czasu, przez dni lub tygodnie. Twoje stoły czekają na stronie głównej.
clock = Zegar
clock-none = Bez zegara
clock-rule = { $bank } na osobę, { $extra } więcej za każdą decyzję
clock-help = Za kogo skończył się czas, za tego dalej gra bot.
time-days = { $count ->
    [one] 1 dzień
    [few] { $count } dni
   *[other] { $count } dni
}
time-hours = { $count ->
    [one] 1 godzina
    [few] { $count } godziny
   *[other] { $count } godzin
}
time-minutes = { $count ->
    [one] 1 minuta
    [few] { $count } minuty
   *[other] { $count } minut
}
time-seconds = { $count ->
    [one] 1 sekunda
    [few] { $count } sekundy
   *[other] { $count } sekund
}
new-start = Rozpocznij grę
new-start-help = Wszystkie miejsca są zajęte: gra zaczyna się od razu.
new-open = Otwórz stół
new-open-help = Gra zacznie się, gdy ktoś zajmie ostatnie miejsce. Linki do zaproszeń dostaniesz za chwilę.
new-nameless = Ktoś przy tym urządzeniu nie ma jeszcze imienia.
seat-who = Kto siedzi na miejscu { $seat }?
seat-me = Ja
seat-bot = Bot
seat-local = Ktoś przy tym urządzeniu
seat-open = Wolne: kto pierwszy
seat-invited = Przez link z zaproszeniem
seat-open-help = Może tu usiąść każdy, kto znajdzie stół.
seat-invited-help = Dostaniesz link do tego miejsca, by wysłać go znajomej osobie.
seat-local-help = Korzystacie z jednego urządzenia i podajecie je sobie.
seat-bot-level = Który bot gra na miejscu { $seat }?
bot-easy = Łatwy
bot-easy-about = Gra i się myli: na pierwsze partie.
bot-medium = Średni
bot-medium-about = Bierze, co może mieć od razu, i nie planuje.
bot-hard = Trudny
bot-hard-about = Myśli naprzód i rozgrywa w głowie wiele partii, do dwóch sekund na ruch.
seat-bot-ways = Inne sposoby decydowania
bot-random = Losowy
bot-random-about = Odpowiada na chybił trafił.
bot-greedy = Zachłanny
bot-greedy-about = Bierze to, co od razu wygląda najlepiej.
bot-search = Szukający
bot-search-about = Rozgrywa w głowie wiele partii, prawie dwie sekundy na ruch.
seat-name = Imię na miejscu { $seat }
seat-name-placeholder = Imię
seat-nameless = Podaj imię.
chosen = { $count ->
    [0] nic nie wybrano
   *[other] wybrano: { $count }
}

account-title = Ty
name-title = Twoje imię przy stołach
name-label = Imię
name-help = Do 24 znaków. Widzą je inni.
name-save = Zapisz imię
name-saved = Imię zapisane.
name-dice = Zaproponuj inne
account-keep = Zachowaj swoje gry
account-why = Jako gość zagrasz we wszystko w tej przeglądarce. Z kontem znajdziesz swoje gry na innych urządzeniach, a twoje miejsca przejdą razem z tobą.
account-new = Nowe konto
account-old = Mam konto
account-create = Utwórz konto
account-sign-in = Zaloguj się
account-sign-out = Wyloguj się
account-yours = Twoje konto
account-signed-in = Zalogowano jako { $login }.
account-created = Konto gotowe, a twoje gry już w nim są.
account-welcome = Witaj ponownie, { $name }!
account-bye = Wylogowano.
login-label = Login
login-help = Od 3 do 32 liter, cyfr, kropek, myślników lub podkreśleń.
password-label = Hasło
password-help = Co najmniej 8 znaków. Kilka niepowiązanych słów łatwo zapamiętać, a trudno odgadnąć.

rules-title = Zasady: { $game }
rules-contents = Spis treści
rules-search = Szukaj w zasadach
rules-found = { $count ->
    [0] Nic nie znaleziono
    [one] Znaleziono jedno miejsce
    [few] Znaleziono { $count } miejsca
   *[other] Znaleziono { $count } miejsc
}
rules-none = Żadna zasada o tym nie mówi.
rules-in-english = Dokumenty z zasadami są po angielsku.
rule-link = Link do tej zasady
rule-tag-seed = instrukcja
rule-tag-seed-help = Tak mówi instrukcja.
rule-tag-public = publiczne
rule-tag-public-help = Znane z innego publicznego źródła.
rule-tag-ruling = rozstrzygnięcie
rule-tag-ruling-help = Nasza decyzja tam, gdzie instrukcja milczy lub jest niejasna.
rule-tag-house = domowe
rule-tag-house-help = Wymyślone przez nas.

cards-title = Karty
cards-all = Wszystkie gry
cards-search = Szukaj kart
cards-found = { $count ->
    [one] Jedna karta
    [few] { $count } karty
   *[other] { $count } kart
}
cards-none = Nie ma takiej karty.
card-game = Gra
card-group = Rodzaj
card-text = Tekst
filters = Filtry
filters-clear = Usuń wszystkie filtry
search-clear = Wyczyść wyszukiwanie
range-from = od
range-to = do
tag-type = Typ
tag-type-realm = Karta królestwa
tag-type-item = Przeklęty przedmiot
tag-type-spell = Zaklęcie
tag-type-action = Akcja podstawowa
tag-type-basic = Akcja podstawowa
tag-module = Część
tag-module-base = Gra podstawowa
tag-module-suits = Nowe zestawy
tag-suit = Zestaw
tag-strength = Siła
tag-value = Wartość
tag-timing = Kiedy użyć
tag-choice = Wybór na końcu
tag-colour = Kolor
tag-set = Zestaw
tag-phase = Pora dnia
tag-points_3 = Punkty na poziomie 3
tag-points_4 = Punkty na poziomie 4
tag-points_5 = Punkty na poziomie 5

import-title = Obejrzyj zapis gry
import-text = Każdą zakończoną grę można zapisać w pliku. Przynieś go tutaj i oglądaj ruch po ruchu, z każdego miejsca. Dom najpierw sprawdzi, czy gra naprawdę tak przebiegła.
import-drop = Upuść tu plik z grą
import-choose = albo naciśnij, aby go wybrać
import-checking = Gra jest sprawdzana

about = O nas
about-title = O tym domu
about-lead = Conclave to otwarty dom gier planszowych o magii: graj zgodnie z zasadami, podliczaj gry na własnym stole, sprawdzaj wszystko.
about-unofficial = Projekt nieoficjalny
about-notice = To projekt fanów. Wydawcy gier ani go nie tworzą, ani nie wspierają, a wszelkie prawa do gier należą do nich:
about-wizkids = Fantasy Realms (Fantastyczne światy) i The Cursed Hoard (Przeklęte skarby) są znakami towarowymi WizKids (NECA/WizKids, LLC).
about-cowboys = SpellBook (Księga zaklęć) jest znakiem towarowym Space Cowboys (Asmodee Group).
about-doom = Darkest Doom jest znakiem towarowym Game Start Studio.
about-rose = Black Rose Wars: Rebirth jest znakiem towarowym Ludus Magnus Studio.
about-house-cards = Nazwy, liczby i mechaniki to fakty o grach; każde zdanie, ikona i wiersz kodu są nasze własne. Gdzie instrukcja nie podaje treści i lukę wypełniamy my, jest to oznaczone jako „domowe”: domowe karty są nasze. Jeśli gra ci się podoba, kup pudełko.
about-how = Jak to działa
about-how-rules = Każda zasada ma identyfikator i test. Każdy wiersz dziennika gry prowadzi do zasady, z której wynika.
about-how-peek = Nikt nie podgląda: czego dane miejsce nie może wiedzieć, to nie opuszcza serwera. Skrót tasowania widać przed grą, a ziarno po niej.
about-how-cards = Co czytasz, to się dzieje: karty są zdaniami, a dom wykonuje dokładnie te zdania.
about-how-cookie = Jedyne ciasteczko pilnuje twojego miejsca. Nie ma śledzenia ani reklam.
about-programs = Dla programów
about-programs-text = Wszystko, co robi ta strona, mogą robić także programy:

missing-title = Nie ma takiej strony
missing-text = Może stół już uprzątnięto, a może w adresie jest literówka.
missing-home = Wróć do domu
