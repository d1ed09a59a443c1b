import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import { Decrypter, Encrypter } from 'age-encryption'
import tar from 'tar-stream'

/** A folder, or a file of exactly `size` bytes; `name` is relative, with slashes. */
export type Entry =
  | { kind: 'folder'; name: string }
  | { kind: 'file'; name: string; size: number; body: () => AsyncIterable<Uint8Array> }

/** A small file whose text is at hand. */
export const textEntry = (name: string, text: string): Entry => {
  const bytes = Buffer.from(text)
  return { kind: 'file', name, size: bytes.length, body: () => Readable.from([bytes]) }
}

const fill = async (pack: tar.Pack, entries: AsyncIterable<Entry>) => {
  for await (const entry of entries) {
    if (entry.kind === 'folder') pack.entry({ name: entry.name, type: 'directory', mode: 0o700 })
    else
      await pipeline(
        entry.body(),
        pack.entry({ name: entry.name, size: entry.size, mode: 0o600 }) as unknown as Writable,
      )
  }
  pack.finalize()
}

/** 2 to this power steps of scrypt before a passphrase opens anything: about a second, as age has it. */
const slowToGuess = 18

/**
 * Writes a tar that is compressed with zstd and encrypted with age under the passphrase: the tools of these names open it without
 * this product. The file gets its name when it is whole and on the disk. Answers its bytes.
 */
export const writeArchive = async (
  file: string,
  passphrase: string,
  entries: AsyncIterable<Entry>,
  workFactor = slowToGuess,
): Promise<number> => {
  const encrypter = new Encrypter()
  encrypter.setScryptWorkFactor(workFactor)
  encrypter.setPassphrase(passphrase)
  const half = `${file}.part`
  const pack = tar.pack()
  try {
    const compressed = createZstdCompress()
    const sealed = await encrypter.encrypt(Readable.toWeb(compressed) as globalThis.ReadableStream<Uint8Array>)
    await Promise.all([
      fill(pack, entries).catch((error: unknown) => {
        pack.destroy(error instanceof Error ? error : new Error(String(error)))
        throw error
      }),
      pipeline(pack as unknown as NodeJS.ReadableStream, compressed),
      pipeline(
        Readable.fromWeb(sealed as unknown as ReadableStream<Uint8Array>),
        createWriteStream(half, { mode: 0o600, flush: true }),
      ),
    ])
    const { size } = await stat(half)
    await rename(half, file)
    return size
  } catch (error) {
    await rm(half, { force: true })
    throw error
  }
}

/** The backup cannot be read: the wrong passphrase, or bytes that are not what was written. */
export class CannotRead extends Error {}

/** Hands each entry of an archive to `take`, in order; a file's bytes are read to their end before the next one. */
export const readArchive = async (
  file: string,
  passphrase: string,
  take: (entry: { kind: 'folder' | 'file'; name: string }, bytes: Readable) => Promise<void>,
): Promise<void> => {
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  const opened = await decrypter
    .decrypt(Readable.toWeb(createReadStream(file)) as globalThis.ReadableStream<Uint8Array>)
    .catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new CannotRead(`There is no file ${file}.`)
      throw new CannotRead(`BACKUP_PASSPHRASE does not open ${file}, or it is no backup.`, { cause: error })
    })
  const extract = tar.extract()
  let failed: unknown
  const flowing = pipeline(
    Readable.fromWeb(opened as unknown as ReadableStream<Uint8Array>),
    createZstdDecompress(),
    extract as unknown as Writable,
  ).catch((error: unknown) => {
    failed = error
    extract.destroy(error instanceof Error ? error : undefined)
  })
  try {
    for await (const entry of extract) {
      const { name, type } = entry.header
      await take({ kind: type === 'directory' ? 'folder' : 'file', name }, entry as unknown as Readable)
      entry.resume()
    }
    await flowing
  } catch (error) {
    failed ??= error
  }
  if (failed === undefined) return
  if (failed instanceof CannotRead) throw failed
  throw new CannotRead(
    `${file} is damaged or was cut off: ${failed instanceof Error ? failed.message : 'it does not end'}.`,
    {
      cause: failed,
    },
  )
}
