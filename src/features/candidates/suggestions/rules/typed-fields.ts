import { type SuggestedName, suggestedNames } from '../../directory/rules/fields.ts'

/** Fields that people may type about themselves on a public form. Nothing else is ever suggested. */
export const typedFields: readonly SuggestedName[] = suggestedNames
export type TypedField = SuggestedName

/** Whether a column is one that someone types about themselves. */
export const isTypedField = (name: string): name is TypedField => (typedFields as readonly string[]).includes(name)
