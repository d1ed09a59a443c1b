import { PassThrough, pipeline, Readable } from 'node:stream'
import { ZipFile } from 'yazl'

type Piece = string | Uint8Array
type Entry = { name: string; parts: AsyncIterable<Piece> | Iterable<Piece> }

async function* streamBytes(parts: Entry['parts']): AsyncGenerator<Uint8Array> {
  for await (const part of parts) yield typeof part === 'string' ? Buffer.from(part) : part
}

/**
 * Returns a zip archive that is written while it is read: memory stays flat. An entry is opened when the one before is written,
 * and closed when the reader leaves.
 */
export const streamZip = (entries: AsyncIterable<Entry> | Iterable<Entry>): Readable => {
  const archive = new ZipFile()
  const output = new PassThrough()
  let current: Readable | undefined
  archive.on('error', (error: Error) => output.destroy(error))
  pipeline(archive.outputStream, output, () => current?.destroy())
  const add = async ({ name, parts }: Entry) =>
    await new Promise<void>((resolve) => {
      archive.addReadStreamLazy(name, { compressionLevel: 4 }, (open) => {
        current = Readable.from(streamBytes(parts), { objectMode: false })
        current.once('error', (error) => output.destroy(error))
        current.once('close', resolve)
        open(null, current)
        if (output.destroyed) current.destroy()
      })
    })
  const addAll = async () => {
    for await (const entry of entries) {
      await add(entry)
      if (output.destroyed) return
    }
    archive.end()
  }
  addAll().catch((error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error))))
  return output
}
