# Words that all parts of the board of Black Rose Wars share.
rose-party = Чёрная Роза
rose-seat = Место { $number }
rose-evocation-of = { $name } ({ $owner })
