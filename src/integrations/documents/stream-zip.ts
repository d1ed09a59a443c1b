import { PassThrough, pipeline, Readable } from 'node:stream'
import { ZipFile } from 'yazl'

type Piece = string | Uint8Array
type Entry = { name: string; parts: AsyncIterable<Piece> | Iterable<Piece> }

async function* streamBytes(parts: Entry['parts']): AsyncGenerator<Uint8Array> {
  for await (const part of parts) yield typeof part === 'string' ? Buffer.from(part) : part
}

/** Returns a zip archive that is written while it is read: memory stays flat. Its entries are opened one after another and closed when the reader leaves. */
export const streamZip = (entries: Iterable<Entry>): Readable => {
  const archive = new ZipFile()
  const output = new PassThrough()
  let current: Readable | undefined
  archive.on('error', (error: Error) => output.destroy(error))
  pipeline(archive.outputStream, output, () => current?.destroy())
  for (const { name, parts } of entries)
    archive.addReadStreamLazy(name, { compressionLevel: 4 }, (open) => {
      current = Readable.from(streamBytes(parts), { objectMode: false })
      current.once('error', (error) => output.destroy(error))
      open(null, current)
    })
  archive.end()
  return output
}
