import { nextTick } from 'node:process'
import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import pg from 'pg'
import * as z from 'zod/mini'
import { compileSchema } from './checking/compile-schema.ts'
import { CommitLost, isRefused, isUnsure } from './postgres/commit-lost.ts'
import { valueParsers } from './postgres/value-parsers.ts'
import { retryOnce } from './process/retry-once.ts'
import { getPositionListener, type WalPosition } from './replica/wal-position.ts'

const dialect = new PgDialect()

/** Without a listener the end of an idle connection (a restart, a failover) would end the process; the pool replaces it by itself. */
export const surviveLostConnections = (pool: pg.Pool) => {
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** Instants come as ISO text, days as YYYY-MM-DD, whole numbers as numbers. `patience`: ms to wait for a connection; 0: as long as it takes. */
export const openPool = (databaseUrl: string, max = 10, patience = 0) =>
  surviveLostConnections(
    new pg.Pool({
      connectionString: databaseUrl,
      max,
      connectionTimeoutMillis: patience,
      pipeline: true,
      types: {
        getTypeParser: (oid: Parameters<typeof pg.types.getTypeParser>[0], format?: 'text' | 'binary') =>
          valueParsers.get(oid) ?? pg.types.getTypeParser(oid, format),
      },
    }),
  )

/**
 * Whose eyes a transaction sees with. `crossTenant`: platform staff's role, which sees every organization. `system`: the product
 * itself, which also sees what is limited to Admins; never taken from the absence of a person. `readOnly`: nothing can be written
 * with these eyes, but that they saw something.
 */
export type Scope = {
  organizationId: string
  authUserId: string
  crossTenant: boolean
  system?: boolean
  readOnly?: boolean
}

/** A transaction of one organization (or of platform staff). Every row that comes back is checked against its shape. */
export type Tx = {
  scope: Scope
  /** `prepared`: asked often in the same words; read once a connection, and planned again only where the values matter. */
  rows: <S extends z.ZodMiniType>(row: S, query: SQL, how?: 'prepared') => Promise<z.output<S>[]>
  one: <S extends z.ZodMiniType>(row: S, query: SQL, how?: 'prepared') => Promise<z.output<S> | undefined>
  /** How many rows the statement touched. */
  run: (query: SQL) => Promise<number>
}

const lists = new WeakMap<z.ZodMiniType, z.ZodMiniType>()

/** The schema of a list of rows, made once: making one costs more than checking a page. */
const getListSchema = <S extends z.ZodMiniType>(row: S) => {
  const list = (lists.get(row) as z.ZodMiniArray<S> | undefined) ?? z.array(compileSchema(row))
  lists.set(row, list)
  return list
}

const mostPrepared = 100
const preparedNames = new Map<string, string>()

/** A statement's name; none once there are so many that keeping them would cost the database more than reading them again. */
const prepareName = (text: string): string | undefined => {
  const known = preparedNames.get(text)
  if (known || preparedNames.size >= mostPrepared) return known
  const name = `p${preparedNames.size}`
  preparedNames.set(text, name)
  return name
}

let prepares = true

/** Whether statements are prepared by name (`PREPARED`): some poolers forget them between transactions. */
export const prepareStatements = (wanted: boolean) => {
  prepares = wanted
}

/** Whether statements are prepared by name now. */
export const canPrepareStatements = () => prepares

let listener: ((text: string, scope: Scope) => void) | undefined

/** Tells `hear` the text of each statement as it is sent. For the tests, which judge them; no one listens in production. */
export const onStatement = (hear: (text: string, scope: Scope) => void) => {
  listener = hear
}

const createTx = (client: pg.ClientBase, scope: Scope): Tx => {
  const send = async (query: SQL, how?: 'prepared') => {
    const { sql: text, params: values } = dialect.sqlToQuery(query)
    listener?.(text, scope)
    const name = how === 'prepared' && prepares ? prepareName(text) : undefined
    return await client.query<Record<string, unknown>>({ text, values, ...(name ? { name } : {}) })
  }
  return {
    scope,
    rows: async (row, query, how) => getListSchema(row).parse((await send(query, how)).rows),
    one: async (row, query, how) => {
      const [first] = (await send(query, how)).rows
      return first === undefined ? undefined : compileSchema(row).parse(first)
    },
    run: async (query) => (await send(query)).rowCount ?? 0,
  }
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const safe = (id: string) => {
  if (id !== '' && !uuid.test(id)) throw new Error('A scope takes UUIDs only')
  return id.toLowerCase()
}

const eyes = (scope: Scope) =>
  `set local timezone to 'UTC';set local role ${scope.crossTenant ? 'reinforce_platform' : 'reinforce_tenant'};` +
  `set local app.organization_id='${safe(scope.organizationId)}';set local app.user_id='${safe(scope.authUserId)}';` +
  `set local app.is_system='${scope.system ? 'on' : ''}'`

const opening = (scope: Scope, readOnly: boolean, tells: boolean) =>
  `begin${readOnly ? ' read only' : ''};${eyes(scope)}${tells ? `;set local app.tells='on'` : ''}`

type Wire = { connection?: { stream?: { cork?: () => void; uncork?: () => void } } }

/** Everything written until `later` leaves in one packet. */
const inOnePacket = (client: pg.ClientBase, later: (send: () => void) => unknown) => {
  const stream = (client as Wire).connection?.stream
  stream?.cork?.()
  later(() => stream?.uncork?.())
}

/** The database takes no writes. */
const isReadOnly = (error: unknown): error is pg.DatabaseError =>
  error instanceof pg.DatabaseError && error.code === '25006'

/** In a transaction that is to read that says nothing of the server. */
const ourFault = (error: pg.DatabaseError) => new Error(`a read was to write: ${error.message}`, { cause: error })

/**
 * A read sends its opening and its first query in one round trip and answers before the commit is confirmed: there is
 * nothing to lose. When the opening fails the answer is thrown away.
 */
const read = async <T>(client: pg.PoolClient, scope: Scope, open: string, work: (tx: Tx) => Promise<T>): Promise<T> => {
  inOnePacket(client, nextTick)
  const opened = client.query(open)
  const [answer, opener] = await Promise.allSettled([work(createTx(client, scope)), opened])
  // The answer leaves before the commit does, which takes along what anyone who gets the connection next has to ask in this turn.
  inOnePacket(client, setImmediate)
  client.query('commit').catch(() => undefined)
  client.release()
  if (opener.status === 'rejected') throw opener.reason
  if (answer.status === 'rejected') throw isReadOnly(answer.reason) ? ourFault(answer.reason) : answer.reason
  return answer.value
}

/** The jobs that a committed transaction enqueued: those for now by name, and when the earliest later one is due. */
export type EnqueuedJobs = { names: string[]; dueAt: Date | null }

const workers = new WeakMap<pg.Pool, (enqueued: EnqueuedJobs) => void>()

/** Tells `hear` after each commit of `pool` what it enqueued, jobs of triggers too. One listener a pool: its process's workers. */
export const onEnqueued = (pool: pg.Pool, hear: (enqueued: EnqueuedJobs) => void) => workers.set(pool, hear)

/** Notifies open pages after commits: of changes (an organization and an area each), or that some may be unknown. */
type Teller = { changed: (what: string[]) => void; unsure: () => void }
const tellers = new WeakMap<pg.Pool, Teller>()

/** From now on transactions of `pool` tell no one at their commit what changed: `teller` does so afterwards. Null: they do so themselves. */
export const broadcastAfterCommit = (pool: pg.Pool, teller: Teller | null) =>
  teller ? void tellers.set(pool, teller) : void tellers.delete(pool)

const committing = `select current_setting('app.enqueued', true) as names, current_setting('app.enqueued_for', true) as due,
  current_setting('app.changed', true) as changed;commit`
const remembered = z.object({
  names: z.nullable(z.string()),
  due: z.nullable(z.string()),
  changed: z.nullable(z.string()),
})
const placed = z.object({ position: z.string() })
const splitText = (text: string | null, by: string) => text?.split(by).filter(Boolean) ?? []

/** One round trip: reads what was enqueued and what changed, and commits; with the position in the log, if needed. */
const commit = async (pool: pg.Pool, client: pg.PoolClient, teller: Teller | undefined) => {
  const tellPosition = getPositionListener()
  const text = tellPosition ? `${committing};select pg_current_wal_insert_lsn() as position` : committing
  try {
    const [asked, , place] = (await client.query(text)) as unknown as pg.QueryResult[] // several statements, several results
    if (place) tellPosition?.(placed.parse(place.rows[0]).position)
    const { names, due, changed } = remembered.parse(asked?.rows[0])
    return () => {
      if (names || due) workers.get(pool)?.({ names: splitText(names, ' '), dueAt: due ? new Date(due) : null })
      if (changed) teller?.changed(splitText(changed, ','))
    }
  } catch (error) {
    if (!isRefused(error)) teller?.unsure()
    throw isUnsure(error) ? new CommitLost(error) : error
  }
}

const write = async <T>(
  pool: pg.Pool,
  client: pg.PoolClient,
  scope: Scope,
  { open, teller }: { open: string; teller: Teller | undefined },
  work: (tx: Tx) => Promise<T>,
): Promise<T> => {
  let broken = false
  try {
    await client.query(open)
    const result = await work(createTx(client, scope))
    const tell = await commit(pool, client, teller)
    tell()
    return result
  } catch (error) {
    await client.query('rollback').catch(() => {
      broken = true
    })
    // It may have become a replica: the next call goes to anyone who is the primary then.
    broken ||= isReadOnly(error)
    throw error
  } finally {
    client.release(broken)
  }
}

/**
 * `readOnly`: the database refuses to write. `records`: what it writes is only that someone saw something, so anyone who may not change
 * anything does it, too. `retries`: the work only talks to the database and keeps nothing outside, so it is done once more when
 * another transaction was in its way.
 */
export type TransactOptions = { readOnly?: boolean; records?: boolean; retries?: boolean }

/** Runs `work` in one transaction under row level security; rolls back when it throws. One round trip opens it. */
export const transact = async <T>(
  pool: pg.Pool,
  scope: Scope,
  work: (tx: Tx) => Promise<T>,
  options: TransactOptions = {},
): Promise<T> => {
  const readsOnly = options.readOnly === true || (scope.readOnly === true && !options.records)
  const teller = readsOnly ? undefined : tellers.get(pool)
  const open = opening(scope, readsOnly, teller !== undefined) // refuses before there is a connection
  const attempt = async () => {
    const client = await pool.connect()
    return await (readsOnly ? read(client, scope, open, work) : write(pool, client, scope, { open, teller }, work))
  }
  return options.retries ? await retryOnce(attempt) : await attempt()
}

/** Runs `work` with the eyes of `scope` at the end of a transaction that the caller began on `client` and commits. */
export const transactWithin = async <T>(
  client: pg.ClientBase,
  scope: Scope,
  work: (tx: Tx) => Promise<T>,
): Promise<T> => {
  await client.query(eyes(scope))
  return await work(createTx(client, scope))
}

const knows = z.object({ enough: z.boolean() })

/**
 * A read-only transaction on a replica that has replayed its log up to `position`, or on anyone who is no replica. `behind`: it has
 * not; `away`: it cannot be reached. Nothing was done in both cases.
 */
export const transactIfFresh = async <T>(
  pool: pg.Pool,
  scope: Scope,
  position: WalPosition | null,
  work: (tx: Tx) => Promise<T>,
): Promise<{ answer: T } | 'behind' | 'away'> => {
  const asking = `select not pg_is_in_recovery() or pg_last_wal_replay_lsn() >= '${position ?? '0/0'}'::pg_lsn as enough`
  const client = await pool.connect().catch(() => null)
  if (!client) return 'away'
  let broken = false
  try {
    const opened = (await client.query(`${opening(scope, true, false)};${asking}`).catch(() => null)) as
      | pg.QueryResult[]
      | null
    broken = opened === null
    if (!opened) return 'away'
    if (!knows.parse(opened.at(-1)?.rows[0]).enough) return 'behind'
    return { answer: await work(createTx(client, scope)) }
  } finally {
    if (!broken)
      await client.query('commit').catch(() => {
        broken = true
      })
    client.release(broken)
  }
}
