import type pg from 'pg'

/**
 * Called with a statement when it is sent; returns a function for when it is over, with its error if it failed.
 * Undefined: no one listens.
 */
export type StatementWatcher = (text: string) => ((error?: unknown) => void) | undefined

type Query = (first: unknown, ...more: unknown[]) => unknown

const getText = (first: unknown): string | null => {
  if (typeof first === 'string') return first
  return typeof first === 'object' && first !== null && 'text' in first && typeof first.text === 'string'
    ? first.text
    : null
}

/** Sends the same statement and calls `over` in the caller's way: by promise, or by the callback that pools use. */
const send = (query: Query, given: unknown[], over: (error?: unknown) => void) => {
  const last = given.at(-1)
  if (typeof last === 'function') {
    const hear = (error: unknown, ...more: unknown[]) => {
      over(error ?? undefined)
      return (last as Query)(error, ...more)
    }
    return query(given[0], ...given.slice(1, -1), hear)
  }
  const answer = query(given[0], ...given.slice(1))
  if (answer instanceof Promise)
    answer.then(
      () => over(),
      (error: unknown) => over(error),
    )
  return answer
}

/** Tells `watcher` of every statement on connections that `pool` opens from now on. */
export const watchStatements = (pool: pg.Pool, watcher: StatementWatcher) => {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as Query
    const watched: Query = (...given) => {
      const text = getText(given[0])
      const over = text === null ? undefined : watcher(text)
      return over ? send(query, given, over) : query(given[0], ...given.slice(1))
    }
    client.query = watched as typeof client.query
  })
}
