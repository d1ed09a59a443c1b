import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { openWorld } from '../../../../../app/server/testing/world.ts'
import { sendTextsJob } from '../../../../texting/messages/server/jobs/send-texts.ts'
import { candidateInterviews, type Interview } from '../../contract/interviews.ts'
import { remindInterviewsJob } from '../jobs/remind-interviews.ts'

const signal = new AbortController().signal
type Who = 'clinic' | 'manager' | 'platform' | 'foreign'

/** A world whose clock stands still until it is set, and what interviews in it are made of. */
export const openInterviewWorld = async (start: string, env: Record<string, string> = {}) => {
  let now = new Date(start)
  const world = await openWorld(env, () => now)
  const { own } = world
  await world.inPlatform(async (tx) => {
    await tx.run(sql`delete from interviews`)
    await tx.run(sql`delete from booking_hours`)
  })
  const schedule = async (more: object = {}, who: Who = 'clinic') =>
    await world.call(who, 'POST', '/api/interviews', {
      id: randomUUID(),
      candidate_id: own.candidateId,
      type: 'Phone',
      minutes: 30,
      interviewer_id: world.users.clinic.id,
      day: '2026-11-24',
      time: '10:00',
      ...more,
    })
  return {
    world,
    schedule,
    /** A new interview's id, or the answer that refused it. */
    scheduled: async (more: object = {}) => {
      const { status, body, text } = await schedule(more)
      if (status !== 200) throw new Error(text)
      return z.object({ id: z.string() }).parse(body).id
    },
    at: (instant: string) => {
      now = new Date(instant)
    },
    of: async (candidateId: string = own.candidateId): Promise<Interview[]> =>
      candidateInterviews.reply.parse(
        (await world.call('clinic', 'GET', `/api/candidates/${candidateId}/interviews`)).body,
      ).rows,
    setStatus: async (id: string, status: string, more: object = {}) =>
      await world.call('clinic', 'POST', `/api/interviews/${id}/status`, { status, ...more }),
    /** One run of both jobs, as a process would do it. */
    remind: async (organizationId = '') => {
      await remindInterviewsJob.run({ organizationId }, world.services, signal)
      await sendTextsJob.run({ organizationId: own.organizationId }, world.services, signal)
    },
    /** What reached the simulated phone of the first candidate through interviews. */
    arrived: async () =>
      (
        await world.inPlatform(
          async (tx) =>
            await tx.rows(
              z.object({ body: z.string() }),
              sql`select body from simulated_texts where candidate_id = ${own.candidateId} order by at, id`,
            ),
        )
      ).map(({ body }) => body),
    close: async () => await world.close(),
  }
}
export type InterviewWorld = Awaited<ReturnType<typeof openInterviewWorld>>
