import { realpath, statfs } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { explainFullDisk } from '../../../../src/rules/start/explain-start-error.ts'
import { readPasswords } from './cluster.ts'
import { toOwnerUrl, withClient } from './create-owned-database.ts'
import { FolderInUse } from './data-folder.ts'
import { assertOurs, startEmbedded } from './embedded.ts'
import { readPostmaster } from './postmaster.ts'

/** `url` is the product's own, `adminUrl` the superuser's; `joined`: another process of ours runs it. */
type EmbeddedServer = { url: string; adminUrl: string; joined: boolean; stop(): Promise<void> }

/** The address of the database that another process of ours runs on the folder, once it answers. The passwords' file opens to its owner only. */
const addressOfRunning = async (dataDir: string): Promise<{ url: string; adminUrl: string }> => {
  const passwords = await readPasswords(dataDir)
  const cluster = await realpath(path.join(dataDir, 'postgres')).catch(() => undefined)
  const found = cluster ? await readPostmaster(cluster) : undefined
  if (!passwords || !cluster || found?.status !== 'ready') throw new Error('PostgreSQL is not ready.')
  const adminUrl = `postgres://postgres:${passwords.superuser}@127.0.0.1:${found.port}/postgres`
  await assertOurs(adminUrl, cluster)
  const url = toOwnerUrl(adminUrl, { role: 'reinforce', password: passwords.owner, database: 'reinforce' })
  await withClient(url, (client) => client.query('select 1'))
  return { url, adminUrl }
}

const smallest = 1_000_000 // bytes; below them PostgreSQL accepts nothing

/** Whether the disk of a folder is full. */
const isFull = async (folder: string) => {
  const found = await statfs(folder).catch(() => null)
  return found !== null && found.bavail * found.bsize < smallest
}

const join = async (dataDir: string, patience: number): Promise<{ url: string; adminUrl: string }> => {
  const end = Date.now() + patience
  for (;;) {
    try {
      return await addressOfRunning(dataDir)
    } catch (error) {
      if (Date.now() < end) await sleep(250)
      else {
        const why = error instanceof Error ? error.message : String(error)
        if (await isFull(dataDir))
          throw Object.assign(new Error(explainFullDisk(dataDir), { cause: error }), { code: 'ENOSPC' })
        throw new Error(
          `Couldn’t connect to the server on ${dataDir} (${why}). Run this as the same user, or stop the server first.`,
          { cause: error },
        )
      }
    }
  }
}

/**
 * The embedded database for a command-line program: started for it, or, when a server already runs on the folder, that
 * server's own. `stop` stops only what was started here.
 */
export const openEmbedded = async (
  dataDir: string,
  { settings = {}, patience = 20_000 }: { settings?: Record<string, string>; patience?: number } = {},
): Promise<EmbeddedServer> => {
  try {
    const started = await startEmbedded({ dataDir, log: () => undefined, settings })
    const { url, adminUrl } = started
    return { url, adminUrl, joined: false, stop: async () => await started.stop() }
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
    return { ...(await join(path.resolve(dataDir), patience)), joined: true, stop: async () => undefined }
  }
}
