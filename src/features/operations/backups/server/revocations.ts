import { text } from 'node:stream/consumers'
import * as z from 'zod/mini'
import type { BackupStore } from '../../../../platform/server/backup-store.ts'
import { CannotRead, createTextEntry, readArchive, writeArchive } from './archive.ts'
import { type ChangesSince, laterShape } from './changes-since.ts'
import { makeLogKey, openLogKey } from './log/log-key.ts'

/** The folder next to the backups that holds endings since the oldest of them was begun. */
export const endingsFolder = 'endings'
const file = 'endings.tar.zst.age'
/** 2 to this power: the key is random, no one guesses it. */
const workFactor = 10

/** The endings, and until when they were noted (ISO). */
const endings = z.object({ until: z.string(), later: laterShape })
type Endings = z.output<typeof endings>

/** Its key, or null: there is none, or none that this passphrase opens. */
const keyFor = async (place: BackupStore, passphrase: string): Promise<string | null> =>
  await openLogKey(place, endingsFolder, passphrase).catch((error: unknown) => {
    if (error instanceof CannotRead) return null
    throw error
  })

/** Writes the endings next to the backups, in place of earlier ones; unreadable without the passphrase. */
export const writeRevocations = async (
  place: BackupStore,
  passphrase: string,
  { until, later }: { until: Date; later: ChangesSince },
): Promise<void> => {
  const key = (await keyFor(place, passphrase)) ?? (await makeLogKey(place, endingsFolder, passphrase))
  const entries = async function* () {
    yield await Promise.resolve(createTextEntry('endings.json', JSON.stringify({ until: until.toISOString(), later })))
  }
  await writeArchive(place, `${endingsFolder}/${file}`, key, entries(), workFactor)
}

/**
 * Returns the endings since the backups in a place were begun, as stored next to them: for the newer ones more than
 * they need, which does no harm. Null where nothing was noted, or under another passphrase. Throws for damaged data.
 */
export const readEndings = async (place: BackupStore, passphrase: string): Promise<Endings | null> => {
  const key = await keyFor(place, passphrase)
  if (!key || !(await place.list(endingsFolder)).includes(file)) return null
  let found: Endings | null = null
  await readArchive(place, `${endingsFolder}/${file}`, key, async (_, bytes) => {
    found = endings.parse(JSON.parse(await text(bytes)))
  })
  return found
}
