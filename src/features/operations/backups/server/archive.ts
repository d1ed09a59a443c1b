import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import { Decrypter, Encrypter } from 'age-encryption'
import tar from 'tar-stream'
import type { BackupStore } from '../../../../platform/server/backup-store.ts'
import { UserError } from '../../../../rules/user-error.ts'

/** A folder, or a file of exactly `size` bytes; `name` is relative, with slashes. */
export type Entry =
  | { kind: 'folder'; name: string }
  | { kind: 'file'; name: string; size: number; body: () => AsyncIterable<Uint8Array> }

/** A small file whose text is at hand. */
export const createTextEntry = (name: string, text: string): Entry => {
  const bytes = Buffer.from(text)
  return { kind: 'file', name, size: bytes.length, body: () => Readable.from([bytes]) }
}

const fill = async (pack: tar.Pack, entries: AsyncIterable<Entry>, outcome: Outcome) => {
  for await (const entry of watched(entries, outcome)) {
    if (entry.kind === 'folder') pack.entry({ name: entry.name, type: 'directory', mode: 0o700 })
    else
      await pipeline(
        watched(entry.body(), outcome),
        pack.entry({ name: entry.name, size: entry.size, mode: 0o600 }) as unknown as Writable,
      )
  }
  pack.finalize()
}

type Outcome = { failed: boolean; reason: unknown }

/** Hands on what comes, and keeps why nothing more came: of the errors that follow from it only this one helps anyone. */
async function* watched<T>(from: AsyncIterable<T>, outcome: Outcome): AsyncGenerator<T> {
  try {
    yield* from
  } catch (error) {
    if (!outcome.failed) Object.assign(outcome, { failed: true, reason: error })
    throw error
  }
}

/** 2 to this power steps of scrypt before a passphrase opens anything: about a second, as age has it. */
const slowToGuess = 18

/**
 * Writes a tar that is compressed with zstd and encrypted with age under the passphrase: the tools of these names open it without
 * this product. It is there when it is whole, and not before. Answers its bytes.
 */
export const writeArchive = async (
  place: Pick<BackupStore, 'put'>,
  name: string,
  passphrase: string,
  entries: AsyncIterable<Entry>,
  workFactor = slowToGuess,
): Promise<number> => {
  const encrypter = new Encrypter()
  encrypter.setScryptWorkFactor(workFactor)
  encrypter.setPassphrase(passphrase)
  const pack = tar.pack()
  const compressed = createZstdCompress()
  const sealed = Readable.fromWeb(
    await encrypter.encrypt(Readable.toWeb(compressed) as globalThis.ReadableStream<Uint8Array>),
  )
  const source: Outcome = { failed: false, reason: undefined }
  const filling = Promise.all([
    fill(pack, entries, source).catch((error: unknown) => {
      pack.destroy(error instanceof Error ? error : new Error(String(error)))
      throw error
    }),
    pipeline(pack as unknown as NodeJS.ReadableStream, compressed),
  ])
  filling.catch(() => sealed.destroy())
  // A cut stream ends like a whole one: the store learns of the end only when everything was put in.
  const whole = async function* () {
    for await (const piece of sealed as AsyncIterable<Uint8Array>) yield piece
    await filling
  }
  try {
    return await place.put(name, Readable.from(whole()))
  } catch (error) {
    sealed.destroy()
    pack.destroy()
    await filling.catch(() => undefined)
    throw source.failed ? source.reason : error
  }
}

/** The backup cannot be read: the wrong passphrase, or bytes that are not what was written. */
export class CannotRead extends Error {}

/** Hands each entry of an archive to `take`, in order; a file's bytes are read to their end before the next one. */
export const readArchive = async (
  place: Pick<BackupStore, 'get' | 'address'>,
  of: string,
  passphrase: string,
  take: (entry: { kind: 'folder' | 'file'; name: string }, bytes: Readable) => Promise<void>,
): Promise<void> => {
  const file = place.address(of)
  const bytes = await place.get(of)
  if (!bytes) throw new CannotRead(`There is no file ${file}.`)
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  const opened = await decrypter
    .decrypt(Readable.toWeb(bytes) as globalThis.ReadableStream<Uint8Array>)
    .catch((error: unknown) => {
      if (error instanceof UserError) throw error // the place says no
      throw new CannotRead(`BACKUP_PASSPHRASE doesn’t open ${file}, or the file isn’t a backup.`, { cause: error })
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
      // The entry itself, destroyed before it is read, would let a pipeline wait for ever: it is no stream of Node's.
      await take({ kind: type === 'directory' ? 'folder' : 'file', name }, Readable.from(entry))
      entry.resume()
    }
    await flowing
  } catch (error) {
    failed ??= error
  }
  if (failed === undefined) return
  if (failed instanceof CannotRead || failed instanceof UserError) throw failed
  throw new CannotRead(
    `${file} is damaged or was cut off: ${failed instanceof Error ? failed.message : 'it ends too early'}.`,
    {
      cause: failed,
    },
  )
}
