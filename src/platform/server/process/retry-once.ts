import pg from 'pg'

/** A deadlock, or another transaction was first: PostgreSQL undid everything, and the same again mostly succeeds. */
const isInTheWay = (error: unknown) =>
  error instanceof pg.DatabaseError && (error.code === '40P01' || error.code === '40001')

/** Does it, and once more where another transaction was in its way. */
export const retryOnce = async <T>(attempt: () => Promise<T>): Promise<T> => {
  try {
    return await attempt()
  } catch (error) {
    if (isInTheWay(error)) return await attempt()
    throw error
  }
}
