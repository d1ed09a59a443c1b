import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { unmeasured } from './unmeasured-rules.ts'

const mostSilence = 300_000

type Slow = { rule: string; why: string }
type WorkerResult = { begins?: string; unknown?: string | null; slow?: Slow; done?: true }

type Measurement = { slow: Slow[]; unknown: string[]; measured: number }
type Part = { only: string[] } | { every: number; from: number }

/** What a part of the rules costs, measured in a thread of its own: one that never ends is named, too. */
const measureRules = async (part: Part) =>
  await new Promise<Measurement>((resolve, reject) => {
    const found: Measurement = { slow: [], unknown: [], measured: 0 }
    let last = 'the rules could not be loaded'
    const worker = new Worker(new URL('./hostile-worker.ts', import.meta.url), {
      workerData: { exempt: Object.keys(unmeasured), part },
      // What is thrown away is gathered rarely: a collection in between would be counted as the work of the rule.
      resourceLimits: { maxYoungGenerationSizeMb: 512, maxOldGenerationSizeMb: 2_048 },
    })
    const end = () => {
      clearTimeout(watch)
      void worker.terminate()
      resolve(found)
    }
    const watch = setTimeout(() => {
      found.slow.push({ rule: last, why: `${last} does not come to an end` })
      end()
    }, mostSilence)
    worker.on('error', (error) => reject(new Error(last, { cause: error })))
    worker.on('message', (told: WorkerResult) => {
      watch.refresh()
      if (told.slow) found.slow.push(told.slow)
      if (told.done) end()
      if (!told.begins) return
      last = told.begins
      found.measured += 1
      if (told.unknown) found.unknown.push(`${told.begins} (${told.unknown})`)
    })
  })

/** Rules that are slow in three threads in a row: what one thread's compiled code or a busy memory costs is no rule's fault. */
const slowRules = async () => {
  // Two threads: only their own work is counted, so they may run beside each other.
  const halves = await Promise.all([0, 1].map(async (from) => await measureRules({ every: 2, from })))
  let still = halves.flatMap(({ slow }) => slow)
  for (let looks = 0; looks < 2 && still.length > 0; looks += 1)
    still = (await measureRules({ only: still.map(({ rule }) => rule) })).slow
  return {
    slow: still.map(({ why }) => why).join('\n'),
    unknown: halves.flatMap(({ unknown }) => unknown),
    measured: halves.reduce((sum, { measured }) => sum + measured, 0),
  }
}

test('ten times as much of any hostile text costs a rule at most fifteen times as much', async () => {
  const { slow, unknown, measured } = await slowRules()
  expect(unknown, 'parameters whose types the walk does not understand').toEqual([])
  expect(slow, slow).toBe('')
  expect(measured).toBeGreaterThan(200)
}, 900_000)
