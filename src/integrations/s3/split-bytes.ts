import { setTimeout as sleep } from 'node:timers/promises'
import { getStatusCode } from './open-s3.ts'

const pieceSize = 8 * 1024 * 1024
const triesOfAPiece = 5

type Piece = (start: number, end: number) => Promise<Uint8Array | undefined>

/**
 * Yields a file of `size` bytes in pieces, each requested by its first and its last byte: a connection that breaks
 * costs one of them, which is requested again, and the next one is on its way while the last one is unpacked.
 */
export async function* splitBytes(
  piece: Piece,
  { size, rethrow, isOver }: { size: number; rethrow: (error: unknown) => never; isOver: () => boolean },
) {
  const whole = async (start: number, end: number) => {
    for (let n = 1; ; n += 1)
      try {
        const bytes = await piece(start, end)
        if (bytes?.length !== end - start + 1) throw new Error(`${bytes?.length ?? 0} bytes of ${end - start + 1} came`)
        return bytes
      } catch (error) {
        const isFinal = (getStatusCode(error) ?? 500) < 500
        if (isFinal || n >= triesOfAPiece || isOver()) return rethrow(error)
        await sleep(200 * 2 ** n)
      }
  }
  const fetch = (start: number) => {
    const fetching = whole(start, Math.min(start + pieceSize, size) - 1)
    fetching.catch(() => undefined) // the reader may have left by now
    return fetching
  }
  let ahead = size > 0 ? fetch(0) : undefined
  for (let start = 0; ahead; start += pieceSize) {
    const bytes = await ahead
    ahead = start + pieceSize < size ? fetch(start + pieceSize) : undefined
    yield bytes
  }
}
