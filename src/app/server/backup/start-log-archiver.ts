import { parseBackupTime, sortNewestFirst } from '@reinforce/postgres-box/format/backup-file.ts'
import { findLogStart } from '@reinforce/postgres-box/format/log-file.ts'
import { abandonLog, archiveLog, beginLog, type OpenLog } from '../../../features/operations/backups/server/public.ts'
import { openBackups } from '../../../integrations/backups/open-backups.ts'
import { openFiles } from '../../../integrations/files/files.ts'
import { getSystemScope } from '../../../platform/server/actor.ts'
import type { BackupStore } from '../../../platform/server/backup-store.ts'
import { transact } from '../../../platform/server/database.ts'
import { type DomainEvent, recordEvents } from '../../../platform/server/events.ts'
import type { Services } from '../../../platform/server/services.ts'
import { explainStartError } from '../../../rules/start/explain-start-error.ts'

type Sealing = Pick<Services, 'config' | 'pool' | 'log' | 'clock'>

/**
 * Seconds after which PostgreSQL archives what it wrote, and at most as many ms until it is sealed: together under a
 * minute.
 */
export const handOverEverySeconds = 30
const sealEvery = 5_000 // ms
/** A stop waits so long for what is being sealed; what is not is sealed after the next start. */
const untilGivenUp = 5_000 // ms

const open = async ({ config, clock }: Sealing, place: BackupStore, logOut: string): Promise<OpenLog> => {
  const { backups, files } = config
  if (!backups) throw new Error('No folder for backups is set')
  const log = await beginLog({ logOut, place, passphrase: backups.passphrase, now: clock() })
  const journaled = files.journal ? { store: openFiles(files), journal: files.journal } : null
  return { ...log, place, logOut, files: journaled }
}

/** Returns true if the log next to the backups has a backup to begin from. */
export const hasBackup = async (place: BackupStore, log: string): Promise<boolean> => {
  const newest = sortNewestFirst(await place.list().catch(() => []))[0]
  const [made, began] = [newest ? parseBackupTime(newest) : null, findLogStart(log)]
  return made !== null && began !== null && made > began
}

/**
 * Seals changes every few seconds, next to the backups, so that little is lost with the disk. A failure is reported
 * once, and tried again; unsealed pieces wait. `name` is that of the log, null until the place of backups was reached;
 * `kept`: when a piece of the database's log was last sealed (at first: when this began), how many were and how often
 * it failed, null where none is kept.
 */
export const startLogArchiver = (services: Sealing, logOut: string | null, everyMs = sealEvery) => {
  const { config, pool, log, clock } = services
  const place = config.backups ? openBackups(config.backups.to, config.s3) : null
  const state = { opened: null as Awaited<ReturnType<typeof open>> | null, isFailing: false, isOver: false }
  const kept = { sealedAt: clock(), sealed: 0, failures: 0 }
  const tell = async (fact: DomainEvent) => {
    await transact(pool, getSystemScope(config, config.platformOrganizationId), async (tx) => {
      await recordEvents(tx, null, [fact])
    })
  }
  const fail = async (error: unknown) => {
    kept.failures += 1
    log.error({ err: error }, 'could not archive the database log')
    if (logOut && (await abandonLog(logOut))) log.error('the waiting database log filled the disk and was dropped')
    state.opened = null // another log may have to be begun
    if (state.isFailing) return
    const reason =
      explainStartError(error, config.backups?.to ?? '') ?? (error instanceof Error ? error.message : String(error))
    await tell({ name: 'installation.logFailed', after: { reason: reason.slice(0, 500) } })
    state.isFailing = true
  }
  const seal = async () => {
    if (!logOut || !place) return
    try {
      state.opened ??= await open(services, place, logOut)
      const sealed = await archiveLog(state.opened, clock())
      if (sealed > 0) kept.sealedAt = clock()
      kept.sealed += sealed
      if (state.isFailing) await tell({ name: 'installation.logKept' })
      state.isFailing = false
    } catch (error) {
      await fail(error).catch((wrong: unknown) => log.error({ err: wrong }, 'could not record that'))
    }
  }
  let timer: NodeJS.Timeout | undefined
  let sealing = Promise.resolve()
  const next = () => {
    if (state.isOver) return
    sealing = (async () => {
      await seal()
      timer = setTimeout(next, everyMs)
    })()
  }
  if (config.backups && logOut) next()
  return {
    name: () => state.opened?.name ?? null,
    kept: () => (config.backups && logOut ? { ...kept } : null),
    stop: async () => {
      state.isOver = true
      const late = setTimeout(() => place?.leave(), untilGivenUp)
      await sealing
      clearTimeout(late)
      clearTimeout(timer)
    },
  }
}
