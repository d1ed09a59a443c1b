import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Config } from '../../../../../platform/server/config.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'

const claimed = z.object({
  organization: z.nullable(z.string()),
  id: z.string(),
  organizationId: z.string(),
  candidateId: z.string(),
  fullName: z.string(),
  phoneNumber: z.string(),
  formattedNumber: z.string(),
  location: z.string(),
  twilioPhoneNumber: z.string(),
  message: z.string(),
  purpose: z.nullable(z.string()),
  createdAt: z.string(),
  state: z.nullable(z.string()),
  consent: z.nullable(z.enum(['given', 'refused'])),
  declinedAt: z.nullable(z.string()),
  timeZone: z.string(),
  optedOut: z.boolean(),
  refusedNumber: z.boolean(),
  undecided: z.boolean(),
  lastInbound: z.nullable(z.string()),
  badPhone: z.nullable(z.string()),
  /** A text of an automation, and someone took the conversation over since. */
  isTakenOver: z.boolean(),
})
export type ClaimedText = z.output<typeof claimed>

/** The opted-out and refused numbers, looked up once for all claimed texts. */
const barredNumbers = (tx: Tx, optOutEverywhere: boolean) => sql`
  asked as (
    select array_agg(m.organization_id) as os, array_agg(m.recipient_phone) as ps
    from claimed join text_messages m on ${tenantCondition(tx, 'm')} and m.id = claimed.id
  ), marks as materialized (
    select k.* from asked, app.opt_out_marks(asked.os, asked.ps) k
  ), refused as materialized (
    select n.* from asked, app.refused_numbers(asked.os, asked.ps, ${optOutEverywhere}) n
  )`

const isBarredBy = (source: 'marks' | 'refused') =>
  sql`exists (select from ${sql.identifier(source)} x where x.organization_id = m.organization_id and x.phone = m.recipient_phone)`

/** A text of an automation whose conversation a person has taken over, or written in, since it was made. */
const isTakenOver = (tx: Tx) => sql`
  m.enrollment_id is not null and (
    exists (select from automation_enrollments s where ${tenantCondition(tx, 's')} and s.id = m.enrollment_id and s.status = 'needs_staff')
    or exists (select from enrollment_queue v where ${tenantCondition(tx, 'v')} and v.organization_id = m.organization_id
      and v.candidate_id = m.candidate_id and v.kind = 'person')
    or exists (select from text_messages p where ${tenantCondition(tx, 'p')} and p.organization_id = m.organization_id and p.recipient_id = m.recipient_id
      and p.message_direction = 'outbound' and p.made_by is not null and not p.by_product and p.created_at >= m.created_at))`

const textColumns = sql`
  m.id, m.organization_id as "organizationId", m.candidate_id as "candidateId", coalesce(m.candidate_name, '') as "fullName",
  coalesce(m.recipient_phone, '') as "formattedNumber", coalesce(claimed.leaves_from, '') as "twilioPhoneNumber", m.message, m.purpose,
  m.created_at as "createdAt"`

const conversationColumns = sql`
  coalesce(t.phone_number, '') as "phoneNumber", t.opt_out_review_since is not null as undecided, t.last_inbound_at as "lastInbound",
  case when t.bad_phone = m.recipient_phone then t.bad_phone_reason end as "badPhone"`

const candidateColumns = sql`
  coalesce(l.name, c.location, '') as location, c.state, c.text_consent as consent,
  case when c.text_consent is null and c.text_consent_source is not null then c.text_consent_at end as "declinedAt"`

const organizationColumns = sql`o.name as organization, coalesce(o.time_zone, 'America/New_York') as "timeZone"`

/** Returns the texts that `claims` (a `with` that ends in `claimed`: ids and the number they leave from) selects, with all that the send guard asks. */
export const loadClaimed = async (tx: Tx, claims: SQL, { optOutEverywhere }: Config) =>
  await tx.rows(
    claimed,
    sql`${claims}, ${barredNumbers(tx, optOutEverywhere)}
        select ${textColumns}, ${conversationColumns}, ${candidateColumns}, ${organizationColumns}, ${isTakenOver(tx)} as "isTakenOver",
          ${isBarredBy('marks')} as "optedOut", ${isBarredBy('refused')} as "refusedNumber"
        from claimed
        join text_messages m on ${tenantCondition(tx, 'm')} and m.id = claimed.id
        join text_recipients t on ${tenantCondition(tx, 't')} and t.id = m.recipient_id
        join all_candidates c on ${tenantCondition(tx, 'c')} and c.id = m.candidate_id
        left join locations l on l.organization_id = c.organization_id and l.id = c.location_id
        left join organizations o on o.id = m.organization_id
        order by m.id`,
  )
