import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFolderStore } from '../../../../../integrations/backups/create-folder-store.ts'
import { abandonLog } from './archive-log.ts'
import { beginLog } from './begin-log.ts'
import { forgetOldLog } from './forget-old-log.ts'

const passphrase = 'correct horse battery staple'
let home: string
beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'reinforce-begin-log-'))
})
afterAll(async () => await rm(home, { recursive: true }))

const piece = (n: number, day: string) => `00000000${n}-2026-11-${day}T00-00-00.000Z.tar.zst.age`

test('pieces that wait for too long to be sealed are let go, and the log is begun again', async () => {
  const logOut = path.join(home, 'waiting')
  await mkdir(logOut)
  const first = await beginLog({
    logOut,
    place: createFolderStore(path.join(home, 'third')),
    passphrase,
    now: new Date('2026-11-23T10:00:00Z'),
  })
  expect(
    await beginLog({ logOut, place: createFolderStore(path.join(home, 'third')), passphrase, now: new Date() }),
  ).toEqual(first)
  const names = ['1', '2', '3'].map((end) => `00000001000000000000000${end}`.padEnd(24, '0'))
  for (const name of names) await writeFile(path.join(logOut, name), 'x')
  expect(await abandonLog(logOut, 3)).toBe(false)
  expect(await abandonLog(logOut, 2)).toBe(true)
  expect(await readdir(logOut)).toEqual([])
  const second = await beginLog({
    logOut,
    place: createFolderStore(path.join(home, 'third')),
    passphrase,
    now: new Date(),
  })
  expect(second.name).not.toBe(first.name)
  const other = await beginLog({
    logOut,
    place: createFolderStore(path.join(home, 'third')),
    passphrase: 'another passphrase',
    now: new Date('2026-11-23T11:00:00Z'),
  })
  expect(other.name).toMatch(/^log-2026-11-23T11-00-00Z-/)
  await rename(path.join(home, 'third'), path.join(home, 'not-mounted'))
  await expect(
    beginLog({ logOut, place: createFolderStore(path.join(home, 'third')), passphrase, now: new Date() }),
  ).rejects.toThrow(/ENOENT/)
})

test('pieces that no backup needs go with the backups, and a log that is over goes whole', async () => {
  const to = path.join(home, 'old')
  const [kept, over] = ['log-2026-11-01T00-00-00Z-0a1b2c3d', 'log-2026-10-01T00-00-00Z-0a1b2c3d']
  for (const [log, name] of [
    [kept, piece(1, '02')],
    [kept, piece(2, '09')],
    [kept, 'key.age'],
    [over, piece(1, '01')],
    [over, 'key.age'],
  ] as const) {
    await mkdir(path.join(to, log), { recursive: true })
    await writeFile(path.join(to, log, name), 'x')
  }
  await forgetOldLog(createFolderStore(to), kept)
  expect((await readdir(to)).toSorted()).toEqual([over, kept])
  await writeFile(path.join(to, 'reinforce-2026-11-05T00-00-00Z.tar.zst.age'), 'x')
  await forgetOldLog(createFolderStore(to), kept)
  expect(await readdir(path.join(to, kept))).toEqual([piece(2, '09'), 'key.age'])
  expect(await readdir(to)).not.toContain(over)
})
