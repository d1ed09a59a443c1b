import { type UnreadResume, unreadResumeSentence } from './unread-resume.ts'

/** Said wherever a number of someone in the blind sample would stand. */
export const blindSentence = 'This candidate is in the blind sample. The score appears after you decide.'

/** The same in a cell of a list or a file, where the number would stand. */
export const hiddenWords = 'Hidden until decided'

/** Why no score stands at a candidate: the résumé cannot be read, or the score waits until someone decides. */
type NotScored = UnreadResume | 'blind'

/** The same in a sentence, for the person who looks for the score. */
export const notScoredSentence = (why: NotScored): string =>
  why === 'blind' ? blindSentence : unreadResumeSentence(why)
