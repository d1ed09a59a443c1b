import type pg from 'pg'

/** Runs one thing at a time on the connection that a process keeps open; null while it is broken. */
export const serializeOn = (connection: () => pg.Client | null) => {
  let last: Promise<unknown> = Promise.resolve()
  return async <T>(work: (client: pg.Client | null) => Promise<T>): Promise<T> => {
    const next = last.then(async () => await work(connection()))
    last = next.catch(() => undefined)
    return await next
  }
}

const free = async (client: pg.Client | null, name: string, most: number, taken: readonly number[]) => {
  if (!client) return Array.from({ length: most }, (_, at) => at + 1).find((place) => !taken.includes(place))
  // A lock can be taken twice by one connection, so this process leaves out its own.
  const { rows } = await client.query<{ place: number }>(
    `select place from generate_series(1, $2::int) place
     where case when place = any($3::int[]) then false else pg_try_advisory_lock(hashtext($1), place) end limit 1`,
    [name, most, taken],
  )
  return rows[0]?.place
}

/**
 * Places that all processes share, so many under a name: each is an advisory lock on the connection that a process keeps open
 * anyway, so that a process which dies keeps none. Without that connection a process counts its own alone.
 */
export const openSemaphore = (inTurn: ReturnType<typeof serializeOn>) => {
  const own = new Map<string, Set<number>>()

  const giveBack = (name: string, place: number) => {
    const taken = own.get(name)
    if (!taken?.delete(place)) return
    if (taken.size === 0) own.delete(name)
    void inTurn(
      async (client) => await client?.query('select pg_advisory_unlock(hashtext($1), $2)', [name, place]),
    ).catch(() => undefined)
  }

  return {
    /** A place among `most`, as what gives it back; null when all are taken. */
    take: async (name: string, most: number): Promise<(() => void) | null> =>
      await inTurn(async (client) => {
        const taken = own.get(name) ?? new Set()
        const place = await free(client, name, most, [...taken])
        if (place === undefined) return null
        own.set(name, taken.add(place))
        return () => giveBack(name, place)
      }),
    /**
     * Takes again what this process holds, on a new connection; a place that another took since is one too many for a
     * while.
     */
    reacquire: async (client: pg.Client): Promise<void> => {
      for (const [name, places] of own)
        await client.query('select pg_try_advisory_lock(hashtext($1), place) from unnest($2::int[]) place', [
          name,
          [...places],
        ])
    },
  }
}
