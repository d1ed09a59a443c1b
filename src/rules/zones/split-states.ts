import states from './split-states.json' with { type: 'json' }

/** Cities of a state in two zones by zone. `rest`: the zone of every other city, where each city of the other zone is named. */
type SplitState = { rest?: string; cities: Readonly<Record<string, readonly string[]>> }

/** The states in two zones, with the cities that show the zone; names as people write them. */
export const splitStates: Readonly<Record<string, SplitState>> = states
