import { text } from 'node:stream/consumers'
import * as z from 'zod/mini'
import type { BackupPlace } from '../../../platform/server/backup-place.ts'
import { endingsNeededNoMore, endingsOf } from '../rules/endings-file.ts'
import { readArchive, textEntry, writeArchive } from './archive.ts'
import { type Later, laterShape } from './later.ts'
import { makeLogKey, openLogKey } from './log/log-key.ts'

const file = 'endings.tar.zst.age'
/** 2 to this power: the key is random, nobody guesses it. */
const workFactor = 10

/** What ended since a backup, and until when that was noted (ISO). */
const endings = z.object({ until: z.string(), later: laterShape })
type Endings = z.output<typeof endings>

type Beside = { place: BackupPlace; backup: string; passphrase: string }

/**
 * Puts what ended since `backup` beside it, in place of what lay there; whoever has no passphrase learns nothing from it. Refuses
 * another passphrase than before: the backup does not open with it either.
 */
export const writeEndings = async ({ place, backup, passphrase }: Beside, until: Date, later: Later): Promise<void> => {
  const folder = endingsOf(backup)
  const key = (await openLogKey(place, folder, passphrase)) ?? (await makeLogKey(place, folder, passphrase))
  const entries = async function* () {
    yield await Promise.resolve(textEntry('endings.json', JSON.stringify({ until: until.toISOString(), later })))
  }
  await writeArchive(place, `${folder}/${file}`, key, entries(), workFactor)
}

/** What ended since `backup`, as it lies beside it; null where nothing was noted. Refuses another passphrase, and what is damaged. */
export const readEndings = async ({ place, backup, passphrase }: Beside): Promise<Endings | null> => {
  const folder = endingsOf(backup)
  const key = await openLogKey(place, folder, passphrase)
  if (!key || !(await place.list(folder)).includes(file)) return null
  let found: Endings | null = null
  await readArchive(place, `${folder}/${file}`, key, async (_, bytes) => {
    found = endings.parse(JSON.parse(await text(bytes)))
  })
  return found
}

/** Removes what ended since backups that are gone. */
export const forgetOldEndings = async (place: BackupPlace): Promise<void> => {
  // The key goes last: what is left opens.
  for (const folder of endingsNeededNoMore(await place.list()))
    for (const name of (await place.list(folder)).toSorted()) await place.remove(`${folder}/${name}`)
}
