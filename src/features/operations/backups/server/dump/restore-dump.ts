import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { listContents, runPgRestore } from '@reinforce/postgres-box/copy/dump.ts'
import { findPostgresTool } from '@reinforce/postgres-box/copy/tools.ts'
import { withClient } from '@reinforce/postgres-box/server/create-owned-database.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { type BackupContent, dumpFile } from '../unpack.ts'
import { beginInDatabase, clearTarget, endInDatabase, giveFunctionsBack, makeRoles, requireEmpty } from './target.ts'

/** From this version on `pg_restore` speaks of a setting that no earlier server knows. */
const speaksAnew = 17

const toolFor = async (made: number, version: number, tools: string | undefined) => {
  const tool = await findPostgresTool('pg_restore', made, tools)
  if (tool.major >= speaksAnew && version < speaksAnew)
    throw new UserError(
      'unavailable',
      `pg_restore ${tool.major} cannot restore into a PostgreSQL ${version}. Install the client programs of ` +
        `PostgreSQL ${Math.max(made, version)}, or set PG_TOOLS to the folder that holds them.`,
    )
  return tool
}

type RestoreInput = {
  /** The empty database, as its owner. */
  url: string
  /** Where the backup was unpacked. */
  dataDir: string
  of: BackupContent
  tools: string | undefined
}

/**
 * Restores the dump of a backup into an empty database, with the roles that it needs, and calls `finish`; when that
 * returns false, or anything fails, the database is empty again. Until then, and when this is killed, nothing starts on
 * it. Returns the roles that were made.
 */
export const restoreDump = async (
  { url, dataDir, of, tools }: RestoreInput,
  finish: () => Promise<boolean>,
): Promise<{ made: string[]; isKept: boolean }> =>
  await withClient(url, async (client) => {
    if (!of.about.dump) throw new Error('This backup contains no dump')
    const version = await requireEmpty(client, of.about.postgres)
    const tool = await toolFor(of.about.dump.tool, version, tools)
    const made = await makeRoles(client, of.about.dump.roles, version)
    const [file, list] = [path.join(dataDir, dumpFile), path.join(dataDir, `${dumpFile}.list`)]
    await beginInDatabase(client)
    try {
      const contents = await listContents(tool, file)
      await writeFile(list, contents, { mode: 0o600 })
      await runPgRestore({ tool, file, list, url })
      await giveFunctionsBack(client, contents)
      await client.query('analyze')
      const isKept = await finish()
      if (isKept) await endInDatabase(client)
      else await clearTarget(client)
      return { made, isKept }
    } catch (error) {
      await clearTarget(client).catch(() => undefined) // without a connection: nothing starts on what is there
      throw error
    } finally {
      for (const one of [file, list]) await rm(one, { force: true })
    }
  })
