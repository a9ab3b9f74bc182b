
### Movement, monsters, Virtual Guardians

enters = { $figure } enters { $area }.
is-placed = { $figure } is put on { $area }.
vines-grow = { $n ->
    [one] A vine grows on { $area } ({ $now } of 3).
   *[other] { $n } vines grow on { $area } ({ $now } of 3).
}
vines-cut = { $n ->
    [one] A vine is removed from { $area } ({ $now } left).
   *[other] { $n } vines are removed from { $area } ({ $now } left).
}
abyss-removed = The Dark Abyss on { $area } is gone.
solar-eclipse = Solar Eclipse: the abysses feed the vines around them.
trap-triggers = { $figure } sets off the trap of { $guardian } on { $area }.
trap-returns = { $guardian } takes the Trap token back from { $area }.
metamorphosis = { $figure } changes into { $kind }.
hound-appears = A Hound appears on { $area }.
draws-goal = { $figure } draws its goal: { $goal }.
goal-returns = { $figure } gives up its goal on { $area }: { $goal } goes back into the bag.
follows-trail = { $guardian } follows a trail: { $card }.
draws-virtual-card = { $guardian } acts: { $card }.
absorbed = { $guardian } reveals { $card } and becomes the Leader of the Hunt.
loses-dark-life = { $guardian } loses dark life: { $card } is discarded.
absorption-ends = The Leader of the Hunt that { $guardian } had become falls on { $area }.
