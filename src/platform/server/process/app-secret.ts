import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import path from 'node:path'

/** Minimum characters of a secret that opens logins and signs sessions: it must not be guessed. */
export const shortestSecret = 32

const writeWhole = (file: string, text: string) => {
  const aside = `${file}.new`
  const handle = openSync(aside, 'w', 0o600)
  try {
    writeSync(handle, text)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
  renameSync(aside, file)
}

/**
 * The secret that the first start made and keeps in `dataDir`. Written aside, flushed and renamed, so that a full disk leaves none
 * rather than an empty one; a file with fewer than 32 characters is refused with a sentence, since keys made from it open nothing.
 */
export const loadSecret = (dataDir: string): string => {
  const file = path.join(dataDir, 'app-secret')
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    writeWhole(file, randomBytes(32).toString('base64url'))
  }
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length < shortestSecret)
    throw new Error(
      `The secret in ${file} has ${secret.length} characters but needs ${shortestSecret}. Restore your copy of ` +
        'it. If nothing was saved with it yet, remove the file and start again.',
    )
  return secret
}
