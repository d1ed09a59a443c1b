import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { Decrypter, Encrypter } from 'age-encryption'
import type { BackupStore } from '../../../../../platform/server/backup-store.ts'
import { CannotRead } from '../archive.ts'

/** The file of a log that holds its key. */
export const keyFile = 'key.age'

/** Stores a new key for the pieces of a log next to them, sealed by the passphrase, and returns it. */
export const makeLogKey = async (place: BackupStore, log: string, passphrase: string): Promise<string> => {
  const key = randomBytes(32).toString('base64url')
  const encrypter = new Encrypter()
  encrypter.setPassphrase(passphrase)
  await place.put(`${log}/${keyFile}`, Readable.from([Buffer.from(await encrypter.encrypt(key))]))
  return key
}

/**
 * The key that opens the pieces of a log. They come every half minute, and each would otherwise cost the second that makes
 * guessing the passphrase slow. Refuses another passphrase; null when the log has no key.
 */
export const openLogKey = async (place: BackupStore, log: string, passphrase: string): Promise<string | null> => {
  const file = `${log}/${keyFile}`
  const sealed = await place.get(file)
  if (!sealed) return null
  const bytes = await buffer(sealed)
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  return await decrypter.decrypt(bytes, 'text').catch((error: unknown) => {
    throw new CannotRead(`BACKUP_PASSPHRASE doesn’t open ${place.address(file)}.`, { cause: error })
  })
}
