/** The text of a file with what was guessed; null when it is no text. */
export type DecodedText = { text: string; remarks: string[] }

const isLetter = (byte: number | undefined): boolean =>
  byte !== undefined && ((byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a))
const isSmall = (byte: number | undefined): boolean => byte !== undefined && byte >= 0x61 && byte <= 0x7a

/** UTF-16 by its mark, or by the zeros next to its plain letters; null for neither. */
const detectUtf16 = (bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const head = bytes.subarray(0, 2_000)
  if (head.length < 8) return null
  const zeros = [0, 0]
  for (const [at, byte] of head.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros.map((count) => count / (head.length / 2))
  if (odd > 0.7 && even < 0.1) return 'utf-16le'
  return even > 0.7 && odd < 0.1 ? 'utf-16be' : null
}

/** Enough of a file to know its accents by. */
const mostLookedAt = 4_000_000

/** Whether the accented letters are those of old Macs, where Windows has dashes and quotes. */
const isMacRoman = (bytes: Uint8Array): boolean => {
  let [mac, windows] = [0, 0]
  const head = Math.min(bytes.length, mostLookedAt)
  for (let at = 0; at < head; at += 1) {
    const byte = bytes[at] ?? 0
    if (byte < 0x80) continue
    const [before, after] = [bytes[at - 1], bytes[at + 1]]
    if (byte <= 0x9f && (isSmall(before) || isSmall(after)) && (byte !== 0x92 || (isSmall(before) && after !== 0x73)))
      mac += 1
    if (byte >= 0xc0 && (isLetter(before) || isLetter(after))) windows += 1
  }
  return mac > windows
}

/** Zeros and other signs that no text has: many of them make a picture or a program. */
const isBinary = (bytes: Uint8Array): boolean => {
  const head = bytes.subarray(0, 4_096)
  const odd = head.filter((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27)).length
  return odd > head.length * 0.05
}

const decoded = (bytes: Uint8Array): DecodedText => {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), remarks: [] }
  } catch {
    // Spreadsheets on Windows and old Macs still save "CSV" in code pages of their own.
    if (!isMacRoman(bytes)) return { text: new TextDecoder('windows-1252').decode(bytes), remarks: [] }
    const remarks = ['The file’s accents were read as an old Mac writes them (Mac Roman). Check a name.']
    return { text: new TextDecoder('macintosh').decode(bytes), remarks }
  }
}

/** The text of bytes in the encodings that spreadsheets save: UTF-8, UTF-16, Windows-1252, and Mac Roman. Null when it is no text. */
export const decodeText = (bytes: Uint8Array): DecodedText | null => {
  const wide = detectUtf16(bytes)
  if (wide) return { text: new TextDecoder(wide).decode(bytes), remarks: [] }
  if (isBinary(bytes)) return null
  const { text, remarks } = decoded(bytes)
  if (!bytes.includes(0)) return { text, remarks }
  return {
    text: text.replaceAll('\0', ''),
    remarks: [...remarks, 'The file held characters that aren’t text. They were removed.'],
  }
}
