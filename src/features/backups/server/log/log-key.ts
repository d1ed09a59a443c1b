import { randomBytes } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Decrypter, Encrypter } from 'age-encryption'
import { CannotRead } from '../archive.ts'

const fileIn = (folder: string) => path.join(folder, 'key.age')

/** Writes a new key for the pieces of a log into its folder, sealed by the passphrase, and answers it. */
export const makeLogKey = async (folder: string, passphrase: string): Promise<string> => {
  const key = randomBytes(32).toString('base64url')
  const encrypter = new Encrypter()
  encrypter.setPassphrase(passphrase)
  const file = fileIn(folder)
  await writeFile(`${file}.part`, await encrypter.encrypt(key), { mode: 0o600, flush: true })
  await rename(`${file}.part`, file)
  return key
}

/**
 * The key that opens the pieces of a log. They come every half minute, and each would otherwise cost the second that makes
 * guessing the passphrase slow. Refuses another passphrase; null when the folder has no key.
 */
export const openLogKey = async (folder: string, passphrase: string): Promise<string | null> => {
  const sealed = await readFile(fileIn(folder)).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  })
  if (!sealed) return null
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  return await decrypter.decrypt(sealed, 'text').catch((error: unknown) => {
    throw new CannotRead(`BACKUP_PASSPHRASE does not open ${fileIn(folder)}.`, { cause: error })
  })
}
