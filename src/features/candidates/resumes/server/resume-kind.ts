import { isPdf } from '../../../../rules/file-formats/is-pdf.ts'

/**
 * Detects the kind of a résumé by its first bytes. Null if it is none. The file itself is checked later, off the main
 * thread.
 */
export const detectResumeKind = (bytes: Uint8Array): 'pdf' | 'docx' | 'odt' | 'rtf' | 'txt' | null => {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 1_024))
  if (isPdf(bytes)) return 'pdf'
  if (head.subarray(0, 5).toString('latin1') === '{\\rtf') return 'rtf'
  if (head.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004')
    return head.includes('application/vnd.oasis.opendocument.text') ? 'odt' : 'docx'
  const isUtf16 = head[0] === 0xff && head[1] === 0xfe
  return !isUtf16 && head.some((byte) => byte < 9) ? null : 'txt'
}

const photoHeads = ['ffd8ff', '89504e47', '47494638', '49492a00', '4d4d002a', '424d']

/** Whether bytes are those of a picture: a photo of a page has no words that could be read. */
export const isPhoto = (bytes: Uint8Array): boolean => {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 16))
  const [hex, words] = [head.toString('hex'), head.toString('latin1')]
  return (
    photoHeads.some((begin) => hex.startsWith(begin)) ||
    (words.startsWith('RIFF') && words.slice(8, 12) === 'WEBP') ||
    /^ftyp(?:hei|hev|mif1|avif)/.test(words.slice(4))
  )
}
