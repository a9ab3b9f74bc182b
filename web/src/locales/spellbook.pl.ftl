# Plansza Księgi zaklęć.

sb-seat = Miejsce { $number }
sb-token = { $colour } { $rune }
sb-colour-red = czerwona
sb-colour-purple = fioletowa
sb-colour-green = zielona
sb-colour-black = czarna
sb-colour-white = biała
sb-colour-blue = niebieska
sb-colour-yellow = żółta
sb-rune-round = okrągła
sb-rune-triangle = trójkątna
sb-rune-square = kwadratowa
sb-sum = Razem

## Dzień
sb-day = Dzień
sb-your-day = Twój dzień
sb-day-of = Dzień gracza { $name }
sb-round = Runda { $round }
sb-you-decide = teraz decydujesz ty
sb-decides = decyduje { $name }
sb-last-round = Ostatnia runda
sb-last-day = Ostatni dzień
sb-phase-morning = Poranek
sb-phase-midday = Południe
sb-phase-evening = Wieczór
sb-no-phase = Bez pory dnia: działa samo
sb-hint-morning = Wylosuj 2, weź 1 lub zaklęcie poranka
sb-hint-midday = Zmagazynuj 1 lub zaklęcie południa
sb-hint-evening = Naucz się zaklęcia lub użyj zaklęcia wieczoru
sb-actions = Co możesz teraz zrobić
sb-running = Akcje w toku

## Stół
sb-altar = Ołtarz
sb-pouch = Sakiewka
sb-tray = Tacka
sb-inside = { $place }: { $count }
sb-pool = Pula
sb-of = { $count } z { $most }
sb-familiar = Planszetka chowańca
sb-full-board = pełna planszetka:
sb-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
  }
sb-points-word = { $points ->
    [one] punkt
    [few] punkty
   *[other] punktów
  }
sb-points-title = Punkty
sb-points-at-end = punkty liczone na końcu
sb-first-player = Pierwszy gracz
sb-acting = decyduje
sb-others = Pozostali gracze
sb-players = Gracze
sb-learned-spells = { $count ->
    [one] { $count } znane zaklęcie
    [few] { $count } znane zaklęcia
   *[other] { $count } znanych zaklęć
  }

## Zaklęcia
sb-spells = Siedem zaklęć
sb-reference = Każdego dnia
sb-wild = 1 dzika materia dowolnego koloru. Co najmniej jedna zapłacona musi być prawdziwa.
sb-level = poziom { $level }
sb-level-short = poziom { $level }
sb-learn-level = naucz się poziomu { $level }
sb-raise-to = podnieś na poziom { $level }
sb-copy-level = skopiuj poziom { $level }
sb-use-level = użyj poziomu { $level }
sb-affordable = stać cię na to
sb-knows = { $name }: poziom { $level }, { $token }
sb-choosing = Trwa wybór zaklęć tej gry.
sb-choose = Zaklęcie tej gry: { $colour }

## Płacenie
sb-pay-title = Zapłać za: { $spell }
sb-pay-help = Dotknij żetonów ze swojej puli. Trzy o tej samej runie to dzika materia.
sb-pay-none = Jeszcze nic nie wybrano
sb-pay-partial = Wybrano { $count }, to jeszcze za mało
sb-pay-clear = Odłóż
sb-pay = Zapłać i naucz się
sb-pay-card = Zapłać i naucz się; który żeton zostaje na karcie?
sb-pay-keep = Zapłać i naucz się, na karcie zostaje { $token }
sb-pay-ways = { $count ->
    [one] { $count } sposób zapłaty
    [few] { $count } sposoby zapłaty
   *[other] { $count } sposobów zapłaty
  }
sb-pay-legend = zostaje na karcie. Żetony dzikiej materii wybierzesz potem.
sb-pay-more = Pokaż wszystkie sposoby

## Solo
sb-opponent = Planszetka przeciwnika
sb-opponent-help = { $count ->
    [0] Tor jest pełny.
    [one] Zostało 1 pole; gra kończy się, gdy tor jest pełny.
    [few] Zostały { $count } pola; gra kończy się, gdy tor jest pełny.
   *[other] Zostało { $count } pól; gra kończy się, gdy tor jest pełny.
  }
sb-reset = czyści ołtarz
sb-full-track = pełny tor:
sb-lower = Dolna część · { $count } (po 1 punkcie)
sb-track = Tor
sb-lower-part = Dolna część

## Koniec
sb-scores = Wynik końcowy
sb-winner = Zwycięstwo
sb-unlearned = nieznane
sb-stored = zmagazynowano { $count }
sb-total = Suma
sb-ties = Remisy
sb-tie-line = zaklęcia: { $spells }, w puli: { $tokens }
