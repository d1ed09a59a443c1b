import { Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

type Piece = string | Uint8Array
type Entry = { name: string; parts: AsyncIterable<Piece> | Iterable<Piece> }
type Written = { name: string; crc: number; packed: number; size: number; at: number }

// Sizes follow the data (bit 3), names are UTF-8 (bit 11): nothing has to be known before it is written.
const flags = 0x0808
const firstDay = 0x21

const localHeader = (name: string): Buffer => {
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50, 0)
  head.writeUInt16LE(20, 4)
  head.writeUInt16LE(flags, 6)
  head.writeUInt16LE(8, 8)
  head.writeUInt16LE(firstDay, 12)
  head.writeUInt16LE(Buffer.byteLength(name), 26)
  return Buffer.concat([head, Buffer.from(name)])
}

const descriptor = ({ crc, packed, size }: Written): Buffer => {
  const tail = Buffer.alloc(16)
  tail.writeUInt32LE(0x08074b50, 0)
  tail.writeUInt32LE(crc, 4)
  tail.writeUInt32LE(packed, 8)
  tail.writeUInt32LE(size, 12)
  return tail
}

const listing = ({ name, crc, packed, size, at }: Written): Buffer => {
  const entry = Buffer.alloc(46)
  entry.writeUInt32LE(0x02014b50, 0)
  entry.writeUInt16LE(20, 4)
  entry.writeUInt16LE(20, 6)
  entry.writeUInt16LE(flags, 8)
  entry.writeUInt16LE(8, 10)
  entry.writeUInt16LE(firstDay, 14)
  entry.writeUInt32LE(crc, 16)
  entry.writeUInt32LE(packed, 20)
  entry.writeUInt32LE(size, 24)
  entry.writeUInt16LE(Buffer.byteLength(name), 28)
  entry.writeUInt32LE(at, 42)
  return Buffer.concat([entry, Buffer.from(name)])
}

const ending = (count: number, length: number, at: number): Buffer => {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(length, 12)
  end.writeUInt32LE(at, 16)
  return end
}

/** A zip archive written piece by piece, however large its entries are (below 4 GB); memory stays flat. */
export async function* zipStream(entries: Iterable<Entry>): AsyncGenerator<Buffer> {
  const written: Written[] = []
  let at = 0
  for (const { name, parts } of entries) {
    const entry: Written = { name, crc: 0, packed: 0, size: 0, at }
    const counted = async function* (): AsyncGenerator<Uint8Array> {
      for await (const part of parts) {
        const bytes = typeof part === 'string' ? Buffer.from(part) : part
        entry.crc = crc32(bytes, entry.crc)
        entry.size += bytes.length
        yield bytes
      }
    }
    const head = localHeader(name)
    yield head
    const source = Readable.from(counted())
    const deflate = createDeflateRaw({ level: 4 })
    source.on('error', (error) => deflate.destroy(error))
    for await (const packed of source.pipe(deflate) as AsyncIterable<Buffer>) {
      entry.packed += packed.length
      yield packed
    }
    yield descriptor(entry)
    at += head.length + entry.packed + 16
    written.push(entry)
  }
  const directory = Buffer.concat(written.map(listing))
  yield directory
  yield ending(written.length, directory.length, at)
}
