import { inflateRawSync } from 'node:zlib'

const endOfDirectory = 0x06054b50
const directoryEntry = 0x02014b50
const localHeader = 0x04034b50
const longestComment = 65_557

const endAt = (zip: Buffer): number => {
  for (let at = zip.length - 22; at >= Math.max(0, zip.length - longestComment); at -= 1)
    if (zip.readUInt32LE(at) === endOfDirectory) return at
  return -1
}

type Entry = { name: string; method: number; packed: number; size: number; local: number }

/** The entries that a zip's directory lists; an archive that lies about its places throws a RangeError. */
export const zipEntries = (zip: Buffer): Entry[] => {
  const end = endAt(zip)
  if (end < 0) return []
  const entries: Entry[] = []
  let at = zip.readUInt32LE(end + 16)
  for (let n = 0; n < zip.readUInt16LE(end + 10) && zip.readUInt32LE(at) === directoryEntry; n += 1) {
    const nameLength = zip.readUInt16LE(at + 28)
    entries.push({
      name: zip.toString('utf8', at + 46, at + 46 + nameLength),
      method: zip.readUInt16LE(at + 10),
      packed: zip.readUInt32LE(at + 20),
      size: zip.readUInt32LE(at + 24),
      local: zip.readUInt32LE(at + 42),
    })
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return entries
}

/** The bytes of one entry, or null when there is none; an entry that unpacks to more than `mostBytes` throws. */
export const readZipEntry = (zip: Buffer, name: string, mostBytes: number): Buffer | null => {
  const entry = zipEntries(zip).find((one) => one.name === name)
  if (!entry || zip.readUInt32LE(entry.local) !== localHeader) return null
  const from = entry.local + 30 + zip.readUInt16LE(entry.local + 26) + zip.readUInt16LE(entry.local + 28)
  const bytes = zip.subarray(from, from + entry.packed)
  if (entry.method === 0) return bytes
  return entry.method === 8 ? inflateRawSync(bytes, { maxOutputLength: mostBytes }) : null
}
