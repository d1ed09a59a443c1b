import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { type Caller, getScope, getSystemScope } from '../../../../platform/server/actor.ts'
import { transactAs } from '../../../../platform/server/call.ts'
import { notifyChange, recordEvents } from '../../../../platform/server/events.ts'
import type { Services } from '../../../../platform/server/services.ts'
import { loadedDays } from '../../../../rules/periods/loaded-days.ts'
import { forgetInvoices, saveInvoices, type VendorInvoice } from './save-invoices.ts'

/**
 * `at`: as of when the invoices are known, null where none ever were. `failure`: why the vendor could not say, in a
 * sentence. `asking`: its answer is on its way.
 */
export type Fresh = {
  source: 'stripe' | 'table'
  at: Date | null
  failure: string | null
  asking: boolean
  /** Number of received invoices if there are more than one request can load. Null if every one was received. */
  newest: number | null
}

/** Asks the vendor for invoices created since a second, and before another one, of one customer or of all. `isCut`: there are more. */
export type AskVendor = (
  asked: Seconds & { customer: string | null },
) => Promise<{ invoices: VendorInvoice[]; isCut: boolean }>
type Seconds = { since: number; until: number | null }
/** An older span, [since, until), in seconds. */
export type OlderSpan = { since: number; until: number }
type InvoiceQuery = { customer: string | null; askVendor: AskVendor; span: OlderSpan | null }

/** `impatient`: the organizations that got known data, and are notified when the run ends. */
type CachedInvoices = { known: Date | null; until: number; run: Promise<Fresh>; impatient: Set<string> }
const freshFor = 60_000
/** Milliseconds that older invoices stay fresh: they change seldom, and Stripe sends events for changes. */
const olderFreshFor = 600_000
const mostHeld = 200
const mostWaiting = 5
const failedFor = 5_000
const held = new WeakMap<Services, Map<string, CachedInvoices>>()

const customerRow = z.object({ customer: z.nullable(z.string()) })

const createdIn = ({ since, until }: Seconds) =>
  sql`created >= ${since} ${until === null ? sql`` : sql`and created < ${until}`}`

const save = async (
  services: Services,
  invoices: VendorInvoice[],
  { span, customer, toldAt, isCut }: { span: Seconds; customer: string | null; toldAt: number; isCut: boolean },
) => {
  const platform = services.config.platformOrganizationId
  await transactAs(
    services,
    getSystemScope(services.config, platform),
  )(async (tx) => {
    const saved = await saveInvoices(tx, invoices, toldAt)
    // A draft missing from a complete answer was deleted.
    const drafts = isCut
      ? []
      : await tx.rows(
          z.object({ id: z.string() }),
          sql`select id from invoices where from_vendor and status_key = 'draft' and ${createdIn(span)} and synced_at < ${toldAt}
            and id <> all(${sql.param(invoices.map(({ id }) => id))}::text[]) ${customer ? sql`and customer = ${customer}` : sql``}`,
        )
    const gone = await forgetInvoices(
      tx,
      drafts.map(({ id }) => id),
    )
    if (saved.length + gone.length > 0)
      await recordEvents(tx, null, [
        { name: 'invoices.fetched', organizationId: platform, after: { changed: saved.length, deleted: gone.length } },
      ])
  })
}

const refresh = async (
  services: Services,
  { customer, askVendor, span }: InvoiceQuery,
  known: Date | null,
): Promise<Fresh> => {
  const now = services.clock()
  const toldAt = Math.floor(now.getTime() / 1000)
  // A day more than is shown: the viewer's first day may have begun before ours.
  const seconds = span ?? { since: toldAt - (loadedDays + 1) * 86_400, until: null }
  try {
    const { invoices, isCut } = await askVendor({ ...seconds, customer })
    await save(services, invoices, { span: seconds, customer, toldAt, isCut })
    return { source: 'stripe', at: now, failure: null, asking: false, newest: isCut ? invoices.length : null }
  } catch (error) {
    services.log.error({ err: error }, 'could not fetch the invoices')
    const told = error instanceof Error && error.name === 'StripeError'
    return {
      source: 'stripe',
      at: known ?? (await lastTold(services, customer, span)),
      failure: told ? error.message : 'The payments service failed.',
      asking: false,
      newest: null,
    }
  }
}

/** As of when the kept invoices are known, when this process has not asked yet; null when none are. */
const lastTold = async (services: Services, customer: string | null, span: OlderSpan | null) => {
  const found = await transactAs(services, getSystemScope(services.config, services.config.platformOrganizationId))(
    async (tx) =>
      await tx.one(
        z.object({ at: z.nullable(z.number()) }),
        sql`select max(synced_at) as at from invoices
          where from_vendor ${span ? sql`and ${createdIn(span)}` : sql``}
          ${customer ? sql`and customer = ${customer}` : sql``}`,
      ),
    { readOnly: true },
  )
  return found?.at ? new Date(found.at * 1000) : null
}

const findCustomer = async (services: Services, actor: Caller) => {
  const found = await transactAs(services, getScope(actor))(
    async (tx) =>
      await tx.one(
        customerRow,
        sql`select stripe_customer_id as customer from organizations where id = ${actor.organizationId}`,
      ),
    { readOnly: true },
  )
  return found?.customer ?? null
}

const toKey = ({ customer, span }: Pick<InvoiceQuery, 'customer' | 'span'>) =>
  `${customer ?? ''}${span ? ` ${span.since} ${span.until}` : ''}`

const isRunning = ({ until }: CachedInvoices) => until === Number.POSITIVE_INFINITY

/** The older spans of a customer that are being asked for: one after the other, so that no one sends many at once. */
const olderRuns = (byCustomer: Map<string, CachedInvoices>, customer: string | null) =>
  [...byCustomer]
    .filter(([key, each]) => key.startsWith(`${customer ?? ''} `) && isRunning(each))
    .map(([, each]) => each)

/** Drops the oldest requests. */
const forgetOld = (byCustomer: Map<string, CachedInvoices>) => {
  for (const [key, each] of byCustomer) {
    if (byCustomer.size <= mostHeld) return
    if (!isRunning(each)) byCustomer.delete(key)
  }
}

const begin = (services: Services, byCustomer: Map<string, CachedInvoices>, asked: InvoiceQuery): CachedInvoices => {
  const key = toKey(asked)
  const known = byCustomer.get(key)?.known ?? null
  const last = asked.span ? olderRuns(byCustomer, asked.customer).at(-1) : undefined
  const before: Promise<unknown> = last ? last.run.catch(() => undefined) : Promise.resolve()
  byCustomer.delete(key)
  forgetOld(byCustomer)
  const run = async () => {
    try {
      const fresh = await refresh(services, asked, known)
      next.known = fresh.failure ? known : fresh.at
      next.until = services.clock().getTime() + (fresh.failure ? failedFor : asked.span ? olderFreshFor : freshFor)
      return fresh
    } catch (error) {
      byCustomer.delete(key)
      throw error
    } finally {
      await tellImpatient(services, [...next.impatient])
    }
  }
  const next: CachedInvoices = {
    known,
    until: Number.POSITIVE_INFINITY,
    impatient: new Set(),
    run: before.then(run),
  }
  // Possibly no caller waits for it: an unhandled rejection would end the process.
  next.run.catch(() => undefined)
  byCustomer.set(key, next)
  return next
}

const tellImpatient = async (services: Services, organizations: string[]) => {
  const told = transactAs(
    services,
    getSystemScope(services.config, services.config.platformOrganizationId),
  )(async (tx) => await notifyChange(tx, organizations, ['finance']))
  await told.catch((error: unknown) => services.log.error({ err: error }, 'could not announce the end of a fetch'))
}

/** Waits for a run as long as a screen has patience. Null if it takes longer. */
const soon = async (run: Promise<Fresh>, patience: number): Promise<Fresh | null> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, patience, null)
  })
  try {
    return await Promise.race([run, late])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Updates the invoices table from the payments vendor, once a minute at most for every caller; for clinic staff only
 * their own customer. A vendor that takes longer than a second keeps no one waiting: the reply has the known data, or
 * that there is none yet, the run continues, and its end is announced. Without a vendor the table itself is the source.
 * `span`: an older span in addition to the last 90 days, with ten minutes instead of one.
 */
export const loadFreshInvoices = async (
  services: Services,
  actor: Caller,
  askVendor: AskVendor | null,
  span: OlderSpan | null = null,
): Promise<Fresh> => {
  const now = services.clock()
  if (!askVendor) return { source: 'table', at: now, failure: null, asking: false, newest: null }
  const customer = actor.isPlatform ? null : await findCustomer(services, actor)
  if (!actor.isPlatform && customer === null)
    return { source: 'stripe', at: now, failure: null, asking: false, newest: null }
  const byCustomer = held.get(services) ?? new Map<string, CachedInvoices>()
  held.set(services, byCustomer)
  const last = byCustomer.get(toKey({ customer, span }))
  const isHeld = last !== undefined && now.getTime() < last.until
  if (span && !isHeld && olderRuns(byCustomer, customer).length >= mostWaiting) {
    const failure = 'Too many periods at once. Try again in a minute.'
    return { source: 'stripe', at: await lastTold(services, customer, span), failure, asking: false, newest: null }
  }
  const current = isHeld ? last : begin(services, byCustomer, { customer, askVendor, span })
  const fresh = await soon(current.run, services.config.stripePatience)
  if (fresh) return fresh
  // Before the next wait: the run may end during it, and notifies the organizations listed by then.
  current.impatient.add(actor.organizationId)
  const at = current.known ?? (await lastTold(services, customer, span))
  return { source: 'stripe', at, failure: null, asking: true, newest: null }
}
