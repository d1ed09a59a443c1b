import { text } from 'node:stream/consumers'
import * as z from 'zod/mini'
import type { BackupStore } from '../../../../platform/server/backup-store.ts'
import { CannotRead, readArchive, textEntry, writeArchive } from './archive.ts'
import { type ChangesSince, laterShape } from './changes-since.ts'
import { makeLogKey, openLogKey } from './log/log-key.ts'

/** The folder beside the backups that holds what ended since the oldest of them was begun. */
export const endingsFolder = 'endings'
const file = 'endings.tar.zst.age'
/** 2 to this power: the key is random, no one guesses it. */
const workFactor = 10

/** What ended, and until when that was noted (ISO). */
const endings = z.object({ until: z.string(), later: laterShape })
type Endings = z.output<typeof endings>

/** Its key, or null: there is none, or none that this passphrase opens. */
const keyFor = async (place: BackupStore, passphrase: string): Promise<string | null> =>
  await openLogKey(place, endingsFolder, passphrase).catch((error: unknown) => {
    if (error instanceof CannotRead) return null
    throw error
  })

/** Puts what ended beside the backups, in place of what lay there; anyone who has no passphrase learns nothing from it. */
export const writeRevocations = async (
  place: BackupStore,
  passphrase: string,
  { until, later }: { until: Date; later: ChangesSince },
): Promise<void> => {
  const key = (await keyFor(place, passphrase)) ?? (await makeLogKey(place, endingsFolder, passphrase))
  const entries = async function* () {
    yield await Promise.resolve(textEntry('endings.json', JSON.stringify({ until: until.toISOString(), later })))
  }
  await writeArchive(place, `${endingsFolder}/${file}`, key, entries(), workFactor)
}

/**
 * What ended since the backups in a place were begun, as it lies beside them: for the newer ones more than they need, which does no harm.
 * Null where nothing was noted, or under another passphrase. Refuses what is damaged.
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
