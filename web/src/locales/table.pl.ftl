# Strona stołu, powtórka i wszystko wokół planszy.

## Pytanie
table-prompt = Co trzeba zdecydować
table-your-turn = Twoja kolej
table-announce-turn = Twoja kolej: { $prompt }
table-confirm = Zatwierdź
table-clear = Wyczyść
table-cancel = Anuluj
table-sending = Wysyłanie…
table-yes = Tak
table-no = Nie
table-pick-on-board = Wybierz na planszy.
table-list-all = Wszystkie możliwości
table-list-rest = Mniej możliwości
table-need-exact = Wybrano { $have } z { $max }
table-need-range = Wybrano { $have } (od { $min } do { $max })
table-amount = Liczba od { $lo } do { $hi }
table-less = Mniej
table-more = Więcej
table-less-of = { $name }: o jeden mniej
table-more-of = { $name }: o jeden więcej
table-assign-things = Rzeczy
table-assign-places = Miejsca
table-assign-take = Wybierz, co chcesz gdzieś położyć.
table-assign-put = Gdzie położyć: { $name }?
table-place-room = { $name } (wolne miejsca: { $room })
table-barred = Dlaczego nie { $count }
table-barred-why = Nie można wybrać: { $why }
table-undo = Cofnij
table-undo-ask = Poproś o cofnięcie
table-hint = Podpowiedź
table-hint-thinking = Zastanawiam się…
table-hint-title = Co rozważyłby silny bot
table-hint-known = Zasady nie znają nic lepszego.
table-hint-forced = Jest tylko jedna odpowiedź.
table-hint-glance = Na pierwszy rzut oka to wygląda najlepiej.
table-hint-value = ocena { $percent } na 100
table-hint-more = { $count ->
    [one] Rozważono jeszcze jedną możliwość.
    [few] Rozważono jeszcze { $count } możliwości.
    [many] Rozważono jeszcze { $count } możliwości.
   *[other] Rozważono jeszcze { $count } możliwości.
}
table-hint-how = 100 to pewna i wysoka wygrana. Najlepsze jest na początku. Naciśnij wiersz, by go zaznaczyć.
table-hint-said = Podpowiedź: { $choice }
table-waiting = { $count ->
    [one] Decyduje { $names }.
   *[other] Decydują: { $names }.
}
table-moment = Chwileczkę…
table-connecting = Podchodzimy do stołu…
table-is-over = Gra się skończyła.
table-is-abandoned = Przy tym stole nie ma już nikogo.

## Miejsca
table-seats = Miejsca
table-seat-you = ty
table-seat-here = jest przy stole
table-seat-away = nieobecność
table-seat-bot = bot ({ $bot })
table-seat-substitute = zastępuje bot
table-seat-resigned = rezygnacja
table-seat-decides = decyduje
table-clock = pozostały czas
table-look = Patrz stąd
table-replace = Niech gra bot
table-watchers = Widzowie: { $count }

## Dziennik i czat
table-side = Dziennik i czat
table-log = Dziennik
table-log-empty = Nic się jeszcze nie wydarzyło.
table-since-you-left = Podczas twojej nieobecności
table-go-moment = Zobacz tę chwilę
table-chat = Czat
table-chat-new = Czat (nowe: { $count })
table-chat-empty = Nikt jeszcze nic nie powiedział.
table-chat-muted = Czat jest wyciszony.
table-chat-say = Powiedz coś
table-chat-send = Wyślij
table-spectator = widz
table-mute = Wycisz
table-mute-all = Wycisz wszystkich
table-mute-one = Wycisz: { $name }
table-rule-missing = Tej zasady nie ma w dokumencie zasad.
table-rule-read = Czytaj zasady

## Przed grą
table-gathers = Stół się zbiera
table-gathers-free = { $count ->
    [0] Wszystkie miejsca są zajęte.
    [one] Jedno miejsce jest wolne.
    [few] { $count } miejsca są wolne.
   *[other] { $count } miejsc jest wolnych.
}
table-your-name = Twoje imię przy stole
table-you-are-invited = Jedno miejsce czeka na ciebie.
table-sit-invited = Zajmij moje miejsce
table-sit = Usiądź
table-stand = Wstań
table-begin = Zacznij, wolne miejsca zajmą boty
table-chair = Miejsce { $number }
table-chair-open = wolne dla każdego
table-chair-invited = czeka na kogoś z odnośnikiem
table-copy-invite = Kopiuj zaproszenie
table-copy-table = Kopiuj odnośnik do stołu
table-copied = Odnośnik skopiowany.
table-copy-by-hand = Skopiuj ten odnośnik: { $link }
table-is-public = Ten stół jest widoczny w poczekalni.
table-is-private = Ten stół znajdą tylko osoby z odnośnikiem.
table-is-slow = Gra się powoli, ruch od czasu do czasu.
table-has-clock = Każdy ma { $minutes } min i { $extra } s na każdą decyzję.

## Przekazywanie urządzenia
table-pass-to = Przekaż urządzenie: { $name }
table-pass-why = Nic nie widać, dopóki nie patrzy właściwa osoba.
table-pass-ready = To ja, { $name }

## Nowości, połączenie, odejścia i powroty
table-news = Podczas twojej nieobecności wydarzyło się: { $count }
table-news-replay = Odtwórz
table-news-read = Przeczytane
table-reconnecting = Utracono połączenie. Łączymy ponownie…
table-you-watch = Przyglądasz się grze.
table-bot-plays = Za gracza { $name } gra bot.
table-return = Wróć na miejsce
table-board-failed = Nie udało się narysować planszy. Wszystkie możliwości są wymienione niżej.
table-refused = Odmowa. Nic się nie zmieniło.
table-refused-stale = Gra poszła dalej: to pytanie nie jest już otwarte.
table-refused-not-your-seat = To nie jest twoje miejsce.
table-refused-not-asked = Teraz nie ma nic do decydowania.
table-refused-too-fast = To było za szybko. Spróbuj jeszcze raz.
table-refused-over = Gra się skończyła.
table-refused-no-line = Nie ma teraz połączenia. Nie wysłano.
table-refused-one-hint = Jedna podpowiedź naraz: poprzednia jest jeszcze przemyśliwana.

## Cofanie
table-undo-request = Ktoś chce cofnąć ruch
table-undo-request-asks = { $name } prosi o cofnięcie ruchu.
table-undo-request-agree = Zgadzam się
table-undo-request-refuse = Nie zgadzam się
table-undo-request-waits = Czekamy na: { $names }.

## Stałe polecenia
table-orders = Stałe polecenia
table-orders-about = Co jest rozstrzygane za ciebie bez pytania. Możesz to odwołać w każdej chwili.
table-order-forced = Odpowiadaj samo, gdy jest tylko jedna odpowiedź
table-orders-standing = Twoje polecenia
table-orders-none = Nie ma jeszcze poleceń.
table-order-said = „{ $question }”: zawsze { $pick }
table-order-only-these-said = Tylko dopóki nie pojawi się inna możliwość.
table-order-unless-said = Nie, gdy zdarzy się jedno z tych: { $rules }.
table-order-times-said = Jeszcze razy: { $count }.
table-order-drop = Usuń
table-order-new = Nowe polecenie
table-order-when = Gdy padnie pytanie
table-order-pick = zawsze wybieraj
table-order-only-these = ale nie, gdy pojawi się możliwość, której teraz nie ma
table-order-times = Ile razy
table-order-always = bez końca
table-order-unless = ale nie, gdy znów zdarzy się jedno z tych…
table-order-give = Wydaj polecenie
table-order-no-question = Polecenia można wydawać, gdy padło tu już jakieś pytanie do ciebie.

## Menu
table-menu = Menu stołu
table-share-moment = Kopiuj odnośnik do tej chwili
table-confirm-taps = Zatwierdzaj każdy wybór przed wysłaniem
table-plain-board = Pokaż stół zwykłymi słowami
table-leave = Odejdź na chwilę
table-leave-about = Do twojego powrotu gra bot.
table-resign = Zrezygnuj
table-resign-sure = Zrezygnować na dobre? Dalej zagra bot, a wygrać już nie będzie można.
table-resign-yes = Tak, rezygnuję
table-keys = Klawiatura
table-key-pick = wybierz możliwość
table-key-confirm = zatwierdź
table-key-clear = wyczyść wybór
table-key-undo = cofnij
table-key-hint = poproś o podpowiedź
table-key-tab = przechodź po wszystkim, co da się nacisnąć
table-key-help = ta pomoc
table-report = Zgłoś problem
table-report-about = Twoje słowa zostaną wysłane razem z położeniem w grze, by można było obejrzeć je dokładnie takim, jakie jest.
table-report-what = Co jest nie tak?
table-report-send = Wyślij
table-report-thanks = Dziękujemy. Położenie wysłano razem z twoimi słowami.

## Koniec
table-won = { $count ->
    [one] Wygrywa { $names }
   *[other] Wygrywają: { $names }
}
table-nobody-won = Nikt nie wygrał
table-winner = zwycięstwo
table-place = Miejsce
table-name = Imię
table-score = Punkty
table-rematch = Zagraj jeszcze raz
table-rematch-join = Przejdź do rewanżu
table-replay = Obejrzyj grę
table-record = Pobierz zapis
table-verify = Czy tasowanie było uczciwe?
table-verify-how = Skrót ziarna ogłoszono przed pierwszym ruchem. Pobierz zapis i sprawdź oba poleceniem „conclave replay verify”.
table-seed = Ziarno
table-seed-hash = Skrót ogłoszony na początku

## Odtwarzanie
table-playback = Odtwarzanie
table-playback-of = { $title }: powtórka
table-playback-moment = Chwila
table-playback-at = Chwila { $at } z { $last }
table-playback-first = Na początek
table-playback-back = Krok wstecz
table-playback-play = Odtwarzaj
table-playback-pause = Pauza
table-playback-next = Krok dalej
table-playback-last = Na koniec
table-playback-speed = Szybkość
table-playback-done = Wróć do teraz
table-playback-viewpoint = Oczami
table-playback-spectator = Widz
table-back-to-table = Do stołu

## The frame around the board
table-side-fold = Zwiń dziennik i czat
table-log-fresh = { $count ->
    [one] Dziennik · 1 nowy wpis od twojego ostatniego wyboru
    [few] Dziennik · { $count } nowe wpisy od twojego ostatniego wyboru
   *[other] Dziennik · { $count } nowych wpisów od twojego ostatniego wyboru
}
table-orders-short = Polecenia
table-tools = Więcej
table-none-title = Nie ma takiego stołu
table-none-text = Być może uprzątnięto go po grze albo w adresie jest literówka.

## What happened is shown
table-key-step = wstecz i naprzód przez to, co zdarzyło się od twojego ostatniego wyboru
table-steps = Co się zdarzyło
table-step-back = Krok wstecz
table-step-on = Krok naprzód
table-pace = Jak pokazywać, co robią inni
table-pace-calm = spokojnie
table-pace-normal = po kolei
table-pace-quick = szybko
table-pace-off = od razu
table-rule-ids = Podawaj zasady w dzienniku
table-intent-dropped = Coś się wydarzyło po drodze: reszta twojego ruchu nie została wykonana.

## One’s turn calls
table-sound = Dźwięki
table-notify = Powiadom mnie, gdy to moja kolej, a jestem gdzie indziej
table-notify-refused = Przeglądarka na to nie pozwala. Możesz to zmienić w jej ustawieniach dla tej strony.
table-vibrate = Wibruj, gdy to moja kolej

# What would follow from an answer.
table-foreseen-more = Dalej jeszcze { $count }.
table-foreseen-unanswered = Jeśli nikt nie odpowie.
table-foreseen-chance = Potem decyduje los.
table-board = Stół
