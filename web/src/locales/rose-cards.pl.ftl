# Karty, ręka i miejsca w Loży.
rc-brings-instability = Przy nauce dodaje 1 Kostkę Niestabilności

## Połowy Czarów
rc-type-combat = Walka
rc-type-enhance = Wzmocnienie
rc-type-trap = Pułapka
rc-type-protect = Ochrona
rc-element-air = Powietrze
rc-element-earth = Ziemia
rc-element-fire = Ogień
rc-element-water = Woda
rc-element-magic = Magia
rc-element-holy = Święty
rc-element-unholy = Nieczysty
rc-element-wild = Dowolny
rc-target-figure = figurka
rc-target-mage = Mag
rc-target-evocation = Ewokacja
rc-target-room = Pomieszczenie
rc-target-self = Ty
rc-target-special = cel specjalny
rc-stable = Stabilny
rc-anywhere = gdziekolwiek

## Inne karty
rc-moon = Faza Księżyca { $number }
rc-reward = Nagroda: { $count } PM
rc-cubes = { $count ->
    [one] Miejsce na { $count } kostkę
    [few] Miejsce na { $count } kostki
   *[other] Miejsce na { $count } kostek
}
rc-crown = Przenosi Koronę
rc-timing-general = Efekt ogólny
rc-timing-instant = Efekt natychmiastowy
rc-timing-black-rose = Faza Czarnej Róży
rc-timing-action = Faza Akcji
rc-event-slot = pole { $number } planszy Wydarzeń
rc-rose-when-revealed = Czarna Róża zdobywa { $count } PM, gdy karta zostaje odkryta
rc-rose-on-leaving = Czarna Róża zdobywa { $count } PM, gdy karta opuszcza planszę
rc-life = Punkty Życia: { $count }
rc-strength = Siła: { $count }
rc-move = Ruch: { $count }
rc-hand-limit = Limit kart w ręce: { $count }
rc-quest-limit = Limit Zadań: { $count }
rc-tokens = Akcje Fizyczne: { $count }
rc-own-spell = Osobisty Czar:
rc-large = Zajmuje więcej miejsca
rc-kind-demon = Demon
rc-kind-undead = Nieumarły
rc-kind-construct = Konstrukt
rc-kind-nightmare = Koszmar
rc-kind-altar = Ołtarz
rc-extra-card = Jedna Karta Poleceń więcej
rc-side-destroyed = Zniszczone
rc-side-rebuilt = Odbudowane
rc-room-cubes = { $count ->
    [one] Mieści { $count } Kostkę Niestabilności
    [few] Mieści { $count } Kostki Niestabilności
   *[other] Mieści { $count } Kostek Niestabilności
}
rc-room-power = Punkty Mocy za najwięcej kostek, drugie miejsce i trzecie miejsce
rc-school-agony = Agonia
rc-school-alchemy = Alchemia
rc-school-nightmare = Koszmar
rc-school-witchcraft = Czarostwo
rc-school-technomancy = Technomancja
rc-school-shamanism = Szamanizm

## Ręka i miejsca
rc-hand = Ręka
rc-no-cards = Brak kart w ręce
rc-all-planned = Wszystkie karty są zaplanowane
rc-drawn = Dobrane Czary
rc-offered = Do wyboru
rc-tray-count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}
rc-grimoire = { $count ->
    [one] { $count } karta w Księdze Czarów
    [few] { $count } karty w Księdze Czarów
   *[other] { $count } kart w Księdze Czarów
}
rc-memories = Wspomnienia: { $count }
rc-aside = { $count ->
    [one] { $count } Osobisty Czar na późniejszą Fazę Księżyca
    [few] { $count } Osobiste Czary na późniejsze Fazy Księżyca
   *[other] { $count } Osobistych Czarów na późniejsze Fazy Księżyca
}
rc-answers-to = Na co odpowiada?
rc-slots = Miejsca na Czary
rc-slot-quick = Szybki
rc-slot-empty = Miejsce { $slot }: puste
rc-slot-back = Miejsce { $slot }: zakryty Czar
rc-face-down = Zakryta dla pozostałych
rc-token-trap = Aktywna Pułapka
rc-token-protect = Aktywna Ochrona
rc-stable-on = Stabilny efekt: { $figure }
rc-turn-top = { $name }: wybierz Efekt Górny
rc-turn-bottom = { $name }: wybierz Efekt Dolny
rc-plan-take = Weź Czar, a potem wskaż jego miejsce.
rc-plan-put = Wskaż miejsce dla tego Czaru.
rc-plan-turn = Dotknij przyciemnionej połowy, by ją wybrać.
rc-plan-stands = Czy plan jest gotowy?
rc-plan-ready = Gotowe

## Przygotowanie
rc-choose-mage = Wybierz swojego Maga
rc-choose-colour = Wybierz swój kolor
rc-choose-grimoire = Wybierz początkową Księgę Czarów
rc-take = Weź
rc-look-inside = Zajrzyj do środka
rc-taken = Zajęte
rc-colour-red = Czerwony
rc-colour-blue = Niebieski
rc-colour-green = Zielony
rc-colour-purple = Fioletowy
rc-close-book = Zamknij księgę
