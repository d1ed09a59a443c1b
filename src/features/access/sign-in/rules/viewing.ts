/** Minutes after which looking as an organization ends by itself. */
export const viewingMinutes = 30
/** Characters of its reason at most. */
export const viewingReasonMost = 500
