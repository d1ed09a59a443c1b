import type { Day } from '../day.ts'

/** A cell of a table in a file: words, a number that can be added up, or a day that a spreadsheet knows as one. */
export type Cell = string | number | { day: Day }
