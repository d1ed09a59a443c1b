import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createFolderStore } from '../../../../integrations/backups/create-folder-store.ts'
import { createTextEntry, type Entry, readArchive, writeArchive } from './archive.ts'

/** Entries that end with an error after so long: of the one that lists them, or in the middle of a file. */
async function* broken(afterMs: number, inFile: boolean): AsyncGenerator<Entry> {
  yield createTextEntry('about.json', '{}')
  yield createTextEntry('app-secret', 'a secret')
  await sleep(afterMs)
  if (!inFile) throw new Error('the database hung up')
  yield {
    kind: 'file',
    name: 'postgres/base',
    size: 2_000_000,
    body: async function* () {
      yield Buffer.alloc(1_000_000, 'rows')
      await sleep(afterMs)
      throw new Error('the database hung up')
    },
  }
}

test('a backup that breaks off, at once or late, gives its own reason and leaves no file that passes for one', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'reinforce-archive-'))
  try {
    for (const afterMs of [0, 5, 200])
      for (const inFile of [false, true]) {
        const writing = writeArchive(createFolderStore(folder), 'one.age', 'a passphrase', broken(afterMs, inFile), 10)
        await expect(writing, `${afterMs} ${inFile}`).rejects.toThrow('the database hung up')
        expect(await readdir(folder)).toEqual([])
      }
  } finally {
    await rm(folder, { recursive: true })
  }
})

async function* long(): AsyncGenerator<Entry> {
  for (let n = 0; n < 400; n += 1) {
    await sleep(0)
    yield createTextEntry(`files/${n}`, 'x'.repeat(100_000))
  }
}

const fullPlace = {
  put: async (_: string, bytes: AsyncIterable<Uint8Array>) => {
    let size = 0
    for await (const piece of bytes) {
      size += piece.length
      if (size > 200) throw new Error('the disk is full')
    }
    return size
  },
}

test('reports a place that refuses in the middle with its own words', async () => {
  await expect(writeArchive(fullPlace, 'one.age', 'a passphrase', long(), 10)).rejects.toThrow('the disk is full')
})

async function* many(): AsyncGenerator<Entry> {
  await Promise.resolve()
  for (let n = 0; n < 25; n += 1) yield createTextEntry(`files/${n}`, randomBytes(16_000).toString('hex'))
}

test('reports a cut archive as such, also where it ends before a file was opened', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'reinforce-archive-'))
  try {
    const size = await writeArchive(createFolderStore(folder), 'one.age', 'a passphrase', many(), 10)
    await truncate(path.join(folder, 'one.age'), size - 100)
    const reading = readArchive(createFolderStore(folder), 'one.age', 'a passphrase', async (_, bytes) => {
      await sleep(5) // as long as a folder takes on a busy disk
      await pipeline(bytes, new Writable({ write: (_, __, done) => done() }))
    })
    await expect(reading).rejects.toThrow('is damaged or was cut off')
  } finally {
    await rm(folder, { recursive: true })
  }
})
