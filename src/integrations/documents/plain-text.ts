/** Whether text has hardly any signs that nobody writes. */
export const looksLikeText = (text: string): boolean => {
  // oxlint-disable-next-line no-control-regex
  const odd = text.slice(0, 100_000).match(/[\x00-\x08\x0e-\x1f\ufffd]/g)?.length ?? 0
  return odd <= text.length / 1000
}

/** A text file in the encodings that people save. */
export const decodedText = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
