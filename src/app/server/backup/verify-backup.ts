import { countLines } from '@reinforce/postgres-box/format/count-lines.ts'
import { withClient } from '@reinforce/postgres-box/server/create-owned-database.ts'
import { migrate } from '../../../db/migrate.ts'
import { endEverySession } from '../../../features/access/sign-in/server/public.ts'
import { countOpened } from '../../../features/clients/vault/server/public.ts'
import { formatAgainLine } from '../../../features/operations/backups/rules/later-lines.ts'
import {
  type BackupContent,
  type ChangesSince,
  hasFiles,
  verifyRestore,
} from '../../../features/operations/backups/server/public.ts'
import { openFiles } from '../../../integrations/files/files.ts'
import { getSystemScope } from '../../../platform/server/actor.ts'
import type { Config } from '../../../platform/server/config.ts'
import { openPool, transact } from '../../../platform/server/database.ts'
import { pluralize } from '../../../rules/words/count.ts'
import { finishRestore } from './finish-restore.ts'
import { getProductDatabase } from './get-product-database.ts'
import { getUnpackedFolder, placeFiles } from './place-files.ts'
import { startRecovered } from './recovered.ts'

type RecoveryInput = Omit<Parameters<typeof startRecovered>[0], 'filesFolder'>
type RestoreCheck = Awaited<ReturnType<typeof verifyRestore>>
type PlacedFiles = Awaited<ReturnType<typeof placeFiles>>
type CheckedRestore = RestoreCheck & { placed: PlacedFiles }
/** The findings, a line each, and the faults. */
export type Proof = { lines: string[]; problems: string[] }

const logLine = ({ hasLog, isWhole }: { hasLog: boolean; isWhole: boolean }, until: Date | null): string[] => {
  if (!hasLog) return ['No log was kept, so changes after the backup are missing.']
  if (until && !isWhole) return ['The log ends before that time. Everything in it was restored.']
  return [`The log was replayed to ${until ? until.toISOString() : 'its end'}.`]
}

const fileLines = (
  of: BackupContent,
  { files, missing, read, placed: { bucket, put, there } }: CheckedRestore,
): string[] => {
  if (!hasFiles(of.about)) return ['The files are in the bucket. Earlier versions didn’t back them up.']
  return [
    `${pluralize(files, 'file')} checked, ${missing} missing.`,
    ...(read > 0 ? [`${pluralize(read, 'file')} read to the end.`] : []),
    ...(bucket ? [`${pluralize(put, 'file')} put into ${bucket}, ${there} already there.`] : []),
  ]
}

/** Whether the records of what happened are those that the backup names. */
const recordLine = (
  { manifest: { heads = [] } }: BackupContent,
  { keptHeads }: CheckedRestore,
): { lines: string[]; problems: string[] } => {
  if (heads.length === 0) return { lines: [], problems: [] }
  const many = pluralize(heads.length, 'organization')
  if (keptHeads === heads.length)
    return { lines: [`Record check: the activity of ${many} ends as in the backup.`], problems: [] }
  return {
    lines: [],
    problems: [`Record check: the activity of ${heads.length - keptHeads} of ${many} isn’t as in the backup.`],
  }
}

/**
 * Brings a restored database up to date, marks what may have left unknown, revokes again what was revoked `later`, and
 * returns the findings. `found` is what was looked for as soon as it was back.
 */
export const settle = async (
  config: Config,
  { url, of, found, log }: { url: string; of: BackupContent; found: CheckedRestore; log: string[] },
  later: ChangesSince | null,
): Promise<Proof> => {
  await migrate(url)
  const pool = openPool(url, 2)
  try {
    const { doubt, again, keys } = await transact(
      pool,
      getSystemScope(config, config.platformOrganizationId),
      async (tx) => ({
        ...(await finishRestore(tx, of.about.begunAt, new Date(), later)),
        keys: await countOpened(tx, config.appSecret),
      }),
    )
    if (later) await endEverySession(pool)
    const inDoubt = Object.values(doubt).reduce((sum, many) => sum + many, 0)
    const ended = formatAgainLine(again)
    const record = recordLine(of, found)
    const problems = [
      ...(keys.opened < keys.keys
        ? [`APP_SECRET opens the saved logins of ${keys.opened} of ${pluralize(keys.keys, 'organization')}.`]
        : []),
      ...(found.missing > 0 ? [`${pluralize(found.missing, 'file is', 'files are')} missing.`] : []),
      ...(found.broken > 0 ? [`${pluralize(found.broken, 'file', 'files')} can’t be read to the end.`] : []),
      ...record.problems,
    ]
    const lines = [
      ...countLines(found.counts, of.manifest.counts),
      ...fileLines(of, found),
      ...record.lines,
      `Saved logins open for ${keys.opened} of ${pluralize(keys.keys, 'organization')}.`,
      ...log,
      ...(ended ? [ended] : []),
      `${pluralize(inDoubt, 'text, email, or reminder', 'texts, emails, and reminders')} in doubt: they may have gone out and won’t be sent again.`,
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
export const verifyBackup = async (
  config: Config,
  unpacked: RecoveryInput,
  later: ChangesSince | null,
): Promise<Proof> => {
  const { of, until, dataDir } = unpacked
  const embedded = await startRecovered({ ...unpacked, filesFolder: getUnpackedFolder(dataDir) })
  try {
    const placed = await placeFiles(config, dataDir)
    const looked = await withClient(
      getProductDatabase(embedded.adminUrl),
      async (client) =>
        await verifyRestore(client, hasFiles(of.about) ? openFiles(config.files) : null, of.manifest.heads),
    )
    const found = { ...looked, placed }
    return await settle(config, { url: embedded.url, of, found, log: logLine(embedded, until) }, later)
  } finally {
    await embedded.stop()
  }
}
