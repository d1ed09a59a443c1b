import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { type Caller, scopeOf, systemScope } from '../../../platform/server/actor.ts'
import { transactAs } from '../../../platform/server/call.ts'
import { announce, writeFacts } from '../../../platform/server/facts.ts'
import type { Services } from '../../../platform/server/services.ts'
import { loadedDays } from '../../../rules/periods/loaded-days.ts'
import { forgetInvoices, saveInvoices, type ToldInvoice } from './save-invoices.ts'

/** `at`: as of when the invoices are known, null where none ever were. `failure`: why the vendor could not say, in a sentence. `asking`: its answer is on its way. */
export type Fresh = { source: 'stripe' | 'table'; at: Date | null; failure: string | null; asking: boolean }

/** Asks the vendor for invoices created since a second, of one customer or of all. */
export type AskVendor = (asked: { since: number; customer: string | null }) => Promise<ToldInvoice[]>

/** `impatient`: the organizations that were answered with what was known, and are told when the run ends. */
type CachedInvoices = { known: Date | null; until: number; run: Promise<Fresh>; impatient: Set<string> }
const freshFor = 60_000
const failedFor = 5_000
const held = new WeakMap<Services, Map<string, CachedInvoices>>()

const customerRow = z.object({ customer: z.nullable(z.string()) })

const save = async (
  services: Services,
  invoices: ToldInvoice[],
  { since, customer, toldAt }: { since: number; customer: string | null; toldAt: number },
) => {
  const platform = services.config.platformOrganizationId
  await transactAs(
    services,
    systemScope(services.config, platform),
  )(async (tx) => {
    const saved = await saveInvoices(tx, invoices, toldAt)
    const drafts = await tx.rows(
      z.object({ id: z.string() }),
      sql`select id from invoices where from_vendor and status_key = 'draft' and created >= ${since} and told_at < ${toldAt}
            and id <> all(${sql.param(invoices.map(({ id }) => id))}::text[]) ${customer ? sql`and customer = ${customer}` : sql``}`,
    )
    const gone = await forgetInvoices(
      tx,
      drafts.map(({ id }) => id),
    )
    if (saved.length + gone.length > 0)
      await writeFacts(tx, null, [
        { name: 'invoices.fetched', organizationId: platform, after: { changed: saved.length, deleted: gone.length } },
      ])
  })
}

const refresh = async (services: Services, customer: string | null, askVendor: AskVendor, known: Date | null) => {
  const now = services.clock()
  const toldAt = Math.floor(now.getTime() / 1000)
  // A day more than is shown: the viewer's first day may have begun before ours.
  const since = toldAt - (loadedDays + 1) * 86_400
  try {
    await save(services, await askVendor({ since, customer }), { since, customer, toldAt })
    return { source: 'stripe' as const, at: now, failure: null, asking: false }
  } catch (error) {
    services.log.error({ err: error }, 'the invoices could not be fetched')
    const told = error instanceof Error && error.name === 'StripeTrouble'
    return {
      source: 'stripe' as const,
      at: known ?? (await lastTold(services, customer)),
      failure: told ? error.message : 'The payments service failed.',
      asking: false,
    }
  }
}

/** As of when the kept invoices are known, when this process has not asked yet; null when none are. */
const lastTold = async (services: Services, customer: string | null) => {
  const found = await transactAs(services, systemScope(services.config, services.config.platformOrganizationId))(
    async (tx) =>
      await tx.one(
        z.object({ at: z.nullable(z.number()) }),
        sql`select max(told_at) as at from invoices where from_vendor ${customer ? sql`and customer = ${customer}` : sql``}`,
      ),
    { readOnly: true },
  )
  return found?.at ? new Date(found.at * 1000) : null
}

const customerOf = async (services: Services, actor: Caller) => {
  const found = await transactAs(services, scopeOf(actor))(
    async (tx) =>
      await tx.one(
        customerRow,
        sql`select stripe_customer_id as customer from organizations where id = ${actor.organizationId}`,
      ),
    { readOnly: true },
  )
  return found?.customer ?? null
}

const begin = (
  services: Services,
  byCustomer: Map<string, CachedInvoices>,
  asked: { customer: string | null; askVendor: AskVendor },
): CachedInvoices => {
  const key = asked.customer ?? ''
  const known = byCustomer.get(key)?.known ?? null
  const run = async () => {
    try {
      const fresh = await refresh(services, asked.customer, asked.askVendor, known)
      next.known = fresh.failure ? known : fresh.at
      next.until = services.clock().getTime() + (fresh.failure ? failedFor : freshFor)
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
    run: Promise.resolve().then(run),
  }
  // Nobody may wait for it any more.
  next.run.catch(() => undefined)
  byCustomer.set(key, next)
  return next
}

const tellImpatient = async (services: Services, organizations: string[]) => {
  const told = transactAs(
    services,
    systemScope(services.config, services.config.platformOrganizationId),
  )(async (tx) => await announce(tx, organizations, ['finance']))
  await told.catch((error: unknown) => services.log.error({ err: error }, 'the end of a fetch could not be announced'))
}

/** What comes within the patience of a screen, or null. */
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
 * Brings the invoices table up to date from the payments vendor, once a minute at most for everybody who asks meanwhile; clinic
 * staff for their own customer only. A vendor that takes longer than a second keeps nobody waiting: what was
 * known is shown, or that nothing is yet, the run goes on, and its end is announced. Without a vendor the table itself is the source.
 */
export const freshInvoices = async (services: Services, actor: Caller, askVendor: AskVendor | null): Promise<Fresh> => {
  const now = services.clock()
  if (!askVendor) return { source: 'table', at: now, failure: null, asking: false }
  const customer = actor.isPlatform ? null : await customerOf(services, actor)
  if (!actor.isPlatform && customer === null) return { source: 'stripe', at: now, failure: null, asking: false }
  const byCustomer = held.get(services) ?? new Map<string, CachedInvoices>()
  held.set(services, byCustomer)
  const last = byCustomer.get(customer ?? '')
  const current = last && now.getTime() < last.until ? last : begin(services, byCustomer, { customer, askVendor })
  const fresh = await soon(current.run, services.config.stripePatience)
  if (fresh) return fresh
  // Before the next wait: the run may end meanwhile, and tells who stands there then.
  current.impatient.add(actor.organizationId)
  const at = current.known ?? (await lastTold(services, customer))
  return { source: 'stripe', at, failure: null, asking: true }
}
