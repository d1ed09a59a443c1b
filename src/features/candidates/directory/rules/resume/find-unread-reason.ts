/** Why nothing could be read in a résumé file that is there: its pages are pictures (or in fonts that tell no letters), or no word came out of it at all. */
export const unreadResumes = ['pictures', 'unreadable'] as const
export type UnreadResume = (typeof unreadResumes)[number]

const words: Record<UnreadResume, string> = {
  pictures: 'We can’t read this resume: its pages are pictures or text that can’t be copied.',
  unreadable: 'We couldn’t read any text in this file. It may be locked or damaged.',
}

/** Why, in a sentence, and what a person does about it. The server sends it, so that no screen carries the words. */
export const explainUnreadResume = (unread: UnreadResume): string =>
  `${words[unread]} Ask for a text PDF or a Word file, or paste the text.`

type ResumeOnFile = { hasFile: boolean; hasWords: boolean; unreadPages: number }

/**
 * Returns why a résumé on file has no readable text. Null if it has words, or there is no file. The table does the same
 * in SQL.
 */
export const findUnreadReason = ({ hasFile, hasWords, unreadPages }: ResumeOnFile): UnreadResume | null => {
  if (!hasFile || hasWords) return null
  return unreadPages > 0 ? 'pictures' : 'unreadable'
}

/** Of a file that was read in part, in a sentence. */
export const describeUnreadPages = (pages: number): string =>
  pages === 1
    ? 'We didn’t read one page of this file: it’s a picture, has text that can’t be copied, or comes after page 20. Anything on it counts as unclear.'
    : `We didn’t read ${pages} pages of this file: they’re pictures, have text that can’t be copied, or come after page 20. Anything on them counts as unclear.`
