# Words that all parts of the board of Black Rose Wars share.
rose-party = Czarna Róża
rose-seat = Miejsce { $number }
rose-evocation-of = { $name } ({ $owner })
