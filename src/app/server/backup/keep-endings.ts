import { begunAt, newestFirst } from '../../../features/backups/rules/backup-file.ts'
import { type Later, laterThan, writeEndings } from '../../../features/backups/server/door.ts'
import { openBackups } from '../../../integrations/backups/open-backups.ts'
import { withClient } from '../../../platform/server/postgres/owned-database.ts'
import type { Services } from '../../../platform/server/services.ts'
import { asOnlyOne } from './as-only-one.ts'

type Keeping = Pick<Services, 'config' | 'log' | 'clock'>

const everyMs = 30_000
const lockKey = 7_301_941

/** What is new in it: facts come all the time, and only their number would be written again. */
const kept = (later: Later) => JSON.stringify({ ...later, facts: 0, first: null, last: null })

/**
 * Notes beside the newest backup what ended since: a dump has no log that would tell. Answers what lies there now, to be handed in
 * the next time, or null without a backup; it is written again when something of it changed.
 */
export const noteEndings = async ({ config, clock }: Keeping, last: string | null): Promise<string | null> => {
  const { backups, backupDatabaseUrl } = config
  if (!backups || !backupDatabaseUrl) return null
  const place = openBackups(backups.to, config.s3)
  const [backup] = newestFirst(await place.list())
  const since = backup ? begunAt(backup) : null
  if (!backup || !since) return null
  const [until, later] = [
    clock(),
    await withClient(backupDatabaseUrl, async (client) => await laterThan(client, since)),
  ]
  const now = `${backup} ${kept(later)}`
  if (now === last) return last
  await writeEndings({ place, backup, passphrase: backups.passphrase }, until, later)
  return now
}

/**
 * Does so every half minute where a PostgreSQL of one's own is backed up by itself, in one of several processes. A failure is told
 * once, until it works again; `stop` waits for what is under way.
 */
export const keepEndings = (services: Keeping, firstMs = everyMs, nextMs = everyMs) => {
  const { config, log } = services
  const state = { last: null as string | null, isFailing: false, isOver: false }
  let timer: NodeJS.Timeout | undefined
  let noting = Promise.resolve()
  const note = async () => {
    try {
      await asOnlyOne(config, lockKey, async () => {
        state.last = await noteEndings(services, state.last)
      })
      state.isFailing = false
    } catch (error) {
      state.last = null // what lies there is not known
      if (!state.isFailing) log.error({ err: error }, 'what ended since the backup was not noted beside it')
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
