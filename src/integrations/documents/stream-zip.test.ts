import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { readZipParts } from './read-zip-parts.ts'
import { streamZip } from './stream-zip.ts'

const readEntries = async (bytes: Buffer) => {
  const found: Record<string, string | undefined> = {}
  for await (const part of readZipParts(bytes, { entries: 9, bytes: 9_999, kept: 9_999 }, () => true))
    found[part.name] = part.bytes?.toString()
  return found
}

test('archives are read by others, names in any language included', async () => {
  const bytes = await buffer(
    streamZip([
      { name: 'José Núñez.txt', parts: ['Hola ', Buffer.from('mundo')] },
      { name: 'empty.txt', parts: [] },
    ]),
  )
  expect(await readEntries(bytes)).toEqual({ 'José Núñez.txt': 'Hola mundo', 'empty.txt': '' })
})

const failing = async function* () {
  yield 'begun'
  await Promise.resolve()
  throw new Error('the database went away')
}

test('a source that fails breaks the archive off instead of ending it', async () => {
  await expect(buffer(streamZip([{ name: 'a.txt', parts: failing() }]))).rejects.toThrow('the database went away')
})

test('a reader who leaves closes the open source and opens no other', async () => {
  const state = { isClosed: false, opened: 0 }
  const endless = async function* () {
    state.opened += 1
    try {
      for (;;) {
        yield Buffer.alloc(65_536, Math.floor(Math.random() * 256))
        await new Promise(setImmediate)
      }
    } finally {
      state.isClosed = true
    }
  }
  for await (const _ of streamZip([
    { name: 'a', parts: endless() },
    { name: 'b', parts: endless() },
  ]))
    if (state.opened > 0) break
  await expect.poll(() => state.isClosed).toBe(true)
  expect(state.opened).toBe(1)
})
