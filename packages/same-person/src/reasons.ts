/** Why two records may be one person, the strongest first. */
export const duplicateReasons = [
  'Same certification number',
  'Same phone',
  'Same email',
  'Similar phone',
  'Similar email',
  'Similar name in the same city',
  'Similar name',
  'Another name',
] as const
export type DuplicateReason = (typeof duplicateReasons)[number]

/**
 * `same`: one person, joined where someone applies again. `possible`: said to be a duplicate, never joined by itself. `linked`:
 * a phone or an email is shared by people of different names, a family perhaps; shown, and not said to be one person.
 */
export const duplicateLevels = ['same', 'possible', 'linked'] as const
export type DuplicateLevel = (typeof duplicateLevels)[number]
