/** Why nothing could be read in a résumé file that is there: its pages are pictures (or in fonts that tell no letters), or no word came out of it at all. */
export const unreadResumes = ['pictures', 'unreadable'] as const
export type UnreadResume = (typeof unreadResumes)[number]

const words: Record<UnreadResume, string> = {
  pictures: 'The resume cannot be read, because its pages are pictures or letters that cannot be copied.',
  unreadable: 'No words could be read in the resume file: it may be locked or damaged.',
}

/** Why, in a sentence, and what a person does about it. The server sends it, so that no screen carries the words. */
export const unreadResumeSentence = (unread: UnreadResume): string =>
  `${words[unread]} Ask for a PDF with text or a Word file, or paste the words.`

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
