/** What the first bytes of a résumé look like, null for what is none; the file itself is looked into later, off the main thread. */
export const resumeKindOf = (bytes: Uint8Array): 'pdf' | 'docx' | 'odt' | 'rtf' | 'txt' | null => {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 1_024))
  if (head.includes('%PDF-')) return 'pdf'
  if (head.subarray(0, 5).toString('latin1') === '{\\rtf') return 'rtf'
  if (head.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004')
    return head.includes('application/vnd.oasis.opendocument.text') ? 'odt' : 'docx'
  const isUtf16 = head[0] === 0xff && head[1] === 0xfe
  return !isUtf16 && head.some((byte) => byte < 9) ? null : 'txt'
}
