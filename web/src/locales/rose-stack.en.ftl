# Black Rose Wars: what runs, and the looks at single things.
rose-stack-title = What runs
rose-stack-depth = { $number } deep
rose-stack-you = you
rose-stack-upgrade = Upgrade
rose-stack-spell = { $type ->
    [combat] a combat spell
    [enhance] an enhance spell
    [trap] a trap
   *[protect] a protection
}
rose-stack-by = by { $name }
rose-stack-on = target: { $name }
rose-stack-done = done
rose-stack-action = { $mine ->
    [true] { $action ->
        [explore] You explore
        [fight] You fight
        [order] You give an order
        [cast] You cast a spell
       *[wait] You wait
    }
   *[false] { $action ->
        [explore] { $name } explores
        [fight] { $name } fights
        [order] { $name } gives an order
        [cast] { $name } casts a spell
       *[wait] { $name } waits
    }
}
rose-stack-activation = { $figure } acts
rose-stack-for = decided by { $name }
rose-stack-moves = { $number ->
    [one] { $number } move left
   *[other] { $number } moves left
}
rose-stack-actions = { $number ->
    [0] last action
    [one] { $number } action left
   *[other] { $number } actions left
}
rose-stack-defeat = { $mine ->
    [true] You are defeated
   *[false] { $name } is defeated
}
rose-stack-order = Order: { $name }
rose-stack-event = Event: { $name }
rose-stack-damage = Damage is dealt
rose-stack-packet = { $number } damage to { $figure }
rose-stack-window-mine = Window: you may answer
rose-stack-window-open = Window: who answers?
rose-stack-window-closed = Answers are carried out
rose-stack-nobody = Nobody can answer with a trap or protection.
rose-stack-answered = has answered
rose-stack-thinks = is asked
rose-stack-waits = may answer
rose-stack-turned-up = Turned up
rose-stack-nothing-turned-up = nothing yet
rose-stack-answer-of = { $source }, { $name }
rose-stack-choose = Which one?
rose-stack-rank = In which order?
rose-stack-or = or
rose-stack-line = { $what }. Show all that runs, { $number } deep.

rose-happened-affects = { $mine ->
    [true] { $spell } reaches you
   *[false] { $spell } reaches { $mage }
}
rose-happened-damage = { $mine ->
    [true] { $number } damage to you
   *[false] { $number } damage to { $figure }
}
rose-happened-healed = { $mine ->
    [true] { $number } damage healed on you
   *[false] { $number } damage healed on { $figure }
}
rose-happened-defeated = { $mine ->
    [true] You are defeated
   *[false] { $mage } is defeated
}
rose-happened-left = { $figure } leaves the Lodge
rose-happened-summoned = { $figure } is summoned: { $room }
rose-happened-entered = { $mine ->
    [true] You enter: { $room }
   *[false] { $figure } enters: { $room }
}
rose-happened-moved = { $mine ->
    [true] You moved
   *[false] { $figure } moved
}
rose-happened-in-cell = { $mine ->
    [true] You are placed in your Cell
   *[false] { $mage } is placed in the Cell
}
rose-happened-action-ended = { $mine ->
    [true] Your action is over: { $action ->
        [explore] Explore
        [fight] Fight
        [order] Order
        [cast] Cast
       *[wait] Wait
    }
   *[false] The action of { $mage } is over: { $action ->
        [explore] Explore
        [fight] Fight
        [order] Order
        [cast] Cast
       *[wait] Wait
    }
}
rose-happened-room-activated = { $mine ->
    [true] You activate: { $room }
   *[false] { $mage } activates: { $room }
}
rose-happened-room-resolved = { $mine ->
    [true] You have used: { $room }
   *[false] { $mage } has used: { $room }
}
rose-happened-revealed = { $mine ->
    [true] You reveal { $type ->
        [combat] a combat spell
        [enhance] an enhance spell
        [trap] a trap
       *[protect] a protection
    }
   *[false] { $mage } reveals { $type ->
        [combat] a combat spell
        [enhance] an enhance spell
        [trap] a trap
       *[protect] a protection
    }
}
rose-happened-spell-resolved = { $mine ->
    [true] You have resolved { $type ->
        [combat] a combat spell
        [enhance] an enhance spell
        [trap] a trap
       *[protect] a protection
    }
   *[false] { $mage } has resolved { $type ->
        [combat] a combat spell
        [enhance] an enhance spell
        [trap] a trap
       *[protect] a protection
    }
}
rose-happened-effect-resolved = { $mine ->
    [true] Your effect is resolved
   *[false] An effect of { $mage } is resolved
}
rose-happened-gained = { $mine ->
    [true] You gain { $number } power
   *[false] { $mage } gains { $number } power
}
rose-happened-lost = { $mine ->
    [true] You lose { $number } power
   *[false] { $mage } loses { $number } power
}
rose-happened-instability = { $mine ->
    [true] You place { $number } instability: { $room }
   *[false] { $mage } places { $number } instability: { $room }
}
rose-happened-quest-resolved = { $mine ->
    [true] You resolve a quest
   *[false] { $mage } resolves a quest
}
rose-happened-phase-began = { $phase ->
    [black_rose] The Black Rose phase begins
    [study] The Study phase begins
    [planning] The Planning phase begins
    [action] The Action phase begins
    [evocation] The Evocation phase begins
   *[cleanup] The Cleanup phase begins
}

rose-peek-pin = Keep in sight
rose-peek-pinned = Kept in sight
rose-peek-close = Put away
rose-peek-room-slots = Places for instability
rose-peek-room-pays = Power when it is rebuilt
rose-peek-room-destroyed = Destroyed
rose-peek-room-rebuilt = Rebuilt
rose-peek-room-effect = Effect
rose-peek-room-after = Once rebuilt
rose-peek-room-used = The activation token was used this turn.
rose-peek-room-free = The activation token can be used.
rose-peek-room-standing = If it were rebuilt now
rose-peek-room-nobody = nobody would gain power
rose-peek-life = Life
rose-peek-strength = Strength
rose-peek-move = Move
rose-peek-printed = printed { $number }
rose-peek-damage = Damage taken
rose-peek-no-damage = unhurt
rose-peek-figure-room = In: { $room }
rose-peek-figure-cell = In the Cell
rose-peek-figure-away = Waits beside its bearer
rose-peek-bearer = Assigned to { $name }
rose-peek-assigner = Assigned by { $name }
rose-peek-owner = Belongs to { $name }
rose-peek-activated = Has acted in this Evocation phase
rose-peek-upgrade = Upgrade: { $name }
rose-peek-misfortune = Misfortune: { $name }
rose-peek-crown = Holds the Crown
rose-peek-first = First Mage
rose-peek-slot = Slot { $slot }
rose-peek-slot-quick = Quick spell
rose-peek-slot-empty = Nothing lies here.
rose-peek-slot-hidden = A spell, face down.
rose-peek-slot-trap = A trap, ready to answer.
rose-peek-slot-protect = A protection, ready to answer.
rose-peek-school = { $deck } in the deck, { $discard } discarded
rose-peek-cubes = Cubes of { $of } on { $on }
rose-peek-power = Power: { $number }
rose-peek-supply = Cubes left: { $number }
