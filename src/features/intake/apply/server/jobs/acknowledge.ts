import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Config } from '../../../../../platform/server/config.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import { recordEvents } from '../../../../../platform/server/events.ts'
import { job } from '../../../../../platform/server/job.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { positions } from '../../../../../rules/credential/positions.ts'
import { msPerDay } from '../../../../../rules/day.ts'
import { isEmailAddress } from '../../../../../rules/email-address.ts'
import { canMail, linkTo, queueMail } from '../../../../access/email/server/public.ts'
import { prepareProductText, queueProductText } from '../../../../texting/messages/server/public.ts'
import { writeAcknowledgementMail, writeAcknowledgementText } from '../../rules/acknowledgement.ts'
import { offerTime } from '../offer-time.ts'
import { tellJump } from '../tell-jump.ts'

const applicant = z.object({
  id: z.string(),
  organization_id: z.string(),
  organization: z.string(),
  position: z.enum(positions),
  place: z.string(),
  email: z.nullable(z.string()),
  consents: z.boolean(),
  language: z.enum(['en', 'es']),
  /** The person in whose name this post offers times; null: it offers none. */
  offersTimesBy: z.nullable(z.string()),
  /** Told already since they last applied or within a day, or someone with this address or number applied here within a day before. */
  known: z.boolean(),
})
type Applicant = z.output<typeof applicant>

/** The applicant, locked: two runs at once wait for each other, and the second one finds the event of the first. */
const lockApplicant = async (tx: Tx, id: string, now: Date): Promise<Applicant | undefined> =>
  await tx.one(
    applicant,
    sql`select c.id, c.organization_id, o.name as organization, c.position,
          coalesce(nullif(concat_ws(', ', coalesce(nullif(btrim(l.city), ''), l.name), nullif(btrim(l.state), '')), ''), o.name) as place,
          nullif(btrim(c.email_address), '') as email, coalesce(c.text_consent = 'given', false) as consents, case
            when c.preferred_language = 'Spanish' then 'es' else 'en' end as language,
          (select p.offers_times_by from job_post_tracker p where ${tenantCondition(tx, 'p')} and p.organization_id = c.organization_id
            and p.location_id = c.location_id and coalesce(p.position, 'RBT') = c.position and p.active and p.offers_times_by is not null
            and not exists (select from reinforce_users u where u.organization_id = p.organization_id and u.id = p.offers_times_by
              and u.deactivated_at is not null)
            order by p.id limit 1) as "offersTimesBy",
          exists (select from events f where ${tenantCondition(tx, 'f')} and f.about = c.id
            and f.name in ('candidate.acknowledged', 'candidate.notAcknowledged')
            and f.at > least(now() - interval '1 day',
              coalesce((select max(a.at) from events a
              where ${tenantCondition(tx, 'a')} and a.about = c.id and a.name = 'candidate.appliedAgain'),
              '-infinity')))
            or exists (select from all_candidates t
              where ${tenantCondition(tx, 't')} and (t.received_at, t.id) < (c.received_at, c.id)
              and t.received_at > ${new Date(now.getTime() - msPerDay).toISOString()}::timestamptz
              and (lower(t.email_address) = lower(c.email_address) or t.phone_number = c.phone_number)) as known
        from all_candidates c join organizations o on o.id = c.organization_id
        left join locations l on ${tenantCondition(tx, 'l')} and l.id = c.location_id
        where ${tenantCondition(tx, 'c')} and c.id = ${id} for no key update of c`,
  )

type Outcome = { by: 'mail' | 'text' } | { until: Date } | { reason: string }
type Tools = { now: Date; settings: Config }

const tooMany = 'Too many applications arrived within an hour, so we stopped texting these applicants.'

/** Whether the clinic has sent its texts of this hour; runs of one clinic wait for each other. Anyone can fill in a form with any number. */
const hasSentAll = async (tx: Tx, organizationId: string, most: number): Promise<boolean> => {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`acknowledges ${organizationId}`}, 0))`)
  const found = await tx.one(
    z.object({ n: z.number() }),
    sql`select count(*)::int as n from events f join event_values v on v.organization_id = f.organization_id and v.event_id = f.id
        where ${tenantCondition(tx, 'f')} and f.organization_id = ${organizationId}
          and f.name = 'candidate.acknowledged' and f.at > now() - interval '1 hour' and v.after ->> 'by' = 'text'`,
  )
  return (found?.n ?? 0) >= most
}

const byText = async (tx: Tx, { id, ...applied }: Applicant, tools: Tools): Promise<Outcome> => {
  if (await hasSentAll(tx, applied.organization_id, tools.settings.receiptTextsAnHour)) return { reason: tooMany }
  const senderName = applied.organization
  const wanted = { candidateId: id, message: writeAcknowledgementText(applied), senderName, ...tools }
  const person = await prepareProductText(tx, wanted)
  if (!person) return { reason: 'The candidate was deleted.' }
  if (person.reason !== null) return { reason: person.reason }
  if (person.held !== null) return person.sendAt ? { until: new Date(person.sendAt) } : { reason: person.held }
  await queueProductText(tx, person, { senderName, madeBy: null, from: tools.settings.textFrom })
  return { by: 'text' }
}

/** The address where the applicant chooses a time; null where the post or the calendar offers none. */
const getBookingLink = async (
  tx: Tx,
  { id: candidateId, offersTimesBy: madeBy }: Applicant,
  { now, settings }: Tools,
) => {
  if (madeBy === null) return null
  const path = await offerTime(tx, { candidateId, madeBy, now })
  return path === null ? null : linkTo(settings, path)
}

/** By email where there is an address and emails leave, else by a text to people whose consent allows one. */
const acknowledge = async (tx: Tx, of: Applicant, tools: Tools): Promise<Outcome> => {
  if (of.email !== null && isEmailAddress(of.email) && canMail(tools.settings)) {
    const mail = { organizationId: of.organization_id, kind: 'notice', about: of.id, to: of.email } as const
    await queueMail(tx, tools, {
      ...mail,
      ...writeAcknowledgementMail({ ...of, bookAt: await getBookingLink(tx, of, tools) }),
    })
    return { by: 'mail' }
  }
  return of.consents ? await byText(tx, of, tools) : { reason: 'No email address and no text consent.' }
}

/**
 * Notifies an applicant that the application has arrived, once; no one gets two within a day however often a form is
 * sent. A text waits for an hour in which it may leave.
 */
export const acknowledgeJob = job({
  name: 'acknowledge-applicant',
  tries: 3,
  expires: 60,
  input: z.object({ organizationId: z.string(), candidateId: z.string() }),
  run: async ({ organizationId, candidateId }, { inOrganization, services }) => {
    const tools = { now: services.clock(), settings: services.config }
    await inOrganization(organizationId)(async (tx) => {
      const found = await lockApplicant(tx, candidateId, tools.now)
      if (!found || found.known) return
      const outcome = await acknowledge(tx, found, tools)
      if ('until' in outcome) return await acknowledgeJob.enqueue(tx, { organizationId, candidateId }, outcome.until)
      await recordEvents(tx, null, [
        {
          name: 'by' in outcome ? 'candidate.acknowledged' : 'candidate.notAcknowledged',
          about: candidateId,
          organizationId,
          after: outcome,
        },
      ])
      await tellJump(tx, organizationId)
    })
  },
})
