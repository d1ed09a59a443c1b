import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { parseBucket } from '../../platform/server/backup-store.ts'
import type { S3Connection } from '../../platform/server/process/file-settings.ts'
import { openS3StandIn } from '../files/testing/s3-stand-in.ts'
import { findBackups, openBackups } from './open-backups.ts'

const s3 = await openS3StandIn('our-backups')
const home = await mkdtemp(path.join(tmpdir(), 'reinforce-place-'))
const connection: S3Connection = {
  region: 'us-east-1',
  endpoint: s3.endpoint,
  credentials: { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'not a secret' },
  pathStyle: true,
  timeoutMs: 20_000,
}
beforeEach(() => {
  s3.trouble()
  s3.away(undefined)
})
afterAll(async () => {
  s3.close()
  await rm(home, { recursive: true, force: true })
})

const now = new Date()
const createBytes = (many: number) => Buffer.alloc(many, 'abcdefg')
const slowly = (bytes: Buffer, piece = 300_000) =>
  Readable.from(
    (function* pieces() {
      for (let at = 0; at < bytes.length; at += piece) yield bytes.subarray(at, at + piece)
    })(),
  )
const breaksOff = (many: number) =>
  Readable.from(
    (async function* pieces() {
      for (let at = 0; at < many; at++) yield Buffer.alloc(1024 * 1024, 'x')
      await Promise.resolve()
      throw new Error('the database hung up')
    })(),
  )
const said = async (name: string, at: { get: (name: string) => Promise<Readable | null> }) => {
  const found = await at.get(name)
  return found && (await text(found))
}

describe.each([
  ['a folder', path.join(home, 'backups')],
  ['a bucket', 's3://our-backups/of/clinics'],
  ['a whole bucket', 's3://our-backups'],
])('backups in %s', (_, address) => {
  const place = openBackups(address, connection)
  beforeEach(async () => {
    s3.objects.clear()
    await rm(path.join(home, 'backups'), { recursive: true, force: true })
    await mkdir(path.join(home, 'backups'), { recursive: true })
  })

  test('lists, reads and removes stored backups, next to logs in folders of their own', async () => {
    expect(await place.list()).toEqual([])
    for (let n = 0; n < 12; n += 1) expect(await place.put(`one-${n}.age`, Readable.from([Buffer.from('ab')]))).toBe(2)
    await place.put('log-a/2.age', Readable.from([Buffer.from('piece')]))
    await place.put('log-a/key.age', Readable.from([Buffer.from('key')]))
    expect((await place.list()).toSorted()).toEqual(
      ['log-a', ...Array.from({ length: 12 }, (__, n) => `one-${n}.age`)].toSorted(),
    )
    expect((await place.list('log-a')).toSorted()).toEqual(['2.age', 'key.age'])
    expect(await place.list('log-b')).toEqual([])
    expect([await said('log-a/2.age', place), await said('nothing.age', place)]).toEqual(['piece', null])
    expect(place.address('one-1.age')).toBe(`${address}/one-1.age`)
    for (const name of ['2.age', 'key.age', 'key.age']) await place.remove(`log-a/${name}`)
    expect(await place.list()).not.toContain('log-a')
  })

  test('a stream of any length arrives whole and comes back whole', async () => {
    for (const many of [0, 1, 8 * 1024 * 1024, 35_000_001]) {
      const bytes = createBytes(many)
      expect(await place.put('one.age', slowly(bytes))).toBe(many)
      const back = await place.get('one.age')
      expect(back && Buffer.compare(await buffer(back), bytes)).toBe(0)
    }
    expect(s3.uploads.size).toBe(0)
  })

  test('a broken upload is no backup, gives its own reason, and removes nothing', async () => {
    await place.put('kept.age', Readable.from([Buffer.from('kept')]))
    for (const pieces of [0, 1, 40]) {
      await expect(place.put('broken.age', breaksOff(pieces))).rejects.toThrow('the database hung up')
      await expect(place.put('kept.age', breaksOff(pieces))).rejects.toThrow('the database hung up')
    }
    expect(await place.list()).toEqual(['kept.age'])
    expect(await said('kept.age', place)).toBe('kept')
    expect(s3.uploads.size).toBe(0)
  })

  test('the trial leaves nothing', async () => {
    await place.tryOut()
    expect(await place.list()).toEqual([])
  })
})

const bucket = (more: Partial<S3Connection> = {}) => openBackups('s3://our-backups/of', { ...connection, ...more })

test('tries a bucket that is busy or hangs up again, also in the middle of a backup', async () => {
  const bytes = createBytes(20_000_000)
  await bucket().put('one.age', slowly(bytes))
  s3.trouble('none', 'cut', 'busy')
  const back = await bucket().get('one.age')
  expect(back && Buffer.compare(await buffer(back), bytes)).toBe(0)
  s3.trouble('busy', 'cut', 'none', 'busy')
  await bucket().put('two.age', slowly(bytes))
  expect(s3.objects.get('of/two.age')?.bytes.length).toBe(bytes.length)
})

test('a bucket that says no, is not there or stays away is named in a sentence, and what waits ends at once', async () => {
  s3.away('forbidden')
  await expect(bucket().list()).rejects.toMatchObject({
    code: 'unavailable',
    message:
      's3://our-backups/of refuses us (AccessDenied). Its keys must be allowed to list the bucket, and to put, get and delete there.',
  })
  await expect(bucket().put('one.age', slowly(createBytes(40_000_000)))).rejects.toThrow('refuses us')
  await expect(bucket().get('one.age')).rejects.toThrow('refuses us')
  s3.away(undefined)
  await expect(openBackups('s3://other', connection).list()).rejects.toThrow('There is no bucket other.')
  const nobody = { ...connection, endpoint: 'http://127.0.0.1:9' }
  await expect(openBackups('s3://our-backups', nobody).list()).rejects.toThrow(
    's3://our-backups doesn’t answer (ECONNREFUSED).',
  )
  s3.away('silent')
  const waiting = bucket()
  const begun = performance.now()
  setTimeout(() => waiting.leave(), 200)
  await expect(waiting.put('one.age', slowly(createBytes(40_000_000)))).rejects.toThrow('doesn’t answer')
  expect(performance.now() - begun).toBeLessThan(10_000)
})

test('removes a killed backup’s half after a day, and nothing of a younger one', async () => {
  s3.uploads.clear()
  for (const [id, key, hours] of [
    ['old', 'of/one.age', 25],
    ['young', 'of/two.age', 23],
    ['another', 'elsewhere/one.age', 25],
  ] as const) {
    s3.uploads.set(id, new Map())
    s3.started.set(id, { key, at: new Date(now.getTime() - hours * 3_600_000) })
  }
  await bucket().makeReady(home, now)
  expect([...s3.uploads.keys()]).toEqual(['young', 'another'])
  s3.away('forbidden') // keys that may not ask for them
  await bucket().makeReady(home, now)
  const folder = path.join(home, 'killed')
  await mkdir(path.join(home, 'data'))
  await mkdir(folder)
  for (const [name, hours] of [
    ['reinforce-2026-11-01T00-00-00Z.tar.zst.age.part', 25],
    ['reinforce-2026-11-02T00-00-00Z.tar.zst.age.part', 23],
    ['letter.part', 25],
  ] as const) {
    await writeFile(path.join(folder, name), 'x')
    const at = new Date(now.getTime() - hours * 3_600_000)
    await utimes(path.join(folder, name), at, at)
  }
  await openBackups(folder, connection).makeReady(path.join(home, 'data'), now)
  expect((await readdir(folder)).toSorted()).toEqual(['letter.part', 'reinforce-2026-11-02T00-00-00Z.tar.zst.age.part'])
})

test('an address is a folder, a bucket, or refused; one of a file means that file alone', async () => {
  expect(parseBucket('s3://our-backups')).toEqual({ bucket: 'our-backups', prefix: '' })
  expect(parseBucket('s3://our-backups/of/clinics/')).toEqual({ bucket: 'our-backups', prefix: 'of/clinics' })
  for (const wrong of [
    's3://',
    's3://A',
    's3://our-backups//of',
    's3://our-backups/../of',
    '/mnt/s3',
    'gs://our-backups',
  ])
    expect(parseBucket(wrong)).toBeNull()
  expect(() => openBackups('gs://our-backups', connection)).toThrow('isn’t a folder or a bucket')
  const inBucket = await findBackups('s3://our-backups/of/one.age', connection)
  expect([inBucket.place.address(), inBucket.file]).toEqual(['s3://our-backups/of', 'one.age'])
  expect((await findBackups('s3://our-backups/of', connection)).file).toBeNull()
  await writeFile(path.join(home, 'letter'), 'x')
  const inFolder = await findBackups(path.join(home, 'letter'), connection)
  expect([inFolder.place.address(), inFolder.file]).toEqual([home, 'letter'])
  await expect(findBackups(path.join(home, 'nowhere'), connection)).rejects.toThrow('There is no backup at')
})
