import type { Readable } from 'node:stream'
import { fromBufferPromise } from 'yauzl'

const headBytes = 16

export class TooMuch extends Error {}

type Bounds = {
  entries: number
  /** Of all parts together, as they unpack. */
  bytes: number
  /** Of one part that is wanted; what goes beyond is counted and left out. */
  kept: number
}
export type ZipPart = { name: string /** Its first bytes. */; head: Buffer; bytes: Buffer | null; isWhole: boolean }

/**
 * Yields every part that the directory of an archive lists, one after the other, two of one name as well. Each is
 * unpacked and counted, against any declared size; only those that `wants` names come with their bytes.
 */
export async function* readZipParts(
  archive: Buffer,
  bounds: Bounds,
  wants: (name: string) => boolean,
): AsyncGenerator<ZipPart> {
  const zip = await fromBufferPromise(archive)
  if (zip.entryCount > bounds.entries) throw new TooMuch()
  let left = bounds.bytes
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName.endsWith('/')) continue
    if (entry.uncompressedSize > left) throw new TooMuch()
    const isWanted = wants(entry.fileName)
    const pieces: Buffer[] = []
    let size = 0
    let head = Buffer.alloc(0)
    const stream: Readable = await zip.openReadStreamPromise(entry)
    for await (const piece of stream as AsyncIterable<Buffer>) {
      left -= piece.length
      if (left < 0) throw new TooMuch()
      if (head.length < headBytes) head = Buffer.concat([head, piece.subarray(0, headBytes)])
      if (isWanted && size < bounds.kept) pieces.push(piece)
      size += piece.length
    }
    yield { name: entry.fileName, head, bytes: isWanted ? Buffer.concat(pieces) : null, isWhole: size <= bounds.kept }
  }
}
