# The Lodge: the map of Black Rose Wars.
rose-map-label = The Lodge
rose-map-destroyed = destroyed, instability { $have } of { $slots }
rose-map-full = to be rebuilt in Cleanup
rose-map-rebuilt = rebuilt
rose-map-key-ready = activation token ready
rose-map-key-used = activation token used
rose-map-inside = here: { $figures }
rose-map-life = { $name }, life { $left } of { $max }
rose-map-in-cell = { $name }, in the cell
rose-map-your-cell = your cell
rose-map-cell-of = { $owner }’s cell
rose-map-false-target = A false target
rose-map-petals = Figures in { $room }
rose-map-open-petals = Open the { $count } figures in { $room }
