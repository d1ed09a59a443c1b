import { mkdtemp, readlink, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { withClient } from './create-owned-database.ts'
import { holdDataFolder } from './data-folder.ts'
import { startEmbedded } from './embedded.ts'
import { openEmbedded } from './open-embedded.ts'

const folders: string[] = []
const newFolder = async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'reinforce-test-open-'))
  folders.push(folder)
  return folder
}
afterEach(async () => {
  for (const folder of folders.splice(0)) {
    const home = await readlink(path.join(folder, 'postgres')).catch(() => undefined)
    if (home) await rm(path.dirname(home), { recursive: true })
    await rm(folder, { recursive: true })
  }
})

const who = async (url: string) =>
  await withClient(url, async (client) => (await client.query<{ me: string }>('select current_user as me')).rows)

test('a program joins the database of the server that runs, and leaves it running', async () => {
  const dataDir = await newFolder()
  const server = await startEmbedded({ dataDir, log: () => {}, settings: { fsync: 'off' } })
  try {
    const joined = await openEmbedded(dataDir)
    expect(joined.joined).toBe(true)
    expect(joined.url).toBe(server.url)
    await joined.stop()
    expect(await who(server.url)).toEqual([{ me: 'reinforce' }])
  } finally {
    await server.stop()
  }
  const own = await openEmbedded(dataDir, { settings: { fsync: 'off' } })
  expect(own.joined).toBe(false)
  await own.stop()
  await expect(who(own.url)).rejects.toThrow('ECONNREFUSED')
})

test('a folder whose owner runs no database is refused in a sentence', async () => {
  const dataDir = await newFolder()
  const folder = await holdDataFolder(dataDir)
  try {
    await expect(openEmbedded(dataDir, { patience: 0 })).rejects.toThrow(
      /Couldn’t connect to the server on .* \(PostgreSQL is not ready\.\)\. Run this as the same user, or stop the server first\.$/,
    )
  } finally {
    folder.release()
  }
})
