# Loża: mapa Wojen Czarnej Róży.
rose-map-label = Loża
rose-map-destroyed = zniszczone, Niestabilność { $have } z { $slots }
rose-map-full = zostanie odbudowane w fazie Porządków
rose-map-rebuilt = odbudowane
rose-map-key-ready = Żeton Aktywacji gotowy
rose-map-key-used = Żeton Aktywacji użyty
rose-map-inside = tutaj: { $figures }
rose-map-life = { $name }, Punkty Życia { $left } z { $max }
rose-map-in-cell = { $name }, w Komnacie
rose-map-your-cell = twoja Komnata
rose-map-cell-of = Komnata: { $owner }
rose-map-false-target = Fałszywy Cel
rose-map-petals = Figurki w Pomieszczeniu: { $room }
rose-map-open-petals = Pokaż figurki ({ $count }) w Pomieszczeniu: { $room }
