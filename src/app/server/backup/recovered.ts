import { mkdtemp, rm } from 'node:fs/promises'
import { type Embedded, startEmbedded } from '@reinforce/postgres-box/server/embedded.ts'
import type { unpack } from '../../../features/operations/backups/server/public.ts'
import { openLogKey, readLog } from '../../../features/operations/backups/server/public.ts'
import type { BackupStore } from '../../../platform/server/backup-store.ts'

type RecoveryInput = {
  /** The folder of the unpacked backup, and its own description. */
  dataDir: string
  of: Awaited<ReturnType<typeof unpack>>
  /** Where the backups lie, and the log too, and what opens them. */
  place: BackupStore
  passphrase: string
  /** The moment to stop at; null: everything there is. */
  until: Date | null
  /** Where the stored files of the log go; null: nowhere. */
  filesFolder: string | null
}

const isShort = (error: unknown) =>
  error instanceof Error && error.message.includes('recovery ended before configured recovery target was reached')

const nothing = () => undefined

/**
 * Starts the unpacked database, and replays the log next to the backup as far as it goes, or as `until` allows.
 * `isWhole` is false when the log ends before that moment: then it is followed to its end.
 */
export const startRecovered = async (
  wanted: RecoveryInput,
): Promise<Embedded & { isWhole: boolean; hasLog: boolean }> => {
  const { dataDir, of, place, passphrase, until, filesFolder } = wanted
  const log = of.about.log ?? null
  const key = log ? await openLogKey(place, log, passphrase) : null
  if (!log || !key)
    return {
      ...(await startEmbedded({ dataDir, log: nothing, isRestoring: true })),
      isWhole: until === null,
      hasLog: false,
    }
  const attempt = async (moment: Date | null) => {
    const scratch = await mkdtemp(`${dataDir}.log-`)
    const since = new Date(of.about.begunAt)
    const reader = readLog({ place, log, key, since, until: moment, filesFolder, scratch })
    try {
      const embedded = await startEmbedded({
        dataDir,
        log: nothing,
        isRestoring: true,
        recover: { source: reader.source, until: moment },
      })
      await reader.finish()
      return embedded
    } finally {
      await rm(scratch, { recursive: true, force: true })
    }
  }
  try {
    return { ...(await attempt(until)), isWhole: true, hasLog: true }
  } catch (error) {
    if (!isShort(error)) throw error
    return { ...(await attempt(null)), isWhole: false, hasLog: true }
  }
}
