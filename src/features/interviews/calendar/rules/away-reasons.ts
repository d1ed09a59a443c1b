/** Why an interview was canceled whose interviewer is away: other times were offered; or someone has to tell the candidate, and did. */
export const awayReasons = {
  offered: 'The interviewer is away.',
  toTell: 'The interviewer is away. Tell them by hand.',
  told: 'The interviewer is away. Told by hand.',
} as const
