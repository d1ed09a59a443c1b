import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runInWorker } from './worker-sandbox.ts'

type WorkerMessage = { begins?: true; done?: true; late?: true; answer?: string }

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'reinforce-sandbox-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs a thread that begins, does `work`, and answers. */
const run = async (work: string, milliseconds: number) => {
  const file = path.join(folder, `${Math.random()}.mjs`)
  writeFileSync(
    file,
    `import { parentPort } from 'node:worker_threads'
    parentPort.postMessage({ begins: true })
    ${work}
    parentPort.postMessage({ answer: 'read', done: true })`,
  )
  return await runInWorker<WorkerMessage>(
    pathToFileURL(file),
    { bytes: new Uint8Array() },
    { milliseconds, megabytes: 64 },
  )
}

test('ends a thread that works too long, and reports that it was late', async () => {
  expect(await run('for (;;);', 200)).toEqual({ begins: true, late: true })
})

test('lets a thread wait longer than it may work, as on a busy machine', async () => {
  const waits = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 900)'
  expect(await run(waits, 300)).toEqual({ begins: true, answer: 'read', done: true })
})

test('does not call a thread late that breaks', async () => {
  expect(await run("throw new Error('broken')", 5_000)).toEqual({ begins: true })
})
