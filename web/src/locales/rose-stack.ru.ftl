# Black Rose Wars: что происходит и подробности об отдельных вещах.
rose-stack-title = Что происходит
rose-stack-depth = уровней: { $number }
rose-stack-you = вы
rose-stack-upgrade = Улучшение
rose-stack-spell = { $type ->
    [combat] заклинание боя
    [enhance] заклинание сопряжения
    [trap] ловушка
   *[protect] защита
}
rose-stack-by = { $name }
rose-stack-on = цель: { $name }
rose-stack-done = выполнено
rose-stack-action = { $mine ->
    [true] Ваше действие: { $action ->
        [explore] исследование
        [fight] бой
        [order] приказ
        [cast] сотворение заклинания
       *[wait] инерция
    }
   *[false] { $name }: { $action ->
        [explore] исследование
        [fight] бой
        [order] приказ
        [cast] сотворение заклинания
       *[wait] инерция
    }
}
rose-stack-activation = Действует { $figure }
rose-stack-for = решает { $name }
rose-stack-moves = { $number ->
    [one] остался { $number } шаг
    [few] осталось { $number } шага
   *[other] осталось { $number } шагов
}
rose-stack-actions = { $number ->
    [0] последнее действие
    [one] осталось { $number } действие
    [few] осталось { $number } действия
   *[other] осталось { $number } действий
}
rose-stack-defeat = { $mine ->
    [true] Вы побеждены
   *[false] Побеждённый маг: { $name }
}
rose-stack-order = Карта приказа: { $name }
rose-stack-event = Событие: { $name }
rose-stack-damage = Наносится урон
rose-stack-packet = Урон { $number }: { $figure }
rose-stack-window-mine = Вы можете ответить
rose-stack-window-open = Кто ответит?
rose-stack-window-closed = Ответы применяются
rose-stack-nobody = Никто не может ответить ловушкой или защитой.
rose-stack-answered = ответ дан
rose-stack-thinks = отвечает сейчас
rose-stack-waits = может ответить
rose-stack-turned-up = Раскрыто
rose-stack-nothing-turned-up = пока ничего
rose-stack-answer-of = { $source }, { $name }
rose-stack-choose = Что вы выберете?
rose-stack-rank = В каком порядке?
rose-stack-or = или
rose-stack-line = { $what }. Показать всё, что происходит, уровней: { $number }.

rose-happened-affects = { $mine ->
    [true] Цель заклинания «{ $spell }»: вы
   *[false] Цель заклинания «{ $spell }»: { $mage }
}
rose-happened-damage = { $mine ->
    [true] Вы получаете урон: { $number }
   *[false] Урон { $number }: { $figure }
}
rose-happened-healed = { $mine ->
    [true] Вы исцелены: { $number }
   *[false] Исцеление { $number }: { $figure }
}
rose-happened-defeated = { $mine ->
    [true] Вы побеждены
   *[false] Побеждённый маг: { $mage }
}
rose-happened-left = Покидает ложу: { $figure }
rose-happened-summoned = Призыв: { $figure }, { $room }
rose-happened-entered = { $mine ->
    [true] Вы входите: { $room }
   *[false] { $figure } входит: { $room }
}
rose-happened-moved = { $mine ->
    [true] Вы передвинулись
   *[false] Передвижение: { $figure }
}
rose-happened-in-cell = { $mine ->
    [true] Вы попадаете в свою келью
   *[false] В свою келью попадает { $mage }
}
rose-happened-action-ended = { $mine ->
    [true] Ваше действие завершено: { $action ->
        [explore] исследование
        [fight] бой
        [order] приказ
        [cast] сотворение заклинания
       *[wait] инерция
    }
   *[false] { $mage }, действие завершено: { $action ->
        [explore] исследование
        [fight] бой
        [order] приказ
        [cast] сотворение заклинания
       *[wait] инерция
    }
}
rose-happened-room-activated = { $mine ->
    [true] Вы активируете: { $room }
   *[false] { $mage } активирует: { $room }
}
rose-happened-room-resolved = { $mine ->
    [true] Эффект применён: { $room }
   *[false] { $mage }, эффект применён: { $room }
}
rose-happened-revealed = { $mine ->
    [true] Вы раскрываете: { $type ->
        [combat] заклинание боя
        [enhance] заклинание сопряжения
        [trap] ловушку
       *[protect] защиту
    }
   *[false] { $mage } раскрывает: { $type ->
        [combat] заклинание боя
        [enhance] заклинание сопряжения
        [trap] ловушку
       *[protect] защиту
    }
}
rose-happened-spell-resolved = { $mine ->
    [true] Ваше заклинание применено: { $type ->
        [combat] заклинание боя
        [enhance] заклинание сопряжения
        [trap] ловушка
       *[protect] защита
    }
   *[false] { $mage }, заклинание применено: { $type ->
        [combat] заклинание боя
        [enhance] заклинание сопряжения
        [trap] ловушка
       *[protect] защита
    }
}
rose-happened-effect-resolved = { $mine ->
    [true] Ваш эффект применён
   *[false] { $mage }: эффект применён
}
rose-happened-gained = { $mine ->
    [true] Вы получаете очки силы: { $number }
   *[false] { $mage } получает очки силы: { $number }
}
rose-happened-lost = { $mine ->
    [true] Вы теряете очки силы: { $number }
   *[false] { $mage } теряет очки силы: { $number }
}
rose-happened-instability = { $mine ->
    [true] Ваша нестабильность ({ $number }): { $room }
   *[false] { $mage }, нестабильность ({ $number }): { $room }
}
rose-happened-quest-resolved = { $mine ->
    [true] Вы завершаете задание
   *[false] { $mage } завершает задание
}
rose-happened-phase-began = { $phase ->
    [black_rose] Начинается этап Чёрной Розы
    [study] Начинается этап изучения
    [planning] Начинается этап планирования
    [action] Начинается этап действий
    [evocation] Начинается этап воплощений
   *[cleanup] Начинается этап очистки
}

rose-peek-pin = Оставить на виду
rose-peek-pinned = На виду
rose-peek-close = Убрать
rose-peek-room-slots = Места для нестабильности
rose-peek-room-pays = Очки силы за восстановление
rose-peek-room-destroyed = Разрушенная
rose-peek-room-rebuilt = Восстановленная
rose-peek-room-effect = Эффект
rose-peek-room-after = После восстановления
rose-peek-room-used = Жетон активации использован в этом ходу.
rose-peek-room-free = Жетон активации доступен.
rose-peek-room-standing = Если восстановить сейчас
rose-peek-room-nobody = никто не получит силу
rose-peek-life = Здоровье
rose-peek-strength = Сила
rose-peek-move = Скорость
rose-peek-printed = на карте { $number }
rose-peek-damage = Полученный урон
rose-peek-no-damage = без урона
rose-peek-figure-room = Где: { $room }
rose-peek-figure-cell = В своей келье
rose-peek-figure-away = Ждёт рядом с носителем
rose-peek-bearer = Носитель: { $name }
rose-peek-assigner = Кто назначил: { $name }
rose-peek-owner = Владелец: { $name }
rose-peek-activated = Уже действовало в этом этапе воплощений
rose-peek-upgrade = Улучшение: { $name }
rose-peek-misfortune = Сглаз: { $name }
rose-peek-crown = Обладатель короны
rose-peek-first = Первый маг
rose-peek-slot = Ячейка { $slot }
rose-peek-slot-quick = Быстрое заклинание
rose-peek-slot-empty = Здесь ничего нет.
rose-peek-slot-hidden = Закрытое заклинание.
rose-peek-slot-trap = Ловушка, готовая к ответу.
rose-peek-slot-protect = Защита, готовая к ответу.
rose-peek-school = в колоде: { $deck }, в сбросе: { $discard }
rose-peek-cubes = Фишки: { $of }. Где: { $on }
rose-peek-power = Очки силы: { $number }
rose-peek-supply = Осталось фишек: { $number }
