import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { loadExpectations } from '../../automations/server/public.ts'
import { findScriptedReply } from '../rules/find-scripted-reply.ts'
import { playedRoles } from '../rules/roles.ts'
import { selectSimulatedMinute } from './select-simulated-minute.ts'

const mostAtOnce = 500

const told = z.object({
  id: z.string(),
  organizationId: z.string(),
  phone: z.string(),
  from: z.string(),
  role: z.enum(playedRoles),
  enrollmentId: z.nullable(z.string()),
  spanish: z.boolean(),
  /** Minute of the simulated clock. */
  since: z.number(),
})

/**
 * The newest text on each phone on which someone is played, if it is automatic or of a person of the clinic, has arrived, and no one has
 * answered it; of no one who opted out.
 */
const unanswered = async (tx: Tx, isLate: boolean) =>
  await tx.rows(
    told,
    sql`select s.id, s.organization_id as "organizationId", s.to_phone as phone, s.from_phone as "from", p.role, m.enrollment_id as "enrollmentId",
          coalesce(c.preferred_language = 'Spanish', false) as spanish,
          (case when ${isLate} then ${selectSimulatedMinute(sql`s.organization_id`)} else s.arrives_at end) + p.delay_minutes as since
        from simulated_phones p
        cross join lateral (select n.* from simulated_texts n
          where ${tenantCondition(tx, 'n')} and n.organization_id = p.organization_id and n.to_phone = p.phone
          order by n.at desc, n.id limit 1) s
        join text_messages m on m.organization_id = s.organization_id and m.id = s.id
          and (m.enrollment_id is not null or (m.made_by is not null and not m.by_product))
          and m.purpose is null
        join all_candidates c on c.organization_id = s.organization_id and c.id = s.candidate_id
        where ${tenantCondition(tx, 'p')} and p.role is not null and not s.is_coming and p.played_text_id is distinct from s.id
          and not exists (select from text_messages i
            where ${tenantCondition(tx, 'i')} and i.organization_id = s.organization_id
            and i.candidate_id = s.candidate_id
            and i.message_direction = 'inbound' and i.created_at > s.at)
          and not exists (select from simulated_replies r
            where ${tenantCondition(tx, 'r')} and r.organization_id = s.organization_id and r.phone = s.to_phone
            and r.text_id is null)
          and not exists (select from app.opt_out_marks(array[s.organization_id], array[s.to_phone]))
        order by s.at, s.id limit ${mostAtOnce}`,
  )

/** Deletes scripted replies to earlier texts that are still on their way from these phones. */
const forget = async (tx: Tx, phones: readonly { organizationId: string; phone: string }[]) =>
  await tx.run(
    sql`delete from simulated_replies r using jsonb_to_recordset(${JSON.stringify(phones)}::jsonb) as f("organizationId" uuid, phone text)
        where ${tenantCondition(tx, 'r')} and r.organization_id = f."organizationId" and r.phone = f.phone and r.text_id is not null`,
  )

/**
 * The people who are played on simulated phones answer what they got: their answers are on their way by the simulated clock, as typed
 * ones are. Each text is answered once. `isLate`: they have only begun to be played, so that minutes count from now.
 */
export const runScriptedPhones = async (tx: Tx, { isLate }: { isLate: boolean }) => {
  const texts = await unanswered(tx, isLate)
  const asked = await loadExpectations(
    tx,
    texts.flatMap(({ enrollmentId }) => enrollmentId ?? []),
  )
  const answers = texts.flatMap(({ id, role, spanish, enrollmentId, since, ...text }) => {
    const expectation = enrollmentId === null ? ({ kind: 'none' } as const) : asked.get(enrollmentId)
    // The last text of an automation that has ended asks nothing.
    if (!expectation) return []
    const answer = findScriptedReply(role, { id, language: spanish ? 'es' : 'en', asked: expectation })
    return answer ? [{ ...text, id, body: answer.words, arrivesAt: since + answer.minutes }] : []
  })
  if (answers.length === 0) return
  await forget(tx, answers)
  await tx.run(
    sql`with given as (
          select * from jsonb_to_recordset(${JSON.stringify(answers)}::jsonb)
            as g(id uuid, "organizationId" uuid, phone text, "from" text, body text, "arrivesAt" int)
        ), fresh as (
          update simulated_phones p set played_text_id = g.id from given g
          where p.organization_id = g."organizationId" and p.phone = g.phone and p.played_text_id is distinct from g.id returning g.id
        )
        insert into simulated_replies (organization_id, phone, to_phone, body, arrives_at, text_id)
        select g."organizationId", g.phone, g."from", g.body, g."arrivesAt", g.id from given g join fresh f on f.id = g.id`,
  )
}

/** Hands this phone to someone else: deletes scripted replies on their way and marks their text as unanswered. */
export const endPlay = async (tx: Tx, phone: string) =>
  await tx.run(
    sql`with gone as (
          delete from simulated_replies r where ${tenantCondition(tx, 'r')} and r.phone = ${phone}
            and r.text_id is not null returning r.organization_id, r.phone
        )
        update simulated_phones p set played_text_id = null from gone g where p.organization_id = g.organization_id and p.phone = g.phone`,
  )
