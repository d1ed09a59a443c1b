import { createWriteStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

const mostInMemory = 4

let inMemory = 0
const waiting: (() => void)[] = []
/** Files lie on disk until it is their turn: only so many are in memory at a time. */
export const runInTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  if (inMemory >= mostInMemory) await new Promise<void>((resolve) => waiting.push(resolve))
  else inMemory += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else inMemory -= 1
  }
}

/** More bytes came than may. */
export class TooLarge extends Error {}

/** Writes what comes to disk; answers how many bytes it was, and throws `TooLarge` beyond `most`. */
export const save = async (from: Readable | AsyncIterable<Buffer>, place: string, most: number): Promise<number> => {
  let size = 0
  await pipeline(
    from,
    async function* (pieces: AsyncIterable<Buffer>) {
      for await (const piece of pieces) {
        size += piece.length
        if (size > most) throw new TooLarge()
        yield piece
      }
    },
    createWriteStream(place, { mode: 0o600 }),
  )
  return size
}
