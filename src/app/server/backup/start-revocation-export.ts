import { parseBackupTime, sortNewestFirst } from '@reinforce/postgres-box/format/backup-file.ts'
import { withClient } from '@reinforce/postgres-box/server/create-owned-database.ts'
import { loadChangesSince, writeRevocations } from '../../../features/operations/backups/server/public.ts'
import { openBackups } from '../../../integrations/backups/open-backups.ts'
import type { Services } from '../../../platform/server/services.ts'
import { withAdvisoryLock } from './with-advisory-lock.ts'

type Keeping = Pick<Services, 'config' | 'log' | 'clock'>

const everyMs = 30_000
const lockKey = 7_301_941

/**
 * Notes next to the backups what ended since the oldest of them, and that it is known until now: a dump has no log to
 * read it from.
 */
const noteEndings = async ({ config, clock }: Keeping): Promise<void> => {
  const { backups, backupDatabaseUrl } = config
  if (!backups || !backupDatabaseUrl) return
  const place = openBackups(backups.to, config.s3)
  const oldest = sortNewestFirst(await place.list()).at(-1)
  const since = oldest ? parseBackupTime(oldest) : null
  if (!since) return
  const until = clock()
  const later = await withClient(backupDatabaseUrl, async (client) => await loadChangesSince(client, since))
  await writeRevocations(place, backups.passphrase, { until, later })
}

/**
 * Does so every half minute where a PostgreSQL of your own is backed up by itself, in one of several processes at a time. A failure is
 * told once, until it works again; `stop` waits for what is under way.
 */
export const startRevocationExport = (services: Keeping, firstMs = everyMs, nextMs = everyMs) => {
  const { config, log } = services
  const state = { isFailing: false, isOver: false }
  let timer: NodeJS.Timeout | undefined
  let noting = Promise.resolve()
  const note = async () => {
    try {
      await withAdvisoryLock(config, lockKey, async () => await noteEndings(services))
      state.isFailing = false
    } catch (error) {
      if (!state.isFailing) log.error({ err: error }, 'could not record later revocations next to the backups')
      state.isFailing = true
    }
    if (!state.isOver) timer = setTimeout(next, nextMs)
  }
  const next = () => {
    noting = note()
  }
  if (config.backups && config.databaseUrl) timer = setTimeout(next, firstMs)
  return {
    stop: async () => {
      state.isOver = true
      clearTimeout(timer)
      await noting
    },
  }
}
