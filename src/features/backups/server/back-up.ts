import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import type { BackupPlace } from '../../../platform/server/backup-place.ts'
import type { Config } from '../../../platform/server/config.ts'
import { copyCluster, openedFile } from '../../../platform/server/postgres/base-copy.ts'
import { backupName, newestFirst } from '../rules/backup-file.ts'
import { type Entry, textEntry, writeArchive } from './archive.ts'
import { counted } from './counted.ts'
import { forgetOldLog } from './log/forget-old-log.ts'
import type { About, Manifest } from './manifest.ts'

async function* filesBelow(folder: string, name: string): AsyncGenerator<Entry> {
  for (const entry of await readdir(path.join(folder, name), { withFileTypes: true }).catch(() => [])) {
    const inner = `${name}/${entry.name}`
    if (entry.isDirectory()) yield* filesBelow(folder, inner)
    else if (entry.isFile() && !entry.name.endsWith('.part')) {
      const file = await openedFile(path.join(folder, inner), inner)
      if (file) yield file
    }
  }
}

type Made = { name: string; bytes: number; manifest: Manifest; removed: string[] }
type Asked = {
  /** The superuser's session on the database of the product, and where the cluster lies. */
  client: pg.Client
  cluster: string
  config: Config
  passphrase: string
  place: BackupPlace
  now: Date
  /** The log that is kept of this cluster, if there is one: its name. */
  log: string | null
  /** How many backups stay there, this one included; all when null. */
  keep: number | null
}

/**
 * A backup of everything while the service goes on: the database, then the files (each is written once, so what the database
 * knows is among them), and the secret that opens the saved logins. Refuses a folder inside of what is backed up.
 */
export const backUp = async ({ client, cluster, config, passphrase, place, now, log, keep }: Asked): Promise<Made> => {
  await place.makeReady(config.dataDir, now)
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int / 10000 as version`,
  )
  const about: About = {
    format: 1,
    begunAt: now.toISOString(),
    postgres: rows[0]?.version ?? 0,
    files: config.files.kind,
    ...(log ? { log } : {}),
  }
  let made: Manifest | undefined
  const start = performance.now()
  const entries = async function* (): AsyncGenerator<Entry> {
    yield textEntry('about.json', JSON.stringify(about))
    yield textEntry('app-secret', config.appSecret)
    const passwords = await openedFile(path.join(config.dataDir, 'postgres-passwords.json'), 'postgres-passwords.json')
    if (passwords) yield passwords
    yield { kind: 'folder', name: 'postgres' }
    for await (const copied of copyCluster(client, cluster)) yield { ...copied, name: `postgres/${copied.name}` }
    const seen = { files: 0, fileBytes: 0 }
    if (config.files.kind === 'disk')
      for await (const file of filesBelow(config.dataDir, 'files')) {
        seen.files += 1
        if (file.kind === 'file') seen.fileBytes += file.size
        yield file
      }
    made = {
      ...(await counted(client)),
      ...seen,
      endedAt: new Date(now.getTime() + performance.now() - start).toISOString(),
    }
    yield textEntry('manifest.json', JSON.stringify(made))
  }
  const name = backupName(now)
  const bytes = await writeArchive(place, name, passphrase, entries())
  if (!made) throw new Error('The backup was not finished')
  const old = keep === null ? [] : newestFirst(await place.list()).slice(Math.max(keep, 1))
  for (const one of old) await place.remove(one)
  await forgetOldLog(place, log)
  return { name, bytes, manifest: made, removed: old }
}
