/** Why candidates are archived or terminated, until an organization writes its own list. */
export const usualArchiveReasons = [
  'Not qualified',
  'No reply',
  'Withdrew',
  'Took another job',
  'Pay expectations',
  'Distance',
  'Position filled',
  'Did not show up',
  'Background check',
  'Duplicate',
] as const

/** The most characters of a reason in your own words. */
export const longestReason = 200

/** Whether a status asks for a reason: it archives or terminates. */
export const needsReason = (status: string): boolean => /archived|terminated/i.test(status)
