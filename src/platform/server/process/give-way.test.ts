import { expect, test } from 'vitest'
import { doLongWork } from './give-way.ts'

const open = (inUse: number) => ({ totalCount: 5, idleCount: 5 - inUse, waitingCount: 0 })
/** Whether a promise is kept before a few turns of the clock. */
const isDoneAtOnce = async (waiting: Promise<void>) => {
  let isDone = false
  void waiting.then(() => (isDone = true))
  await Promise.resolve().then(() => undefined)
  return isDone
}

test('long work continues at once while it is alone', async () => {
  await doLongWork(open(1), async (giveWay) => expect(await isDoneAtOnce(giveWay())).toBe(true))
})

test('long work waits for a call of someone else, and continues when it is answered', async () => {
  const pool = open(2)
  await doLongWork(pool, async (giveWay) => {
    const waiting = giveWay()
    expect(await isDoneAtOnce(waiting)).toBe(false)
    pool.idleCount = 4
    await waiting
  })
})

test('long works don’t wait for each other, and one that failed is not counted', async () => {
  const pool = open(2)
  await expect(doLongWork(pool, async () => await Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  await doLongWork(pool, async (giveWay) => {
    expect(await isDoneAtOnce(giveWay())).toBe(false)
    await doLongWork(pool, async () => expect(await isDoneAtOnce(giveWay())).toBe(true))
  })
})

test('long work continues after a moment where calls never end', async () => {
  for (const pool of [open(5), { ...open(1), waitingCount: 3 }])
    await doLongWork(pool, async (giveWay) => {
      const waiting = giveWay()
      expect(await isDoneAtOnce(waiting)).toBe(false)
      await expect(waiting).resolves.toBeUndefined()
    })
})
