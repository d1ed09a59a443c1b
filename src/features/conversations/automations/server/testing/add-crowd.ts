import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { World } from '../../../../../app/server/testing/world-on.ts'
import { findFreeHours } from '../../../../interviews/calendar/server/public.ts'
import { addPeople } from '../../../../texting/messages/server/testing/people.ts'
import { createNumbers } from '../../rules/responder-profiles.ts'
import { enrollApplicants } from '../enroll.ts'
import { processCandidateEvents } from '../process-candidate-events.ts'
import { sendAnswer } from './automation-world.ts'

const counted = z.object({
  booked: z.number(),
  offered: z.number(),
  others: z.number(),
  overlaps: z.number(),
  interviews: z.number(),
})

/**
 * `people` who were all offered the same `slots` times choose one each at the same moment, while several engines work. Answers how many
 * were booked, how many were offered others, and how many interviews of one interviewer overlap.
 */
export const addCrowd = async (
  world: World,
  { people, slots, engines }: { people: number; slots: number; engines: number },
) => {
  const now = world.services.clock()
  const organizationId = world.own.organizationId
  const numbers = createNumbers('a crowd')
  const added: { id: string; phone: string }[] = []
  for (let n = 0; n < people; n += 1) {
    const phone = `737${555 + Math.floor(n / 9_000)}${String(1_000 + (n % 9_000)).padStart(4, '0')}`
    const [id = ''] = await addPeople(world, 'own', 1, { phone_number: phone, state: 'TX', text_consent: 'given' })
    added.push({ id, phone: `+1${phone}` })
  }
  const free = await world.inPlatform(
    async (tx) =>
      await findFreeHours(tx, {
        organizationId,
        candidateId: added[0]?.id ?? '',
        interviewerId: world.users.clinic.id,
        minutes: 30,
        zone: 'America/New_York',
        now,
      }),
  )
  const all = free.slice(0, slots).map((at) => at.toISOString())
  // Each was offered three of them.
  const offers = added.map(({ id }) => {
    const first = Math.floor(numbers() * slots)
    return { id, offered: [0, 1, 2].map((n) => all[(first + n) % slots]) }
  })
  await world.inClinic(
    organizationId,
    async (tx) => await enrollApplicants(tx, { candidateIds: added.map(({ id }) => id), now }),
  )
  await world.inPlatform(
    async (tx) =>
      await tx.run(
        sql`update automation_enrollments s set status = 'awaiting_reply', due_at = null,
              progress = s.progress || jsonb_build_object('step', 2, 'asked', 'offer', 'offers', 1, 'told', true, 'offered', r.offered)
            from jsonb_to_recordset(${JSON.stringify(offers)}::jsonb) as r(id uuid, offered jsonb) where s.candidate_id = r.id`,
      ),
  )
  await world.inPlatform(
    async (tx) =>
      await tx.run(
        sql`insert into text_recipients (organization_id, candidate_id, candidate_type, candidate_name, phone_number, recipient_phone, twilio_phone)
            select organization_id, id, 'rbt', full_name, phone_number, '+1' || phone_number, '+15555550100' from all_candidates
            where id = any(${sql.param(added.map(({ id }) => id))}::uuid[])`,
      ),
  )
  for (const { phone } of added) await sendAnswer(world, phone, String(1 + Math.floor(numbers() * 3)))
  // Each engine hears others than the next: nothing but the interviewer is between them.
  const settings = world.services.config
  const hear = async (candidateId: string) =>
    await world.inClinic(
      organizationId,
      async (tx) => await processCandidateEvents(tx, { organizationId, candidateId }, { now, settings }),
    )
  await Promise.all(
    Array.from({ length: engines }, async (_, engine) => {
      for (const { id } of added.filter((__, at) => at % engines === engine)) await hear(id)
    }),
  )
  const ids = added.map(({ id }) => id)
  const found = await world.inPlatform(
    async (tx) =>
      await tx.one(
        counted,
        sql`select count(*) filter (where s.status = 'booked')::int as booked, count(*) filter (where s.status = 'awaiting_reply')::int as offered,
              count(*) filter (where s.status = 'needs_staff')::int as others,
              (select count(*)::int from interviews a join interviews b on b.interviewer_id = a.interviewer_id and b.id > a.id
                and a.status = 'Scheduled' and b.status = 'Scheduled'
                and a.interview_date < b.interview_date + make_interval(mins => b.minutes)
                  and b.interview_date < a.interview_date + make_interval(mins => a.minutes)) as overlaps,
              (select count(*)::int from interviews i where i.candidate_id = any(${sql.param(ids)}::uuid[])) as interviews
            from automation_enrollments s where s.candidate_id = any(${sql.param(ids)}::uuid[])`,
      ),
  )
  return found ?? { booked: 0, offered: 0, others: 0, overlaps: 0, interviews: 0 }
}
