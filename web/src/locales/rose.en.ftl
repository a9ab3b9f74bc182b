# Words that all parts of the board of Black Rose Wars share.
rose-party = Black Rose
rose-seat = Seat { $number }
rose-evocation-of = { $name } of { $owner }
