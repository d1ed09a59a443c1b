import { explainUnreadResume, type UnreadResume } from './find-unread-reason.ts'

/** Text in place of any number of someone in the blind sample. */
export const blindSentence = 'This candidate is in the blind sample. The score appears after you decide.'

/** Text in place of the number in a cell of a list or a file. */
export const hiddenWords = 'Hidden until decided'

/** Reason for a missing score: an unreadable résumé, or a score that waits for a decision. */
type NotScored = UnreadResume | 'blind'

/** The same in a sentence, for the person who looks for the score. */
export const explainNotScored = (why: NotScored): string => (why === 'blind' ? blindSentence : explainUnreadResume(why))
