import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../../../../app/server/testing/world.ts'
import { emptyAgenda } from '../../../../interviews/booking/server/testing/empty-agenda.ts'
import { awayPlan, rescheduleAwayDay } from '../../contract/automations.ts'
import { addConsentingCandidate, loadTextsTo, sendAnswer, switchOnOrThrow, turn } from './automation-world.ts'

const noon = '2026-11-20T18:00:00Z'
/** The Tuesday on which the interviewer is away. */
export const day = '2026-11-24'

const interview = z.object({
  status: z.string(),
  at: z.string(),
  reason: z.nullable(z.string()),
  interviewer: z.nullable(z.string()),
  reminders: z.number(),
})
type PressOptions = { id?: string; who?: Parameters<World['call']>[0]; with_id?: string }

/** What one press made of each interview. */
export const parseResults = (body: unknown) => rescheduleAwayDay.reply.parse(body).results

/** A clinic with *Booked interview* switched on, on a Friday at noon, and what is done there about an interviewer who is away. */
export const openAwayWorld = async () => {
  let clock = new Date(noon)
  const world = await openWorld({ DEMO_DATA: 'on', QUIET_HOURS: 'on' }, () => clock)
  await emptyAgenda(world)
  await world.inPlatform(async (tx) => await tx.run(sql`delete from interviews`))
  await switchOnOrThrow(world, 'booked')
  const { inPlatform, users, call } = world
  const later = (minutes: number) => {
    clock = new Date(clock.getTime() + minutes * 60_000)
  }
  const schedule = async (candidateId: string, time: string, interviewerId: string, reminders = false) => {
    const id = randomUUID()
    const made = await call('clinic', 'POST', '/api/interviews', {
      id,
      candidate_id: candidateId,
      day,
      time,
      minutes: 30,
      type: 'Phone',
      location_id: null,
      interviewer_id: interviewerId,
      place: '',
      note: '',
      reminders,
      anyway: true,
    })
    if (made.status !== 200) throw new Error(made.text)
    return id
  }
  return {
    world,
    later,
    schedule,
    /** Friday again, with no one away and no interview ahead. */
    reset: async () => {
      clock = new Date(noon)
      await inPlatform(async (tx) => {
        await tx.run(sql`delete from away_days`)
        await tx.run(sql`update interviews set status = 'Completed' where status in ('Scheduled', 'Confirmed')`)
        await tx.run(sql`delete from emails`)
      })
    },
    newest: async (id: string) => (await loadTextsTo(world, id)).at(-1)?.body ?? '',
    says: async (phone: string, body: string) => {
      later(1)
      await sendAnswer(world, phone, body)
      await turn(world)
    },
    /** Someone with an interview that day, who is in *Booked interview*. */
    booked: async (time: string, more: object = {}) => {
      const person = await addConsentingCandidate(world, more)
      const interviewId = await schedule(person.id, time, users.clinic.id, true)
      await turn(world)
      later(1)
      return { ...person, interviewId }
    },
    press: async (people: { interview_id: string; to?: string }[], pressed: PressOptions = {}) => {
      const { id = randomUUID(), who = 'clinic', ...more } = pressed
      const input = { id, interviewer_id: users.clinic.id, day, people, ...more }
      return await call(who, 'POST', '/api/interviews/away', input)
    },
    plan: async () =>
      awayPlan.reply.parse(
        (await call('clinic', 'GET', `/api/interviews/away?interviewer_id=${users.clinic.id}&day=${day}`)).body,
      ),
    stored: async (id: string) =>
      await inPlatform(
        async (tx) =>
          await tx.one(
            interview,
            sql`select status, interview_date as at, cancel_reason as reason, interviewer_id as interviewer,
                  (select count(*)::int from interview_reminders r
                    where r.organization_id = i.organization_id and r.interview_id = i.id
                    and r.state = 'waiting') as reminders
                from interviews i where id = ${id}`,
          ),
      ),
    loadStatuses: async (candidateId: string) => {
      const rows = await inPlatform(
        async (tx) =>
          await tx.rows(
            z.object({ status: z.string() }),
            sql`select status from interviews where candidate_id = ${candidateId} order by created_at, id`,
          ),
      )
      return rows.map(({ status }) => status)
    },
  }
}
export type AwayWorld = Awaited<ReturnType<typeof openAwayWorld>>
