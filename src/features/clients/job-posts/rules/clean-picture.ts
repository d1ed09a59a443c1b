/** The longest side of a stored picture, in pixels: browsers unpack every pixel, however small the file is. */
export const longestSide = 6_000

export type CleanPicture = {
  mime: 'image/png' | 'image/jpeg' | 'image/webp'
  extension: 'png' | 'jpg' | 'webp'
  width: number
  height: number
  bytes: Uint8Array<ArrayBuffer>
}

const join = (parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}
const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
const toName = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4))

const pngSignature = [137, 80, 78, 71, 13, 10, 26, 10]
const pngParts = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'sBIT', 'IDAT', 'IEND'])

const cleanPng = (bytes: Uint8Array): CleanPicture | null => {
  const data = view(bytes)
  const parts = [bytes.subarray(0, 8)]
  let hasPixels = false
  for (let at = 8; at + 12 <= bytes.length; ) {
    const name = toName(bytes, at + 4)
    const end = at + 12 + data.getUint32(at)
    if (end > bytes.length || (at === 8 && (name !== 'IHDR' || end !== 33))) return null
    if (pngParts.has(name)) parts.push(bytes.subarray(at, end))
    hasPixels ||= name === 'IDAT'
    if (name === 'IEND')
      return hasPixels
        ? {
            mime: 'image/png',
            extension: 'png',
            width: data.getUint32(16),
            height: data.getUint32(20),
            bytes: join(parts),
          }
        : null
    at = end
  }
  return null
}

/** Returns the rotation of a camera (1 to 8) from the Exif part of a JPEG; 1 if it has none. */
const readOrientation = (exif: Uint8Array): number => {
  if (exif.length < 20 || toName(exif, 0) !== 'Exif') return 1
  const data = view(exif.subarray(6))
  const isLittle = data.getUint16(0) === 0x4949
  const start = data.getUint32(4, isLittle)
  if (start + 2 > data.byteLength) return 1
  const count = data.getUint16(start, isLittle)
  for (let n = 0; n < count; n += 1) {
    const at = start + 2 + n * 12
    if (at + 12 > data.byteLength) return 1
    if (data.getUint16(at, isLittle) !== 0x0112) continue
    const value = data.getUint16(at + 8, isLittle)
    return value >= 1 && value <= 8 ? value : 1
  }
  return 1
}

/** An Exif part with the rotation of the camera alone: no place, time, or device. */
const writeOrientation = (orientation: number) =>
  // prettier-ignore
  Uint8Array.of(
    0xff,
    0xe1,
    0,
    34,
    0x45,
    0x78,
    0x69,
    0x66,
    0,
    0,
    0x4d,
    0x4d,
    0,
    42,
    0,
    0,
    0,
    8,
    0,
    1,
    0x01,
    0x12,
    0,
    3,
    0,
    0,
    0,
    1,
    0,
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
  )

/** Frames (baseline, extended, progressive), tables, and restart interval. */
const jpegParts = new Set([0xc0, 0xc1, 0xc2, 0xc4, 0xdb, 0xdd])
const isAdobe = (mark: number, bytes: Uint8Array, at: number, end: number) =>
  mark === 0xee && toName(bytes, at + 4) === 'Adob' && end - at === 16

const findScanEnd = (bytes: Uint8Array, from: number) => {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    const next = bytes[at + 1] ?? 0
    if (bytes[at] === 0xff && next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
  }
  return -1
}

const cleanJpeg = (bytes: Uint8Array): CleanPicture | null => {
  const data = view(bytes)
  const parts: Uint8Array[] = []
  let size: { width: number; height: number } | null = null
  let orientation = 1
  for (let at = 2; at + 4 <= bytes.length; ) {
    if (bytes[at] !== 0xff) return null
    const mark = bytes[at + 1] ?? 0
    if (mark === 0xff) {
      at += 1
      continue
    }
    const end = at + 2 + data.getUint16(at + 2)
    if (mark < 0xc0 || end > bytes.length || end < at + 4) return null
    if (mark === 0xe1) orientation = Math.max(orientation, readOrientation(bytes.subarray(at + 4, end)))
    if (mark === 0xc0 || mark === 0xc1 || mark === 0xc2) {
      if (size || end < at + 9) return null
      size = { height: data.getUint16(at + 5), width: data.getUint16(at + 7) }
    }
    const scanEnd = mark === 0xda ? findScanEnd(bytes, end) : end
    if (scanEnd < 0) return null
    if (mark === 0xda || jpegParts.has(mark) || isAdobe(mark, bytes, at, end)) parts.push(bytes.subarray(at, scanEnd))
    at = scanEnd
    if (mark !== 0xda || bytes[at + 1] !== 0xd9) continue
    if (!size) return null
    const isTurned = orientation > 4
    return {
      mime: 'image/jpeg',
      extension: 'jpg',
      width: isTurned ? size.height : size.width,
      height: isTurned ? size.width : size.height,
      bytes: join([
        bytes.subarray(0, 2),
        ...(orientation > 1 ? [writeOrientation(orientation)] : []),
        ...parts,
        bytes.subarray(at, at + 2),
      ]),
    }
  }
  return null
}

const readUint24 = (data: DataView, at: number) => data.getUint16(at, true) | (data.getUint8(at + 2) << 16)

const readWebpSize = (name: string, data: DataView, at: number) => {
  if (name === 'VP8X') return { width: readUint24(data, at + 4) + 1, height: readUint24(data, at + 7) + 1 }
  if (name === 'VP8 ')
    return { width: data.getUint16(at + 6, true) & 0x3fff, height: data.getUint16(at + 8, true) & 0x3fff }
  const bits = data.getUint32(at + 1, true)
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}

const cleanWebp = (file: Uint8Array): CleanPicture | null => {
  const whole = view(file).getUint32(4, true) + 8
  if (whole > file.length) return null
  const bytes = file.subarray(0, whole)
  const data = view(bytes)
  const parts: Uint8Array[] = []
  let size = { width: 0, height: 0 }
  let hasPixels = false
  for (let at = 12; at + 8 <= bytes.length; ) {
    const name = toName(bytes, at)
    const length = data.getUint32(at + 4, true)
    const end = Math.min(at + 8 + length + (length % 2), bytes.length)
    if (at + 8 + length > bytes.length || name === 'ANIM' || name === 'ANMF') return null
    if (['VP8X', 'VP8 ', 'VP8L', 'ALPH'].includes(name)) {
      const part = bytes.slice(at, end)
      if (name !== 'ALPH') {
        if (length < 10) return null
        const { width, height } = readWebpSize(name, data, at + 8)
        size = { width: Math.max(width, size.width), height: Math.max(height, size.height) }
      }
      // Of what the file announces, transparency alone remains.
      if (name === 'VP8X') part[8] = (part[8] ?? 0) & 0x10
      hasPixels ||= name === 'VP8 ' || name === 'VP8L'
      parts.push(part)
    }
    at = end
  }
  if (!hasPixels) return null
  const clean = join([bytes.subarray(0, 12), ...parts])
  view(clean).setUint32(4, clean.length - 8, true)
  return { mime: 'image/webp', extension: 'webp', ...size, bytes: clean }
}

const cleanKnown = (bytes: Uint8Array): CleanPicture | null => {
  if (bytes.length < 33) return null
  if (pngSignature.every((sign, at) => bytes[at] === sign)) return cleanPng(bytes)
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return cleanJpeg(bytes)
  return toName(bytes, 0) === 'RIFF' && toName(bytes, 8) === 'WEBP' ? cleanWebp(bytes) : null
}

/**
 * Rewrites a PNG, JPEG, or WebP with only the parts that its pixels need: notes of a camera (place, time), hidden texts, and everything
 * behind the picture are gone. Null for other files, broken, and animated ones. Width and height are those that a browser shows.
 */
export const cleanPicture = (bytes: Uint8Array): CleanPicture | null => {
  try {
    const picture = cleanKnown(bytes)
    return picture && picture.width > 0 && picture.height > 0 ? picture : null
  } catch (error) {
    // A length that points behind the end.
    if (error instanceof RangeError) return null
    throw error
  }
}
