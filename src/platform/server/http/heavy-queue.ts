import { UserError } from '../../../rules/user-error.ts'

const busy = 'A long calculation is already running for your clinic. Try again when it is done.'

type Waiting = { key: string; start: () => void }

/** `total` run at once, one per key; `waiting` more per key wait at most `patienceMs`. */
export type HeavyLimits = { total: number; waiting: number; patienceMs: number }
const usual: HeavyLimits = { total: 2, waiting: 3, patienceMs: 15_000 }

/**
 * Runs heavy calls one at a time per key (an organization) and `total` at once in this process. The others wait in order, without a
 * connection to the database; throws `too-many` when a key has enough waiting already, or after `patienceMs`.
 */
export const openHeavyQueue = ({ total, waiting: mostWaiting, patienceMs }: HeavyLimits = usual) => {
  const running = new Set<string>()
  let waiting: Waiting[] = []

  const canStart = (key: string) => running.size < total && !running.has(key)
  const startNext = () => {
    const next = waiting.find(({ key }) => canStart(key))
    if (!next) return
    waiting = waiting.filter((one) => one !== next)
    running.add(next.key)
    next.start()
  }

  const takeTurn = async (key: string) => {
    if (canStart(key)) {
      running.add(key)
      return
    }
    if (waiting.filter((one) => one.key === key).length >= mostWaiting) throw new UserError('too-many', busy)
    await new Promise<void>((resolve, reject) => {
      const giveUp = setTimeout(() => {
        waiting = waiting.filter((one) => one !== me)
        reject(new UserError('too-many', busy))
      }, patienceMs)
      const me = {
        key,
        start: () => {
          clearTimeout(giveUp)
          resolve()
        },
      }
      waiting.push(me)
    })
  }

  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    await takeTurn(key)
    try {
      return await work()
    } finally {
      running.delete(key)
      startNext()
    }
  }
}
