import { type FillableName, fillableNames } from './fields.ts'

/** Columns that only an import fills: a place in the words of the file, and the scores of a job board. */
const received = [
  'location',
  'skills_percentage',
  'experience_percentage',
  'skills_score',
  'experience_score',
  'culture_fit_score',
] as const

export type Fillable = FillableName | (typeof received)[number]
/** What an import may fill where nothing is known. Never the name, the date, the position or the status. */
export const fillable: readonly Fillable[] = [...fillableNames, ...received]
