house = Conclave
