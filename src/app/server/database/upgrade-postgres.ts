import { copyFile, mkdir, readFile, readlink, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { findPostgresBinaries } from '@reinforce/postgres-box/server/binaries.ts'
import { readPasswords } from '@reinforce/postgres-box/server/cluster.ts'
import { toOwnerUrl } from '@reinforce/postgres-box/server/create-owned-database.ts'
import { holdDataFolder, refuseUnfinished } from '@reinforce/postgres-box/server/data-folder.ts'
import { launch, startEmbedded } from '@reinforce/postgres-box/server/embedded.ts'
import { findEarlierBinaries } from '@reinforce/postgres-box/server/find-earlier-binaries.ts'
import { findRunningPostmaster, stopPostmaster } from '@reinforce/postgres-box/server/postmaster.ts'
import { chooseRunner } from '@reinforce/postgres-box/server/runner.ts'
import { type Config, SettingsError } from '../../../platform/server/config.ts'
import { explainFullDisk } from '../../../rules/start/explain-start-error.ts'
import { copyAll } from './copy-all.ts'

type UpgradeSettings = Pick<Config, 'dataDir' | 'postgresBefore' | 'platformOrganizationId'>

const findCluster = async (dataDir: string) => {
  const door = path.join(dataDir, 'postgres')
  return await readlink(door).catch(() => door)
}
const readMajor = async (cluster: string) => {
  const text = await readFile(path.join(cluster, 'PG_VERSION'), 'utf8').catch(() => '')
  return Number.parseInt(text, 10) || null
}

/** The new database is in `next` until it is whole; `next/whole` has the version from which it came. */
const placesIn = (dataDir: string) => {
  const next = path.join(dataDir, 'postgres-next')
  return { next, whole: path.join(next, 'whole') }
}

/**
 * Replaces the old database with the new one and keeps the old one next to it; continues where a killed process
 * stopped.
 */
const change = async (dataDir: string, major: number) => {
  const { next, whole } = placesIn(dataDir)
  const cluster = await findCluster(dataDir)
  if ((await readMajor(cluster)) === major) await rename(cluster, `${cluster}-${major}`)
  if ((await readMajor(cluster)) === null) await rename(await findCluster(next), cluster)
  await rm(whole)
  await rm(next, { recursive: true })
}

const openEarlier = async (of: UpgradeSettings, major: number) => {
  const { dataDir } = of
  const passwords = await readPasswords(dataDir)
  if (!passwords) throw new SettingsError(`${dataDir} has a database, but its postgres-passwords.json is missing.`)
  const programs = await findEarlierBinaries(major, of.postgresBefore, path.join(placesIn(dataDir).next, 'programs'))
  const runner = await chooseRunner({ ...programs, dataDir, log: () => undefined })
  const server =
    (await findRunningPostmaster(runner.cluster)) ?? (await launch(runner, path.join(dataDir, 'postgres.log'), {}))
  const adminUrl = `postgres://postgres:${passwords.superuser}@127.0.0.1:${server.port}/postgres`
  const url = toOwnerUrl(adminUrl, { role: 'reinforce', password: passwords.owner, database: 'reinforce' })
  return { url, adminUrl, stop: async () => await stopPostmaster(runner.cluster, server.pid) }
}

/** Removes the rest of a killed try. */
const clear = async (next: string) => {
  const cluster = await findCluster(next)
  const running = await findRunningPostmaster(cluster)
  if (running) await stopPostmaster(cluster, running.pid)
  await rm(next, { recursive: true, force: true })
}

const copyOver = async (of: UpgradeSettings, major: number, ours: number) => {
  const { next, whole } = placesIn(of.dataDir)
  await clear(next)
  await mkdir(next, { mode: 0o700 })
  const earlier = await openEarlier(of, major)
  try {
    await copyFile(path.join(of.dataDir, 'postgres-passwords.json'), path.join(next, 'postgres-passwords.json'))
    const later = await startEmbedded({ dataDir: next, log: () => undefined })
    try {
      const event = (rows: number) => ({ name: 'installation.carriedOver', after: { from: major, to: ours, rows } })
      await copyAll(earlier, later.url, { config: of, event, whenFull: explainFullDisk(of.dataDir) })
    } finally {
      await later.stop()
    }
  } finally {
    await earlier.stop()
  }
  await writeFile(`${whole}.new`, String(major), { flush: true })
  await rename(`${whole}.new`, whole)
}

/**
 * Upgrades the embedded database to the major version of PostgreSQL that is installed now, when an earlier one made it:
 * every row is copied into a new one and compared, which then takes its place; the earlier one stays next to it,
 * `postgres-17`, until someone removes it. Until the two change places nothing is touched; the work of a killed process
 * is continued. Does nothing for a database of this version.
 */
export const upgradePostgres = async (of: UpgradeSettings, say: (line: string) => void): Promise<void> => {
  const { dataDir } = of
  const { next, whole } = placesIn(dataDir)
  const copied = Number.parseInt(await readFile(whole, 'utf8').catch(() => ''), 10)
  const major = copied || (await readMajor(await findCluster(dataDir)))
  const ours = Number.parseInt((await findPostgresBinaries()).version, 10)
  if (major === null || major >= ours) return
  await refuseUnfinished(dataDir)
  const folder = await holdDataFolder(dataDir)
  try {
    if (!copied) {
      say(`Upgrading the database from PostgreSQL ${major} to ${ours}. This takes a while …`)
      try {
        await copyOver(of, major, ours)
      } catch (error) {
        await clear(next)
        throw error
      }
    }
    await change(dataDir, major)
    say(
      `The database now runs PostgreSQL ${ours}. The earlier one is in ${await findCluster(dataDir)}-${major}. Remove it when all is well.`,
    )
  } finally {
    folder.release()
  }
}
