import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { begunAt, newestFirst } from '../../rules/backup-file.ts'
import { inLogOrder, logBegan, neededNoMore } from '../../rules/log-file.ts'

/** Removes from the folder of backups what no backup there needs of any log; a log that is over and empty goes, too. */
export const forgetOldLog = async (folder: string, current: string | null): Promise<void> => {
  const names = await readdir(folder)
  const oldest = newestFirst(names).at(-1)
  const since = oldest ? begunAt(oldest) : null
  for (const log of names.filter((name) => logBegan(name) !== null)) {
    const pieces = await readdir(path.join(folder, log))
    const old = neededNoMore(pieces, since)
    for (const name of old) await rm(path.join(folder, log, name))
    if (log !== current && since !== null && old.length === inLogOrder(pieces).length)
      await rm(path.join(folder, log), { recursive: true })
  }
}
