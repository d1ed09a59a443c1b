import { availableParallelism } from 'node:os'

/** Lets so many work at once; the others wait in the order they came. */
export const createParseQueue = (mostAtOnce: number) => {
  let running = 0
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= mostAtOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}

/** How many files of people who are signed in are looked into at once: two, and one processor stays free for everyone who only reads. */
export const countPlaces = (processors: number) => Math.min(2, Math.max(1, processors - 1))

/** The waiting lines: files of people who are signed in, those from anyone, and workbooks, which take longest. */
export type ParseQueue = 'own' | 'anybody' | 'sheets'

/** Reading is work for the processor: so many at a time, the others wait in their own lane and never behind another. */
export const lanes: Record<ParseQueue, ReturnType<typeof createParseQueue>> = {
  own: createParseQueue(countPlaces(availableParallelism())),
  anybody: createParseQueue(1),
  sheets: createParseQueue(1),
}
