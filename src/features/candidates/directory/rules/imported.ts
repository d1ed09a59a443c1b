import { type FillableName, fillableNames } from './fields.ts'

/** Why someone was scored as they were, and what was made of it: long texts that only an import brings. */
export const importedTexts = [
  'skills_rationale',
  'experience_rationale',
  'reinforce_analysis',
  'bcba_skills_rationale',
  'bcba_experience_rationale',
  'culture_fit_rationale',
  'findbcbas_analysis',
] as const
export type ImportedText = (typeof importedTexts)[number]

/** Columns that only an import fills: a place in the words of the file, and the scores of a job board with their reasons. */
export const received = [
  'location',
  'skills_percentage',
  'experience_percentage',
  'skills_score',
  'experience_score',
  'culture_fit_score',
  ...importedTexts,
] as const

export type Fillable = FillableName | (typeof received)[number]
/** Fields that an import may fill if they are empty. Never the name, the date, the position, or the status. */
export const fillable: readonly Fillable[] = [...fillableNames, ...received]
