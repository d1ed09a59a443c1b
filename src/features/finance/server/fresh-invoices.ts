import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { type Caller, scopeOf, systemScope } from '../../../platform/server/actor.ts'
import { transactAs } from '../../../platform/server/call.ts'
import { writeFacts } from '../../../platform/server/facts.ts'
import type { Services } from '../../../platform/server/services.ts'
import { loadedDays } from '../rules/invoice-filter.ts'
import { forgetInvoices, saveInvoices, type ToldInvoice } from './save-invoices.ts'

/** `at`: as of when the invoices are known. `failure`: why the vendor could not say, in a sentence. */
export type Fresh = { source: 'stripe' | 'table'; at: Date; failure: string | null }

/** Asks the vendor for invoices created since a second, of one customer or of all. */
export type AskVendor = (asked: { since: number; customer: string | null }) => Promise<ToldInvoice[]>

type CachedInvoices = { known: Date | null; until: number; run: Promise<Fresh> }
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
      sql`select id from invoices where status_key = 'draft' and created >= ${since} and told_at < ${toldAt}
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
    return { source: 'stripe' as const, at: now, failure: null }
  } catch (error) {
    services.log.error({ err: error }, 'the invoices could not be fetched')
    const told = error instanceof Error && error.name === 'StripeTrouble'
    return {
      source: 'stripe' as const,
      at: known ?? (await lastTold(services)),
      failure: told ? error.message : 'The payments service failed.',
    }
  }
}

/** As of when the kept invoices are known, when this process has not asked yet. */
const lastTold = async (services: Services) => {
  const found = await transactAs(services, systemScope(services.config, services.config.platformOrganizationId))(
    async (tx) =>
      await tx.one(
        z.object({ at: z.nullable(z.number()) }),
        sql`select max(told_at) as at from invoices where told_at > 0`,
      ),
    { readOnly: true },
  )
  return new Date((found?.at ?? 0) * 1000)
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

/**
 * Brings the invoices table up to date from the payments vendor, once a minute at most for everybody who asks meanwhile; clinic
 * staff for their own customer only. Without a vendor the table itself is the source.
 */
export const freshInvoices = async (services: Services, actor: Caller, askVendor: AskVendor | null): Promise<Fresh> => {
  const now = services.clock()
  if (!askVendor) return { source: 'table', at: now, failure: null }
  const customer = actor.isPlatform ? null : await customerOf(services, actor)
  if (!actor.isPlatform && customer === null) return { source: 'stripe', at: now, failure: null }
  const byCustomer = held.get(services) ?? new Map<string, CachedInvoices>()
  held.set(services, byCustomer)
  const key = customer ?? ''
  const current = byCustomer.get(key)
  if (current && now.getTime() < current.until) return await current.run
  const known = current?.known ?? null
  const next: CachedInvoices = {
    known,
    until: Number.POSITIVE_INFINITY,
    run: refresh(services, customer, askVendor, known),
  }
  byCustomer.set(key, next)
  const fresh = await next.run.catch((error: unknown) => {
    byCustomer.delete(key)
    throw error
  })
  next.known = fresh.failure ? known : fresh.at
  next.until = services.clock().getTime() + (fresh.failure ? failedFor : freshFor)
  return fresh
}
