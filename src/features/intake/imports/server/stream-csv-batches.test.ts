import type { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { streamCsvBatches } from './stream-csv-batches.ts'

/** The threads that were started, so that one can be let die. */
const started: Worker[] = []
process.on('worker', (worker) => started.push(worker))

const read = async (text: string, size = 100, limits?: { milliseconds: number; megabytes: number }) => {
  const batches = []
  for await (const batch of streamCsvBatches(Buffer.from(text), size, limits)) batches.push(batch)
  return batches
}

test('rows come in batches, the heading first, blank ones passed over', async () => {
  expect(await read('Name,Email\nMo,a\n\nJo,b\n', 2)).toEqual([
    [
      { row: 1, cells: ['Name', 'Email'] },
      { row: 2, cells: ['Mo', 'a'] },
    ],
    [{ row: 4, cells: ['Jo', 'b'] }],
  ])
})

test('refuses anything but CSV, or one endless cell, in a sentence at the file', async () => {
  for (const text of ['Name\n"Mo', `Name\n"${'x'.repeat(12_100_000)}"\n`])
    await expect(read(text)).rejects.toThrow(/^We can’t read this file as CSV .*Nothing was imported\.$/)
})

test('a file that needs more memory than allowed ends its own thread alone', async () => {
  const wide = `${'a,'.repeat(400_000)}\n`.repeat(30)
  await expect(read(wide, 1_000_000, { milliseconds: 60_000, megabytes: 24 })).rejects.toMatchObject({
    fields: { file: 'The file is too large or complex. Nothing was imported.' },
  })
  expect(await read('Name\nMo\n')).toHaveLength(1)
})

test('long cells make small batches', async () => {
  const batches = await read(`${'x'.repeat(900_000)}\n`.repeat(10), 1_000)
  expect(batches.map((batch) => batch.length)).toEqual([5, 5])
})

test('a thread that dies while no one waits for it ends the reading alone, not the process', async () => {
  const batches = streamCsvBatches(Buffer.from(`Name\n${'Mo\n'.repeat(500)}`), 10, {
    milliseconds: 60_000,
    megabytes: 64,
  })
  expect((await batches.next()).value).toHaveLength(10)
  started.at(-1)?.emit('error', new Error('Worker terminated due to reaching memory limit'))
  await expect(batches.next()).rejects.toMatchObject({ fields: { file: expect.any(String) as string } })
})
