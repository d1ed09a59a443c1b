import { randomBytes } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { withClient } from '@reinforce/postgres-box/server/create-owned-database.ts'
import { startEmbedded } from '@reinforce/postgres-box/server/embedded.ts'
import pg from 'pg'
import {
  type BackupContent,
  type ChangesSince,
  hasFiles,
  restoreDump,
  verifyRestore,
} from '../../../features/operations/backups/server/public.ts'
import { isProtected } from '../../../features/operations/system/server/public.ts'
import { openFiles } from '../../../integrations/files/files.ts'
import type { Config } from '../../../platform/server/config.ts'
import { openPool } from '../../../platform/server/database.ts'
import { findFullDatabaseError, isFullDisk } from '../../../platform/server/process/find-full-database-error.ts'
import { UserError } from '../../../rules/user-error.ts'
import { placeFiles } from './place-files.ts'
import { type Proof, settle } from './verify-backup.ts'

/** With the eyes of the product itself: rows that its policies hide from it are there for no one. */
const lookedOver = async (url: string, config: Config, of: BackupContent) =>
  await withClient(url, async (client) => {
    await client.query(
      `begin read only; set local role reinforce_platform; select set_config('app.organization_id', ` +
        `'${config.platformOrganizationId}', true), set_config('app.is_system', 'on', true)`,
    )
    return await verifyRestore(client, hasFiles(of.about) ? openFiles(config.files) : null, of.manifest.heads)
  })

const keptApart = async (url: string): Promise<boolean> => {
  const pool = openPool(url, 1)
  try {
    return await isProtected(pool)
  } finally {
    await pool.end()
  }
}

type ProofInput = { url: string; dataDir: string; of: BackupContent; later: ChangesSince | null }

/**
 * Restores the dump of a backup into the empty database at `url` and looks whether everything is there: roles and policies, as many of
 * everything as in the backup, files, logins. What may have left is in doubt before anything can start. Refuses, and leaves the
 * database empty, when something of it is missing.
 */
export const proveDump = async (config: Config, { url, dataDir, of, later }: ProofInput): Promise<Proof> => {
  const state = { proof: { lines: [], problems: [] } as Proof, wrong: '' }
  const { made } = await restoreDump({ url, dataDir, of, tools: config.pgTools }, async () => {
    if (!(await keptApart(url))) state.wrong = 'The policies that separate organizations weren’t restored.'
    const placed = await placeFiles(config, dataDir)
    const found = { ...(await lookedOver(url, config, of)), placed }
    if (!isDeepStrictEqual(found.counts, of.manifest.counts))
      state.wrong = `The backup has ${JSON.stringify(of.manifest.counts)}, but ${JSON.stringify(found.counts)} were restored.`
    if (state.wrong) return false
    const log = ['Roles and policies restored.']
    state.proof = await settle(config, { url, of, found, log }, later)
    return true
  }).catch((error: unknown) => {
    // The folder's own disk reports it by a code of the system.
    const isOwnDisk = error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT'].includes(String(error.code))
    if (isOwnDisk || !isFullDisk(error)) throw error
    throw new UserError('unavailable', findFullDatabaseError(url, 'Nothing was restored.'))
  })
  if (state.wrong) throw new UserError('conflict', `${state.wrong} The database is empty again.`)
  const roles = made.filter((role) => !role.startsWith('reinforce_'))
  if (roles.length > 0)
    state.proof.lines.push(`Created without a password, because permissions name them: ${roles.join(', ')}.`)
  return state.proof
}

/** Makes a database of its own on the server of `address` for `work`, and drops it afterwards. Needs a role that may make databases. */
const withScratch = async <T>(address: string, work: (url: string) => Promise<T>): Promise<T> => {
  const name = `reinforce_rehearsal_${randomBytes(6).toString('hex')}`
  const id = pg.escapeIdentifier(name)
  const url = new URL(address)
  url.pathname = `/${name}`
  await withClient(address, (client) => client.query(`create database ${id} template template0 encoding 'UTF8'`)).catch(
    (error: unknown) => {
      if ((error as { code?: string }).code !== '42501') throw error
      throw new UserError('forbidden', 'A test restore needs a role that can create a database: ALTER ROLE … CREATEDB.')
    },
  )
  try {
    return await work(url.href)
  } finally {
    await withClient(address, (client) => client.query(`drop database if exists ${id} with (force)`))
  }
}

/**
 * Goes the way back into a database that is thrown away: one on the server of `address`, or, without one, of an embedded server in
 * `dataDir`, as long as that is not older than the backup.
 */
export const rehearseDump = async (
  config: Config,
  { address, dataDir, of, later }: Omit<ProofInput, 'url'> & { address: string | null },
): Promise<Proof> => {
  if (address) return await withScratch(address, async (url) => await proveDump(config, { url, dataDir, of, later }))
  const embedded = await startEmbedded({ dataDir, log: () => undefined, isRestoring: true })
  try {
    return await proveDump(config, { url: embedded.url, dataDir, of, later })
  } finally {
    await embedded.stop()
  }
}
