# Fantastyczne światy: plansza, karty i asystent punktacji.

## Cards
realms-bonus = Premia
realms-penalty = Kara
realms-strength = Siła
realms-item = Przeklęty przedmiot
realms-item-value = Wartość na koniec
realms-points = { $count } pkt
realms-blanked = wykluczona
realms-cleared = kara zniesiona
realms-as = jako { $name }
realms-worth-now = teraz warta:
realms-card-label = { $name }, { $suit }, siła { $strength }
realms-item-label = { $name }, przeklęty przedmiot, wartość { $value }
realms-worth-label = teraz warta { $count }
realms-fresh = właśnie przyszła
realms-new = nowa
realms-locked = nie teraz
realms-advised = najlepszy znaleziony wybór
realms-close = Zamknij
realms-rule = Reguła { $rule }

## A closer look
realms-look-card = { $suit } · siła { $strength }
realms-look-item = { $timing } · { $value } na koniec
realms-worth-here = Warta w twojej ręce
realms-worth-there = Byłaby warta
realms-with-it = Twoja ręka z nią
realms-without-it = Twoja ręka bez niej

## The turn
realms-turn-yours = Twoja tura
realms-turn-of = Gra { $name }
realms-turn-choices = Ręce są odkryte: ostatnie wybory
realms-turn-over = Koniec gry
realms-steps = Kroki tury
realms-step-draw = Dobierz
realms-step-discard = Odrzuć
realms-step-item = Przedmiot
realms-waits = Czekamy na: { $names }
realms-left =
  { $count ->
     [0] To odrzucenie kończy grę
     [one] Jeszcze jedna karta kończy grę
     [few] Jeszcze { $count } karty kończą grę
    *[other] Jeszcze { $count } kart kończy grę
  }
realms-their-turn = tura
realms-first = zaczynał grę
realms-others = Pozostali gracze

## Zones
realms-your-hand = Twoja ręka
realms-hand-count = { $count } z { $full } kart
realms-hand-over =
  { $count ->
     [one] jedna karta
     [few] { $count } karty
    *[other] { $count } kart
  }
realms-hand-worth = warta
realms-total-help = Z najlepszymi wyborami, według obecnego stanu
realms-hand-empty = Na razie brak kart.
realms-counted-with = Policzono z wyborami:
realms-sort = Kolejność kart
realms-sort-suit = Rodzaj
realms-sort-strength = Siła
realms-sort-worth = Wartość
realms-discard = Obszar kart odrzuconych
realms-discard-count = { $count } z { $end }
realms-covered = tylko { $name }
realms-covered-yours = tylko ty
realms-deck = Talia
realms-deck-count =
  { $count ->
     [one] Talia: jedna karta
     [few] Talia: { $count } karty
    *[other] Talia: { $count } kart
  }
realms-deck-known = Znasz z nich: { $count }
realms-depth = { $depth }. od góry:
realms-draw = dobierz
realms-draw-two = dobierz dwie
realms-item-deck = Przedmioty
realms-item-pile = Odrzucone przedmioty
realms-cards-held =
  { $count ->
     [one] jedna karta na ręce
     [few] { $count } karty na ręce
    *[other] { $count } kart na ręce
  }
realms-known-cards = Karty, które znasz
realms-open-hand = Odkryta ręka
realms-face-up = odkryty
realms-used = użyty
realms-used-count = użyte: { $count }
realms-aside = odłożone
realms-your-items = Twoje przeklęte przedmioty
realms-your-used = Użyte:

## Items at work
realms-effect = Działa: { $item }
realms-effect-suit = Wskazany rodzaj:
realms-effect-shown = Pokazana:
realms-effect-offers = Oferty:
realms-effect-cards = Karty:

## Scores
realms-end = Wyniki końcowe
realms-counting = Liczenie punktów …
realms-winner = wygrywa
realms-choices-best = Najlepsze znalezione wybory
realms-choices-made = Dokonane wybory
realms-show-why = Pokaż uzasadnienia
realms-hide-why = Ukryj uzasadnienia
realms-col-base = siła
realms-col-bonus = premia
realms-col-penalty = kara
realms-col-total = punkty
realms-line-label = { $name }: { $total } pkt. Dlaczego?

## The scoring assistant
score-title = Policz punkty
score-intro = Fantastyczne światy na waszym stole: wpisz karty, a każdy punkt zostanie wyjaśniony.
score-suits = Nowe rodzaje
score-suits-help = Budowle, obcy i nieumarli (Przeklęte skarby)
score-items = Przeklęte przedmioty
score-items-help = Wartości przedmiotów użytych w grze
score-player = Gracz { $number }
score-player-name = Imię gracza { $number }
score-add-player = Dodaj gracza
score-remove-player = Usuń: { $name }
score-discard = Obszar kart odrzuconych
score-discard-help = Potrzebny tylko kartom, które tam zaglądają, np. nieumarłym
score-discard-short = Odrzucone
score-hand = Ręka
score-hand-count = { $count } z { $full }
score-face-down = Zakryte przedmioty
score-search = Nazwa karty …
score-search-label = Znajdź kartę: { $name }
score-search-items = Nazwa przedmiotu …
score-found =
  { $count ->
     [0] Nie znaleziono karty
     [one] Jedna karta. Enter ją dodaje.
     [few] { $count } karty. Strzałki wybierają, Enter dodaje.
    *[other] { $count } kart. Strzałki wybierają, Enter dodaje.
  }
score-put = Dodano: { $name }.
score-nothing = Nic się tak nie nazywa.
score-all-suits = Wszystkie
score-filter = Filtruj według rodzaju
score-held-by = ma { $name }
score-in-discard = wśród odrzuconych
score-hand-full = ręka ma najwyżej { $limit } kart
score-not-in-deck = nie ma jej w tej talii
score-take-out = Wyjmij: { $name }
score-result = Wynik
score-result-none = Dodaj karty do ręki, aby zobaczyć, ile jest warta.
score-clear = Wyczyść
score-regret-cleared = Karty usunięto.
score-regret-removed = Gracza usunięto.
score-regret-linked = Ta punktacja pochodzi z odnośnika.
score-undo = Cofnij
score-undo-linked = Wróć do mojej
score-share = Kopiuj odnośnik
score-shared = Odnośnik jest w schowku.
score-share-failed = Odnośnik jest w pasku adresu.
score-print = Drukuj
score-gone = Nie ma w tej talii, wyjęto: { $names }
score-loading = Pobieranie kart …
score-places = Ręce i karty odrzucone
score-to-result = Do wyniku
