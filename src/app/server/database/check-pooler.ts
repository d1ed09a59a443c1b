import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import pg from 'pg'
import { SettingsError } from '../../../platform/server/config.ts'

const deaf =
  'DATABASE_URL uses a pooler that drops notifications, so live updates would stop and ended sessions would ' +
  'stay active. Set DATABASE_DIRECT_URL to an address that bypasses the pooler.'

/** The warning when the start continues without prepared statements. */
export const forgetful =
  'DATABASE_URL uses a pooler that drops prepared statements, so the server works without them. Set ' +
  'PREPARED=off, or max_prepared_statements in PgBouncer 1.21 or newer.'

const heardWithin = 5_000 // ms

const connectTo = async (url: string) => {
  const client = new pg.Client({ connectionString: url, application_name: 'Reinforce, start' })
  client.on('error', () => undefined) // a broken connection fails the query under way
  await client.connect()
  return client
}

const withClients = async <T>(urls: string[], work: (clients: pg.Client[]) => Promise<T>): Promise<T> => {
  const clients: pg.Client[] = []
  try {
    for (const url of urls) clients.push(await connectTo(url))
    return await work(clients)
  } finally {
    for (const client of clients) await client.end().catch(() => undefined)
  }
}

/**
 * Throws a sentence when a notice by `databaseUrl` does not arrive at another connection at `directUrl`. Call it before
 * any lock of a session is taken: a pooler that shares connections would keep it when the start has ended.
 */
export const checkNotices = async (databaseUrl: string, directUrl: string): Promise<void> =>
  await withClients([databaseUrl, directUrl], async ([teller, listener]) => {
    const channel = `reinforce_start_${randomUUID().replaceAll('-', '')}`
    await listener?.query(`listen ${channel}`)
    const heard = listener && once(listener, 'notification', { signal: AbortSignal.timeout(heardWithin) })
    await teller?.query('select pg_notify($1, $2)', [channel, ''])
    await heard?.catch(() => {
      throw new SettingsError(deaf)
    })
  })

/** PostgreSQL's errors for a name that is taken on this connection, or unknown there. */
const isForgotten = (error: unknown) =>
  error instanceof pg.DatabaseError && ['42P05', '26000'].includes(error.code ?? '')

const rounds = 5

/**
 * Whether statements that one connection prepares stay its own. Several use the same name in turn and at once, as the processes of a
 * server do: a pooler that forgets them hands the name of one to another.
 */
export const canPrepare = async (databaseUrl: string): Promise<boolean> =>
  await withClients(Array<string>(3).fill(databaseUrl), async (clients) => {
    const name = `start_${randomUUID()}`
    const ask = async (client: pg.Client) => {
      await client.query({ name, text: 'select 1', values: [] })
    }
    try {
      for (let round = 0; round < rounds; round++) {
        for (const client of clients) await ask(client)
        await Promise.all(clients.map(ask))
      }
      return true
    } catch (error) {
      if (isForgotten(error)) return false
      throw error
    }
  })
