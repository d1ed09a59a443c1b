import keptTables from './kept-tables.json' with { type: 'json' }

/** Tables in which rows of a deleted organization stay, with the reasons. */
export const keptReasons: ReadonlyMap<string, string> = new Map(Object.entries(keptTables))

/** Days from a press until an organization is deleted. */
export const graceDays = 30

/** The name that an organization has once it is deleted. */
export const deletedName = 'Deleted organization'
