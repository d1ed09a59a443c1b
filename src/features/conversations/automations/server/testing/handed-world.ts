import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { openWorld } from '../../../../../app/server/testing/world.ts'
import { emptyAgenda } from '../../../../interviews/booking/server/testing/empty-agenda.ts'
import { addApplicant, loadEnrollment, loadTextsTo, sendAnswer, switchOnOrThrow, turn } from './automation-world.ts'

type Who = 'clinic' | 'foreign' | 'manager' | null

/** A world whose clock stands still between steps, with what tests of replies that wait for a person do in it. */
export const openHandedWorld = async (env: Record<string, string> = {}) => {
  const noon = '2026-11-20T18:00:00Z'
  let clock = new Date(noon)
  const world = await openWorld(env, () => clock)
  await emptyAgenda(world)
  await switchOnOrThrow(world, 'applicant')
  await switchOnOrThrow(world, 'booked')
  const later = (minutes: number) => {
    clock = new Date(clock.getTime() + minutes * 60_000)
  }
  const says = async (phone: string, body: string) => {
    later(1)
    await sendAnswer(world, phone, body)
    await turn(world)
  }
  const shown = async (id: string) => {
    const enrollment = await loadEnrollment(world, id)
    if (!enrollment) throw new Error('no automation')
    return enrollment
  }
  type ShownEnrollment = Awaited<ReturnType<typeof shown>>
  const press = async (enrollment: ShownEnrollment, reading: string, who: Who = 'clinic', more: object = {}) =>
    await world.call(who, 'POST', `/api/automation-enrollments/${enrollment.id}/interpretation`, {
      revision: enrollment.revision,
      upTo: enrollment.wrote?.upTo ?? clock.toISOString(),
      reading,
      ...more,
    })
  return {
    world,
    later,
    says,
    shown,
    press,
    toNoon: () => {
      clock = new Date(noon)
    },
    newest: async (id: string) => (await loadTextsTo(world, id)).at(-1)?.body ?? '',
    ids: async (id: string) => (await shown(id)).readings.map((each) => each.id),
    /** Reads it so a minute later, and lets what follows leave. */
    readAs: async (id: string, reading: string) => {
      const enrollment = await shown(id)
      later(1)
      const pressed = await press(enrollment, reading)
      await turn(world)
      return pressed
    },
    /** Someone whose answer to the first question is not clear. */
    unclear: async (words = 'it is complicated, depends on my cat') => {
      const person = await addApplicant(world)
      await turn(world)
      await says(person.phone, words)
      return person
    },
    /** Someone who was offered times and chose in words that cannot be read. */
    offered: async () => {
      const person = await addApplicant(world)
      await turn(world)
      for (const words of ['yes', 'yes', 'my cousin would know that better than me']) await says(person.phone, words)
      return person
    },
    loadInterviews: async (id: string) =>
      await world.inPlatform(
        async (tx) =>
          await tx.rows(
            z.object({ at: z.string(), status: z.string() }),
            sql`select interview_date as at, status from interviews where candidate_id = ${id} order by created_at`,
          ),
      ),
  }
}
