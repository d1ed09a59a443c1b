import type pg from 'pg'

/** How often long work looks whether calls of others wait for the database, while `work` runs. */
export const countLooks = async (pool: pg.Pool, work: () => Promise<unknown>): Promise<number> => {
  let looks = 0
  Object.defineProperty(pool, 'waitingCount', {
    configurable: true,
    get: () => {
      looks += 1
      return 0
    },
  })
  try {
    await work()
  } finally {
    Reflect.deleteProperty(pool, 'waitingCount')
  }
  return looks
}
