# Black Rose Wars: co się dzieje, i podgląd pojedynczych rzeczy.
rose-stack-title = Co się dzieje
rose-stack-depth = poziomów: { $number }
rose-stack-you = ty
rose-stack-upgrade = Ulepszenie
rose-stack-spell = { $type ->
    [combat] Czar Walki
    [enhance] Czar Wzmocnienia
    [trap] Pułapka
   *[protect] Ochrona
}
rose-stack-by = { $name }
rose-stack-on = cel: { $name }
rose-stack-done = zrobione
rose-stack-action = { $mine ->
    [true] Twoja akcja: { $action ->
        [explore] Badanie
        [fight] Walka
        [order] Rozkaz
        [cast] Rzucenie Czaru
       *[wait] Odczekanie
    }
   *[false] { $name }: { $action ->
        [explore] Badanie
        [fight] Walka
        [order] Rozkaz
        [cast] Rzucenie Czaru
       *[wait] Odczekanie
    }
}
rose-stack-activation = Działa { $figure }
rose-stack-for = decyduje { $name }
rose-stack-moves = { $number ->
    [one] pozostał { $number } ruch
    [few] pozostały { $number } ruchy
   *[other] pozostało { $number } ruchów
}
rose-stack-actions = { $number ->
    [0] ostatnia akcja
    [one] pozostała { $number } akcja
    [few] pozostały { $number } akcje
   *[other] pozostało { $number } akcji
}
rose-stack-defeat = { $mine ->
    [true] Twój Mag zostaje Pokonany
   *[false] Pokonany Mag: { $name }
}
rose-stack-order = Karta Poleceń: { $name }
rose-stack-event = Wydarzenie: { $name }
rose-stack-damage = Zadawane są Obrażenia
rose-stack-packet = Obrażenia ({ $number }): { $figure }
rose-stack-window-mine = Możesz odpowiedzieć
rose-stack-window-open = Kto odpowiada?
rose-stack-window-closed = Odpowiedzi są rozstrzygane
rose-stack-nobody = Nikt nie może odpowiedzieć Pułapką ani Ochroną.
rose-stack-answered = już odpowiedział(a)
rose-stack-thinks = odpowiada teraz
rose-stack-waits = może odpowiedzieć
rose-stack-turned-up = Ujawniono
rose-stack-nothing-turned-up = jeszcze nic
rose-stack-answer-of = { $source }, { $name }
rose-stack-choose = Co wybierasz?
rose-stack-rank = W jakiej kolejności?
rose-stack-or = lub
rose-stack-line = { $what }. Pokaż wszystko, co się dzieje, poziomów: { $number }.

rose-happened-affects = { $mine ->
    [true] Cel czaru { $spell }: ty
   *[false] Cel czaru { $spell }: { $mage }
}
rose-happened-damage = { $mine ->
    [true] Otrzymujesz Obrażenia: { $number }
   *[false] Obrażenia ({ $number }): { $figure }
}
rose-happened-healed = { $mine ->
    [true] Twoje uleczone Obrażenia: { $number }
   *[false] Uleczone Obrażenia ({ $number }): { $figure }
}
rose-happened-defeated = { $mine ->
    [true] Twój Mag zostaje Pokonany
   *[false] Pokonany Mag: { $mage }
}
rose-happened-left = Opuszcza Lożę: { $figure }
rose-happened-summoned = Przywołanie: { $figure }, { $room }
rose-happened-entered = { $mine ->
    [true] Wchodzisz: { $room }
   *[false] { $figure } wchodzi: { $room }
}
rose-happened-moved = { $mine ->
    [true] Twój Mag się porusza
   *[false] Ruch: { $figure }
}
rose-happened-in-cell = { $mine ->
    [true] Twój Mag trafia do swojej Komnaty
   *[false] Do swojej Komnaty trafia { $mage }
}
rose-happened-action-ended = { $mine ->
    [true] Koniec twojej akcji: { $action ->
        [explore] Badanie
        [fight] Walka
        [order] Rozkaz
        [cast] Rzucenie Czaru
       *[wait] Odczekanie
    }
   *[false] { $mage } kończy akcję: { $action ->
        [explore] Badanie
        [fight] Walka
        [order] Rozkaz
        [cast] Rzucenie Czaru
       *[wait] Odczekanie
    }
}
rose-happened-room-activated = { $mine ->
    [true] Aktywujesz: { $room }
   *[false] { $mage } aktywuje: { $room }
}
rose-happened-room-resolved = { $mine ->
    [true] Efekt rozstrzygnięty: { $room }
   *[false] { $mage }, efekt rozstrzygnięty: { $room }
}
rose-happened-revealed = { $mine ->
    [true] Ujawniasz: { $type ->
        [combat] Czar Walki
        [enhance] Czar Wzmocnienia
        [trap] Pułapka
       *[protect] Ochrona
    }
   *[false] { $mage } ujawnia: { $type ->
        [combat] Czar Walki
        [enhance] Czar Wzmocnienia
        [trap] Pułapka
       *[protect] Ochrona
    }
}
rose-happened-spell-resolved = { $mine ->
    [true] Twój czar rozstrzygnięty: { $type ->
        [combat] Czar Walki
        [enhance] Czar Wzmocnienia
        [trap] Pułapka
       *[protect] Ochrona
    }
   *[false] { $mage }, czar rozstrzygnięty: { $type ->
        [combat] Czar Walki
        [enhance] Czar Wzmocnienia
        [trap] Pułapka
       *[protect] Ochrona
    }
}
rose-happened-effect-resolved = { $mine ->
    [true] Twój efekt jest rozstrzygnięty
   *[false] { $mage }: efekt rozstrzygnięty
}
rose-happened-gained = { $mine ->
    [true] Zyskujesz Punkty Mocy: { $number }
   *[false] { $mage } zyskuje Punkty Mocy: { $number }
}
rose-happened-lost = { $mine ->
    [true] Tracisz Punkty Mocy: { $number }
   *[false] { $mage } traci Punkty Mocy: { $number }
}
rose-happened-instability = { $mine ->
    [true] Twoja Niestabilność ({ $number }): { $room }
   *[false] { $mage }, Niestabilność ({ $number }): { $room }
}
rose-happened-quest-resolved = { $mine ->
    [true] Rozwiązujesz Zadanie
   *[false] { $mage } rozwiązuje Zadanie
}
rose-happened-phase-began = { $phase ->
    [black_rose] Zaczyna się Faza Czarnej Róży
    [study] Zaczyna się Faza Studiów
    [planning] Zaczyna się Faza Przygotowań
    [action] Zaczyna się Faza Akcji
    [evocation] Zaczyna się Faza Ewokacji
   *[cleanup] Zaczyna się Faza Porządkowania
}

rose-peek-pin = Zostaw na widoku
rose-peek-pinned = Na widoku
rose-peek-close = Odłóż
rose-peek-room-slots = Miejsca na Niestabilność
rose-peek-room-pays = Punkty Mocy za odbudowę
rose-peek-room-destroyed = Zniszczone
rose-peek-room-rebuilt = Odbudowane
rose-peek-room-effect = Efekt
rose-peek-room-after = Po odbudowie
rose-peek-room-used = Żeton Aktywacji został w tej turze użyty.
rose-peek-room-free = Żeton Aktywacji jest dostępny.
rose-peek-room-standing = Gdyby odbudować je teraz
rose-peek-room-nobody = nikt nie zyska Mocy
rose-peek-life = Punkty Życia
rose-peek-strength = Siła
rose-peek-move = Ruch
rose-peek-printed = na karcie { $number }
rose-peek-damage = Otrzymane Obrażenia
rose-peek-no-damage = bez Obrażeń
rose-peek-figure-room = Pomieszczenie: { $room }
rose-peek-figure-cell = W swojej Komnacie
rose-peek-figure-away = Czeka przy powiązanym Magu
rose-peek-bearer = Mag powiązany: { $name }
rose-peek-assigner = Kto przypisał: { $name }
rose-peek-owner = Właściciel: { $name }
rose-peek-activated = W tej Fazie Ewokacji już działała
rose-peek-upgrade = Ulepszenie: { $name }
rose-peek-misfortune = Karta Pecha: { $name }
rose-peek-crown = Posiadacz Korony
rose-peek-first = Pierwszy Mag
rose-peek-slot = Miejsce { $slot }
rose-peek-slot-quick = Szybki Czar
rose-peek-slot-empty = Nic tu nie leży.
rose-peek-slot-hidden = Zakryty Czar.
rose-peek-slot-trap = Pułapka gotowa do użycia.
rose-peek-slot-protect = Ochrona gotowa do użycia.
rose-peek-school = talia: { $deck }, odrzucone: { $discard }
rose-peek-cubes = Kostki: { $of }. Gdzie: { $on }
rose-peek-power = Punkty Mocy: { $number }
rose-peek-supply = Pozostałe Kostki: { $number }
