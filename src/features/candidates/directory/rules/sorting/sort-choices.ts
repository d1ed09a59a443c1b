/** The two choices of each dimension of a sort. */
export const sortChoices = {
  date: ['newest', 'oldest'],
  experience: ['experienced', 'new'],
  score: ['highest', 'lowest'],
} as const

export type SortChoice = 'newest' | 'oldest' | 'experienced' | 'new' | 'highest' | 'lowest'

/** Labels of the sort dialog's dimensions (section 9). */
export const sortDimensionLabels = { date: 'Date', experience: 'RBT Experience', score: 'Score' } as const
/** Labels of the sort dialog's choices (section 9). */
export const sortLabels: Record<SortChoice, string> = {
  newest: 'Newest',
  oldest: 'Oldest',
  experienced: 'Experienced First',
  new: 'New RBTs First',
  highest: 'Highest',
  lowest: 'Lowest',
}
