import { migrate } from '../../../db/migrate.ts'
import { countLines } from '../../../features/backups/rules/count-lines.ts'
import { againLine } from '../../../features/backups/rules/later-lines.ts'
import { type Later, lookOver, type Unpacked } from '../../../features/backups/server/door.ts'
import { countOpened } from '../../../features/logins/server/door.ts'
import { endEverySession } from '../../../features/sign-in/server/door.ts'
import { openFiles } from '../../../integrations/files/files.ts'
import { systemScope } from '../../../platform/server/actor.ts'
import type { Config } from '../../../platform/server/config.ts'
import { openPool, transact } from '../../../platform/server/database.ts'
import { withClient } from '../../../platform/server/postgres/owned-database.ts'
import { countOf } from '../../../rules/words/count.ts'
import { afterRestore } from './after-restore.ts'
import { productDatabase } from './product-database.ts'
import { startRecovered } from './recovered.ts'

type Recovered = Omit<Parameters<typeof startRecovered>[0], 'filesFolder'>
type Looked = Awaited<ReturnType<typeof lookOver>>
/** What is there, a line each, and what is not as it should be. */
export type Proof = { lines: string[]; problems: string[] }

const logLine = ({ hasLog, isWhole }: { hasLog: boolean; isWhole: boolean }, until: Date | null): string[] => {
  if (!hasLog) return ['No log was kept: what was written after the backup is not in it.']
  if (until && !isWhole) return ['The log ends before that moment: everything that is in it was restored.']
  return [`The log was followed to ${until ? until.toISOString() : 'its end'}.`]
}

/**
 * Brings a restored database up to date, doubts what may have left, takes away again what was taken away `later`, and says what is
 * there. `found` is what was looked for as soon as it was back.
 */
export const settle = async (
  config: Config,
  { url, of, found, log }: { url: string; of: Unpacked; found: Looked; log: string[] },
  later: Later | null,
): Promise<Proof> => {
  await migrate(url)
  const pool = openPool(url, 2)
  try {
    const { doubt, again, keys } = await transact(
      pool,
      systemScope(config, config.platformOrganizationId),
      async (tx) => ({
        ...(await afterRestore(tx, of.about.begunAt, new Date(), later)),
        keys: await countOpened(tx, config.appSecret),
      }),
    )
    if (later) await endEverySession(pool)
    const inDoubt = Object.values(doubt).reduce((sum, many) => sum + many, 0)
    const ended = againLine(again)
    const problems = [
      ...(keys.opened < keys.keys
        ? [`APP_SECRET opens the saved logins of ${keys.opened} of ${countOf(keys.keys, 'organization')}.`]
        : []),
      ...(found.missing > 0 ? [`${countOf(found.missing, 'file is', 'files are')} not there.`] : []),
    ]
    const lines = [
      ...countLines(found.counts, of.manifest.counts),
      of.about.files === 's3'
        ? 'The files lie in the bucket, which is not in the backup.'
        : `${countOf(found.files, 'file')} looked for, ${found.missing} missing.`,
      `Saved logins open for ${keys.opened} of ${countOf(keys.keys, 'organization')}.`,
      ...log,
      ...(ended ? [ended] : []),
      `${countOf(inDoubt, 'text, mail or reminder', 'texts, mails and reminders')} in doubt: they may have left, and are not sent again.`,
    ]
    return { lines, problems }
  } finally {
    await pool.end()
  }
}

/**
 * Starts what was unpacked and follows the log, doubts what may have left, takes away again what was taken away `later`, and looks
 * whether everything is there.
 */
export const prove = async (config: Config, unpacked: Recovered, later: Later | null): Promise<Proof> => {
  const { of, until } = unpacked
  const filesFolder = config.files.kind === 'disk' ? config.files.folder : null
  const embedded = await startRecovered({ ...unpacked, filesFolder })
  try {
    const found = await withClient(
      productDatabase(embedded.adminUrl),
      async (client) => await lookOver(client, of.about.files === 'disk' ? openFiles(config.files) : null),
    )
    return await settle(config, { url: embedded.url, of, found, log: logLine(embedded, until) }, later)
  } finally {
    await embedded.stop()
  }
}
