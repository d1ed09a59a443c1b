/**
 * What `read` answers, asked again at most once in `everyMs` however many ask; a failure is remembered as null for as long. `tell` hears of
 * each failure.
 */
export const cacheFor = <T>(
  everyMs: number,
  read: () => Promise<T>,
  tell: (error: unknown) => void,
  now: () => number = () => performance.now(),
): (() => Promise<T | null>) => {
  let last: { at: number; answer: Promise<T | null> } | undefined
  return async () => {
    if (!last || now() - last.at >= everyMs)
      last = {
        at: now(),
        answer: read().catch((error: unknown) => {
          tell(error)
          return null
        }),
      }
    return await last.answer
  }
}
