# Panele planszy Black Rose Wars: magowie, tory, wydarzenia, Biblioteka, tura i koniec.

## Wartości
rp-life = Punkty Życia
rp-strength = Siła
rp-move = Ruch
rp-power = Punkty Mocy
rp-hand = Karty na ręce
rp-crown = Posiada Koronę
rp-first = Pierwszy Mag
rp-acts = Teraz działa
rp-acts-left = Teraz działa, { $count ->
    [one] pozostała { $count } akcja
    [few] pozostały { $count } akcje
   *[other] pozostało { $count } akcji
  }
rp-you = { $name }, ty
rp-life-of = Punkty Życia, { $name }: { $left } z { $life }
rp-cubes-left = { $count ->
    [one] Pozostała { $count } Kostka
    [few] Pozostały { $count } Kostki
   *[other] Pozostało { $count } Kostek
  }
rp-tokens = Żetony Akcji Fizycznych: do użycia { $left } z { $all }
rp-power-end = koniec przy { $end }
rp-power-of = { $name }, Punkty Mocy: { $power }

## Ewokacje
rp-evocations = Ewokacje
rp-evocation = { $name }: życie { $left } z { $life }, Siła { $strength }, Ruch { $move }{ $upgrade ->
    [none] { "" }
   *[other] , { $upgrade }
  }{ $acted ->
    [true] , już po aktywacji
   *[other] { "" }
  }
rp-evocation-none = Puste miejsce na Ewokację
rp-borne = Powiązana z tym Magiem
rp-borne-by = Powiązał ją z tym Magiem { $name }
rp-upgrades = Ulepszenia

## Trofea i Pech
rp-trophies = Trofea
rp-trophies-none = Brak Trofeów
rp-trophies-of = { $count ->
    [one] { $count } Trofeum, { $name }
    [few] { $count } Trofea, { $name }
   *[other] { $count } Trofeów, { $name }
  }
rp-misfortunes = Karty Pecha
rp-misfortunes-none = Brak Kart Pecha
rp-misfortune = { $name }, Kostki: { $cubes } z { $places }

## Zadania
rp-quests = Zadania
rp-quests-active = Aktywne Zadania
rp-quests-completed = Ukończone Zadania
rp-quests-resolved = Rozwiązane Zadania
rp-quest = { $name } ({ $state ->
    [completed] ukończone
   *[other] aktywne
  }){ $places ->
    [0] { "" }
   *[other] , Kostki: { $cubes } z { $places }
  }, Punkty Mocy: { $reward }
rp-quest-back = Zakryte Zadanie { $moon }. Fazy Księżyca, { $cubes ->
    [one] { $cubes } Kostka
    [few] { $cubes } Kostki
   *[other] { $cubes } Kostek
  }
rp-quest-none = Miejsce na Zadanie
rp-quest-secret = Zakryte dla pozostałych
rp-quest-deck = Zadania { $moon }. Fazy Księżyca
rp-resolved = { $count ->
    [one] { $count } rozwiązane Zadanie
    [few] { $count } rozwiązane Zadania
   *[other] { $count } rozwiązanych Zadań
  }
rp-reward = Punkty Mocy: { $reward }

## Pozostali i ich karty
rp-players = Magowie
rp-details = Wszystko, co ma { $name }
rp-plan-done = Plan gotowy
rp-slots = Miejsca na Czary
rp-slot = Miejsce { $slot ->
    [quick] na Szybki Czar
   *[other] { $slot }
  }: { $state ->
    [prepared] Gotowy Czar
    [active] Aktywny Czar
    [revealed] Ujawniony Czar
   *[other] puste
  }{ $token ->
    [trap] , Pułapka
    [protect] , Ochrona
   *[other] { "" }
  }{ $card ->
    [none] { "" }
   *[other] , { $card }
  }
rp-half = { $half ->
    [top] Efekt Górny
   *[other] Efekt Dolny
  }
rp-stable = { $name ->
    [none] Stabilny, na Rzucającym Czar
   *[other] Stabilny, cel: { $name }
  }
rp-grimoire = Księga Czarów
rp-grimoire-of = Księga Czarów ({ $school } { $number })
rp-memories = Wspomnienia
rp-aside = Osobiste Czary na następne Fazy Księżyca

## Awatar
rp-avatar-level = { $level ->
    [master] Mistrz
   *[other] Uczeń
  }
rp-orders = Polecenia Awatara
rp-orders-resolved = Polecenia rozstrzygnięte w tej fazie
rp-order-deck = Polecenia { $moon }. Fazy Księżyca: { $count }
rp-order-token = Następne Polecenie to { $token ->
    [trap] Pułapka
   *[other] Ochrona
  }: { $to ->
    [damaged] gdy Awatar otrzyma Obrażenia
   *[other] gdy stanie się celem Czaru Walki
  }
rp-acts-after = Działa po: { $name }

## Wydarzenia
rp-events = Wydarzenia
rp-event = Miejsce { $slot }: { $name }, { $timing }; gdy odejdzie, Róża zyskuje Punkty Mocy: { $power }
rp-event-none = Miejsce { $slot } na Wydarzenie jest puste
rp-event-power = Gdy odejdzie, Róża zyskuje Punkty Mocy: { $power }
rp-event-deck = Wydarzenia { $moon }. Fazy Księżyca
rp-events-discarded = Odrzucone Wydarzenia: { $count }
rp-timing = { $timing ->
    [general] Efekt ogólny
    [instant] Efekt natychmiastowy
    [action] Faza Akcji
    [black_rose] Faza Czarnej Róży
    [study] Faza Studiów
    [planning] Faza Przygotowań
    [evocation] Faza Ewokacji
   *[cleanup] Faza Porządkowania
  }

## Biblioteka i zasoby
rp-library = Biblioteka
rp-school = { $school ->
    [agony] Agonia
    [alchemy] Alchemia
    [nightmare] Koszmar
    [witchcraft] Czarostwo
    [technomancy] Technomancja
    [shamanism] Szamanizm
   *[other] { $school }
  }
rp-pile = { $name }: w talii { $deck }, odrzuconych { $discard }
rp-forgotten = Zapomniane Czary
rp-discarded = Odrzucone: { $name }
rp-removed = Usunięte z gry
rp-left = { $name }: zostało { $left }
rp-figures-left = Pozostałe figurki

## Tura i fazy
rp-turn = Tura { $turn }
rp-setup = Przygotowanie gry
rp-moon = Faza Księżyca { $moon ->
    [1] I
    [2] II
   *[3] III
  }
rp-phases = Fazy tury
rp-phase = { $phase ->
    [black_rose] Czarna Róża
    [study] Studia
    [planning] Przygotowania
    [action] Akcje
    [evocation] Ewokacje
   *[cleanup] Porządkowanie
  }

## Pytania
rp-tray = Czego dotyczy pytanie
rp-less = O jeden mniej
rp-more = O jeden więcej
rp-less-of = { $name }: o jeden mniej
rp-ignore = Zignoruj Obrażenia: { $number }
rp-ignored = Zignorowane Obrażenia
rp-ignore-result = Zignorowane: { $ignored }, do otrzymania: { $left }

## Miejsca na planszy
rp-mine = Twój Mag
rp-tab-hand = Ręka
rp-tab-me = Ja
rp-tab-mages = Magowie
rp-tab-events = Wydarzenia
rp-tab-library = Biblioteka
rp-tabs = Części stołu
rp-nobody = Trwa wybór Magów.

## Koniec
rp-end = Koniec Gry
rp-end-winner = Zwycięża { $name }
rp-end-winners = Wspólnie zwyciężają { $names }
rp-end-rose = Czarna Róża zwycięża: wszyscy Magowie przegrywają
rp-end-place = Miejsce
rp-end-mage = Mag
rp-end-source = { $source ->
    [track] Punkty Mocy na torze
    [quests] Rozwiązane Zadania
    [trophies] Trofea
   *[crown] Korona
  }
rp-end-score = Wynik
