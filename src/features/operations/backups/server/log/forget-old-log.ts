import { parseBackupTime, sortNewestFirst } from '@reinforce/postgres-box/format/backup-file.ts'
import { findExpired, findLogStart, sortLogNames } from '@reinforce/postgres-box/format/log-file.ts'
import type { BackupStore } from '../../../../../platform/server/backup-store.ts'

/** Removes from the place of backups what no backup there needs of any log; a log that is over and empty goes, too. */
export const forgetOldLog = async (place: BackupStore, current: string | null): Promise<void> => {
  const names = await place.list()
  const oldest = sortNewestFirst(names).at(-1)
  const since = oldest ? parseBackupTime(oldest) : null
  for (const log of names.filter((name) => findLogStart(name) !== null)) {
    const pieces = (await place.list(log)).toSorted()
    const old = findExpired(pieces, since)
    const isOver = log !== current && since !== null && old.length === sortLogNames(pieces).length
    // Its key goes last: the rest of a log still opens.
    for (const name of isOver ? pieces : old) await place.remove(`${log}/${name}`)
  }
}
