/** Whether text has hardly any signs that no one writes. */
export const isLikelyText = (text: string): boolean => {
  // oxlint-disable-next-line no-control-regex
  const odd = text.slice(0, 100_000).match(/[\x00-\x08\x0e-\x1f\ufffd]/g)?.length ?? 0
  return odd <= text.length / 1000
}

/** Every second byte of a text in UTF-16 is zero, mostly. */
const zerosAt = (bytes: Uint8Array, offset: 0 | 1): number => {
  const sample = bytes.subarray(0, 2_000)
  let zeros = 0
  for (let at = offset; at < sample.length; at += 2) if (sample[at] === 0) zeros += 1
  return sample.length < 4 ? 0 : zeros / (sample.length / 2)
}

const written = /[áéíóúñüçÁÉÍÓÚÑÜÇ¿¡‘’“”–—•…]/g
const many = (text: string): number => text.slice(0, 20_000).match(written)?.length ?? 0

/** A text file in the encodings that people save: UTF-8, UTF-16 with and without its mark, Windows-1252, old Macs. */
export const decodeText = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const [big, little] = [zerosAt(bytes, 0), zerosAt(bytes, 1)]
  if (little > 0.7 && big < 0.2) return new TextDecoder('utf-16le').decode(bytes)
  if (big > 0.7 && little < 0.2) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const [windows, mac] = ['windows-1252', 'macintosh'].map((name) => new TextDecoder(name).decode(bytes))
    return (many(mac ?? '') > many(windows ?? '') ? mac : windows) ?? ''
  }
}

/**
 * The findings in a text without a signature: how it begins, whether markup that runs is in it, whether it is no text
 * at all.
 */
export type Looks = { start: string; hasMarkup: boolean; isBinary: boolean }

// Control characters that no written text has; a form feed, a tab and line ends are fine.
// oxlint-disable-next-line no-control-regex
const binary = /[\u0000-\u0008\u000b\u000e-\u001a\u001c-\u001f]/

/** Reads the whole text, so for a large file it is work for a thread of its own. */
export const detectLooks = (text: string): Looks => ({
  start: text
    .replace(/^\uFEFF/, '')
    .trimStart()
    .slice(0, 2_000),
  hasMarkup: /<\s*(?:script|svg|iframe|html|body)\b/i.test(text),
  isBinary: binary.test(text),
})
