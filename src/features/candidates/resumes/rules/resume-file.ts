/** The largest résumé file, in bytes: 10 MB. */
export const longestResumeFile = 10 * 1024 * 1024

/** Messages for a person whose résumé file cannot be accepted, or has no words. */
export const resumeFileMessages = {
  kind: 'The resume must be a PDF, DOCX, ODT, RTF, or TXT file.',
  empty: 'The file is empty. Choose another one, or paste the resume.',
  photo: 'We cannot read photos. Upload the original file or paste the text.',
  tooLarge: 'The resume must be 10 MB or smaller.',
  unreadable: 'We cannot read this file. Save it again, or paste the resume.',
  slow: 'Reading this file takes too long right now. Try again in a few minutes, or paste the resume.',
  locked: 'This file is locked with a password. Unlock it, or paste the resume.',
  active: 'This file could run code when opened, so we did not keep it. Save it as a plain PDF, or paste the resume.',
  noText: 'No text found – paste the resume',
  infected: 'The virus scanner found something in this file, so we did not keep it. Paste the resume instead.',
  notScanned: 'We cannot check files for viruses right now. Paste the resume, or try again in a few minutes.',
} as const

/** Fewer letters than this are a page number or a stamp, not a résumé. */
const fewestLetters = 20

/** Whether what was found in a file is worth reading. */
export const hasEnoughText = (text: string): boolean => (text.match(/\p{L}/gu)?.length ?? 0) >= fewestLetters

const kinds = /\.(?:pdf|docx|odt|rtf|txt)$/i
const photos = /\.(?:jpe?g|png|gif|webp|heic|heif|tiff?|bmp)$/i

/** Checks a chosen file by its name, kind, and size. Null if it may be sent; its content decides later. */
export const findResumeFileProblem = ({
  name,
  type,
  size,
}: {
  name: string
  type: string
  size: number
}): string | null => {
  if (type.startsWith('image/') || photos.test(name)) return resumeFileMessages.photo
  if (size === 0) return resumeFileMessages.empty
  if (size > longestResumeFile) return resumeFileMessages.tooLarge
  return kinds.test(name) ? null : resumeFileMessages.kind
}
