/** Why nothing could be read in a résumé file that is there: its pages are pictures (or in fonts that tell no letters), or no word came out of it at all. */
export const unreadResumes = ['pictures', 'unreadable'] as const
export type UnreadResume = (typeof unreadResumes)[number]

const words: Record<UnreadResume, { short: string; whole: string }> = {
  pictures: {
    short: 'resume pages are pictures',
    whole: 'the resume cannot be read, because its pages are pictures or letters that cannot be copied',
  },
  unreadable: {
    short: 'resume cannot be read',
    whole: 'no words could be read in the resume file: it may be locked or damaged',
  },
}

/** A few words for a card on a phone, in lower case. */
export const unreadResumeShort = (unread: UnreadResume): string => words[unread].short

/** Why, as the end of a sentence, and what a person does about it. */
export const unreadResumeWords = (unread: UnreadResume): string =>
  `${words[unread].whole}. Ask for a PDF with text or a Word file, or paste the words.`

/** The same as a sentence of its own. */
export const unreadResumeSentence = (unread: UnreadResume): string => {
  const told = unreadResumeWords(unread)
  return `${told.charAt(0).toUpperCase()}${told.slice(1)}`
}

type ResumeOnFile = { hasFile: boolean; hasWords: boolean; unreadPages: number }

/** Whether a résumé on file could not be read, and why; null when there are words, or no file. The table asks the same in SQL. */
export const unreadResume = ({ hasFile, hasWords, unreadPages }: ResumeOnFile): UnreadResume | null => {
  if (!hasFile || hasWords) return null
  return unreadPages > 0 ? 'pictures' : 'unreadable'
}

/** Of a file that was read in part, in a sentence. */
export const unreadPagesWords = (pages: number): string =>
  pages === 1
    ? 'One page of this file was not read: it is a picture, has letters that cannot be copied, or comes after the twentieth page. What stands there counts as unclear.'
    : `${pages} pages of this file were not read: they are pictures, have letters that cannot be copied, or come after the twentieth page. What stands there counts as unclear.`
