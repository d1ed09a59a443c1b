/** Whether text has hardly any signs that nobody writes. */
export const looksLikeText = (text: string): boolean => {
  // oxlint-disable-next-line no-control-regex
  const odd = text.slice(0, 100_000).match(/[\x00-\x08\x0e-\x1f\ufffd]/g)?.length ?? 0
  return odd <= text.length / 1000
}

/** A text file in the encodings that people save. */
export const decodedText = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** What is known of a text without a signature: how it begins, whether markup that runs is in it, whether it is no text at all. */
export type Looks = { start: string; hasMarkup: boolean; isBinary: boolean }

// Control characters that no written text has; a form feed, a tab and line ends are fine.
// oxlint-disable-next-line no-control-regex
const binary = /[\u0000-\u0008\u000b\u000e-\u001a\u001c-\u001f]/

/** Reads all of it, so for a large file it is work for a thread of its own. */
export const looksOf = (text: string): Looks => ({
  start: text
    .replace(/^\uFEFF/, '')
    .trimStart()
    .slice(0, 2_000),
  hasMarkup: /<\s*(?:script|svg|iframe|html|body)\b/i.test(text),
  isBinary: binary.test(text),
})
