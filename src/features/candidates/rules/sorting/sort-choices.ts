/** The two choices of each dimension of a sort. */
export const sortChoices = {
  date: ['newest', 'oldest'],
  experience: ['experienced', 'new'],
  score: ['highest', 'lowest'],
} as const
