import { execFile } from 'node:child_process'
import { setPriority } from 'node:os'
import path from 'node:path'
import { isBackupDue } from '../../../features/operations/backups/rules/backup-due.ts'
import { loadNewestBackups } from '../../../features/operations/backups/server/public.ts'
import { openBackups } from '../../../integrations/backups/open-backups.ts'
import { getSystemScope } from '../../../platform/server/actor.ts'
import type { Config } from '../../../platform/server/config.ts'
import { transact } from '../../../platform/server/database.ts'
import { recordEvents } from '../../../platform/server/events.ts'
import type { Services } from '../../../platform/server/services.ts'
import { hasBackup } from './start-log-archiver.ts'
import { withAdvisoryLock } from './with-advisory-lock.ts'

type Keeping = Pick<Services, 'config' | 'pool' | 'log' | 'clock'>
/** Makes a backup and returns null, or a sentence with the reason for none. */
export type Making = (backups: Pick<NonNullable<Config['backups']>, 'to' | 'keep'>) => Promise<string | null>

const program = path.join(import.meta.dirname, 'back-up.ts')
const lookEvery = 600_000 // ms
const lockKey = 7_301_940
const untilFirst = 60_000 // ms: anyone who starts the service wants to see it first

/** Makes a backup in a process of its own, behind everything else that the machine does. */
export const makeBackup: Making = async ({ to, keep }) =>
  await new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [program, '--to', to, '--keep', String(keep)],
      { maxBuffer: 1e6 },
      (error, _, stderr) => resolve(error ? stderr.trim() || error.message : null),
    )
    try {
      if (child.pid) setPriority(child.pid, 10)
    } catch {
      // Where that is not allowed it is made without it.
    }
  })

/** Makes a backup when one is due, or when the log that is kept has none to begin from; writes down when there was none. */
export const backUpIfDue = async (
  { config, pool, log, clock }: Keeping,
  make: Making,
  keptLog: string | null = null,
): Promise<void> => {
  const { backups } = config
  if (!backups) return
  const inHouse = getSystemScope(config, config.platformOrganizationId)
  const newest = await transact(pool, inHouse, async (tx) => await loadNewestBackups(tx, clock()), { readOnly: true })
  const isMissing = keptLog !== null && !(await hasBackup(openBackups(backups.to, config.s3), keptLog))
  if (!isBackupDue({ ...newest, ...(isMissing ? { made: null } : {}), everyHours: backups.everyHours })) return
  const reason = await make(backups)
  if (reason === null) return log.info({ to: backups.to }, 'a backup was made')
  log.error({ reason }, 'the backup failed')
  await transact(pool, inHouse, async (tx) => {
    await recordEvents(tx, null, [{ name: 'installation.backupFailed', after: { reason: reason.slice(0, 500) } }])
  })
}

/** Looks a minute after the start, then every ten minutes, whether a backup is due; `stop` looks no more. */
export const startBackupSchedule = (
  services: Keeping,
  keptLog: () => string | null = () => null,
  make = makeBackup,
  firstMs = untilFirst,
  everyMs = lookEvery,
) => {
  let timer: NodeJS.Timeout | undefined
  let isOver = false
  const look = async () => {
    await withAdvisoryLock(services.config, lockKey, async () => await backUpIfDue(services, make, keptLog())).catch(
      (error: unknown) => services.log.error({ err: error }, 'could not check whether a backup is due'),
    )
    if (!isOver) timer = setTimeout(() => void look(), everyMs)
  }
  if (services.config.backups) timer = setTimeout(() => void look(), firstMs)
  return {
    stop: () => {
      isOver = true
      clearTimeout(timer)
    },
  }
}
