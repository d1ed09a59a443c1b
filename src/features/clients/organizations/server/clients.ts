import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Caller } from '../../../../platform/server/actor.ts'
import type { Config } from '../../../../platform/server/config.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { query } from '../../../../platform/server/query.ts'
import { toLikePattern } from '../../../../platform/server/to-like-pattern.ts'
import { nullableText } from '../../../../platform/shared/schemas.ts'
import { addDays, startOfDay, toLocalDay } from '../../../../rules/day.ts'
import { pageSize } from '../../../../rules/words/count.ts'
import { countHiresSince, loadFirstTouchMedians } from '../../../candidates/directory/server/public.ts'
import { type Client, clients } from '../contract/clients.ts'
import { describeHealth } from '../rules/client-health.ts'
import { isExcludingManualInvoices } from './is-excluding-manual-invoices.ts'

const stored = z.object({
  id: z.string(),
  name: z.string(),
  status: z.string(),
  subscription_type: nullableText,
  scheduler: z.boolean(),
  scheduler_new: z.boolean(),
  time_zone: z.string(),
  contact_name: nullableText,
  contact_email: nullableText,
  texting_number: nullableText,
  activeLocations: z.number(),
  posts: z.object({ good: z.number(), warning: z.number(), alert: z.number() }),
  today: z.number(),
  last7: z.number(),
  last30: z.number(),
  lastInvoice: z.nullable(z.object({ status: z.string(), created: z.number() })),
  hasPastDueInvoice: z.boolean(),
  lastSignIn: nullableText,
  since: z.string(),
})

type ClientsInput = { q: string; status: 'active' | 'paused' }
const matching = (asked: ClientsInput): SQL =>
  sql`lower(o.status) = ${asked.status} ${asked.q.trim() ? sql`and o.name ilike ${toLikePattern(asked.q)}` : sql``}`

/** Moments that the counts begin at, the day, and the present second. */
type Days = { today: string; week: string; month: string; day: string; seconds: number }

const counted = (since: string) =>
  sql`(select count(*)::int from all_candidates c where c.organization_id = o.id and c.received_at >= ${since}::timestamptz
    and c.date_submitted_ts is not null)`

/** Everything a row shows, for the organizations of one page. */
const loadRows = async (tx: Tx, page: SQL, days: Days, settings: Config) =>
  await tx.rows(
    stored,
    sql`with page as materialized (${page})
        select o.id, o.name, o.status, o.subscription_type, o.scheduler, o.scheduler_new, o.time_zone, o.contact_name, o.contact_email, o.texting_number,
          (select count(*)::int from locations l where l.organization_id = o.id and l.is_active) as "activeLocations",
          (select json_build_object('good', count(*) filter (where s = 'Good'), 'warning',
            count(*) filter (where s = 'Warning'), 'alert', count(*) filter (where s = 'Alert'))
           from (select app.alert_state(p.start_day, p.cost_per_lead, ${days.day}::date) as s
             from job_post_tracker p where p.organization_id = o.id and p.active) x) as posts,
          ${counted(days.today)} as today, ${counted(days.week)} as last7, ${counted(days.month)} as last30,
          (select json_build_object('status', i.status, 'created', i.created) from invoices i
            where i.customer = o.stripe_customer_id and i.from_vendor >= ${isExcludingManualInvoices(settings)}
            order by i.created desc limit 1) as "lastInvoice",
          exists (select from invoices i where i.customer = o.stripe_customer_id and i.status_key = 'open'
            and i.due_date <= ${days.seconds} and i.from_vendor >= ${isExcludingManualInvoices(settings)}) as "hasPastDueInvoice",
          (select f.at from events f where f.organization_id = o.id and f.name = 'user.signedIn' order by f.at desc limit 1) as "lastSignIn",
          greatest(o.created_at, o.prospect_stage_since) as since
        from page join organizations o on o.id = page.id order by page.place`,
  )

const toOrder = (sort: 'name' | 'today' | 'last30', days: Days): SQL =>
  sort === 'name' ? sql`o.name, o.id` : sql`${counted(sort === 'today' ? days.today : days.month)} desc, o.name, o.id`

type Reading = { tx: Tx; actor: Caller; now: Date; settings: Config }
type PageInput = ClientsInput & { timeZone: string; sort: 'name' | 'today' | 'last30'; offset: number; size: number }

/** Clients in order; the organization of the platform itself is no client. Money is left out without the right to see it. */
export const readClients = async ({ tx, actor, now, settings }: Reading, input: PageInput) => {
  const day = toLocalDay(now, input.timeZone)
  const since = (back: number) => startOfDay(addDays(day, -back), input.timeZone).toISOString()
  const seconds = Math.floor(now.getTime() / 1000)
  const days = { day, today: since(0), week: since(6), month: since(29), seconds }
  const where = sql`${matching(input)} and o.id <> ${settings.platformOrganizationId}`
  const order = toOrder(input.sort, days)
  const page = sql`select o.id, row_number() over (order by ${order}) as place from organizations o where ${where}
    order by ${order} limit ${input.size} offset ${input.offset}`
  const rows = await loadRows(tx, page, days, settings)
  const found = await tx.one(
    z.object({ total: z.number() }),
    sql`select count(*)::int as total from organizations o where ${where}`,
  )
  const ids = rows.map(({ id }) => id)
  const hires = await countHiresSince(tx, ids, days.month)
  const touches = await loadFirstTouchMedians(tx, ids, days.month)
  const seesMoney = actor.rights.includes('money:see')
  return {
    rows: rows.map(
      ({ hasPastDueInvoice, ...row }): Client => ({
        ...row,
        hired30: hires.get(row.id) ?? 0,
        firstTouchMinutes: touches.get(row.id) ?? null,
        lastInvoice: seesMoney ? row.lastInvoice : null,
        health: describeHealth(
          {
            ...row,
            lastInvoice: seesMoney ? row.lastInvoice : null,
            hasPastDueInvoice: seesMoney && hasPastDueInvoice,
          },
          now,
        ),
      }),
    ),
    total: found?.total ?? 0,
  }
}

/** A page of 25 clients. */
export const clientsRoute = query(
  clients,
  async ({ input, ...reading }) =>
    await readClients(reading, { ...input, offset: (input.page - 1) * pageSize, size: pageSize }),
)
