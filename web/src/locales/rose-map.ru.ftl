# Ложа: карта «Войн Чёрной Розы».
rose-map-label = Ложа
rose-map-destroyed = разрушена, нестабильность { $have } из { $slots }
rose-map-full = будет восстановлена в конце хода
rose-map-rebuilt = восстановлена
rose-map-key-ready = жетон активации готов
rose-map-key-used = жетон активации использован
rose-map-inside = здесь: { $figures }
rose-map-life = { $name }, здоровье { $left } из { $max }
rose-map-in-cell = { $name }, в келье
rose-map-your-cell = ваша келья
rose-map-cell-of = келья: { $owner }
rose-map-false-target = Мнимая цель
rose-map-petals = Фигурки в комнате: { $room }
rose-map-open-petals = Показать фигурки ({ $count }) в комнате: { $room }
