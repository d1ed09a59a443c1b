import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { addPeople } from '../../../features/messaging/server/testing/people.ts'
import type { Staged } from './staged.ts'
import type { World } from './world.ts'

const free = z.object({ starts: z.array(z.string()) })

/** Bookings need an hour that is free when they are made, and somebody of their own; so does an automation that goes on. */
export const bookingStages = (world: World): Record<string, () => Promise<Staged>> => {
  const wanted = async () => {
    const [candidate_id = ''] = await addPeople(world, 'own', 1)
    const { body } = await world.call(
      'clinic',
      'GET',
      `/api/candidates/${candidate_id}/free-times?interviewer_id=nobody`,
    )
    return { id: randomUUID(), candidate_id, interviewer_id: null, type: 'Phone', at: free.parse(body).starts[0] }
  }
  const sequenceOf = async (preset: string) => {
    const [candidate_id = ''] = await addPeople(world, 'own', 1)
    const id = randomUUID()
    await world.inPlatform(async (tx) => {
      await tx.run(sql`insert into automation_versions (organization_id, preset, version, settings, flow, made_at)
          select organization_id, ${preset}, version, settings, flow, made_at from automation_versions where organization_id = ${world.own.organizationId} and preset = 'applicant' and version = 1
          on conflict do nothing`)
      await tx.run(sql`insert into sequences (id, organization_id, candidate_id, preset, version, standing, point, words, begun_at, since)
          select ${id}, organization_id, ${candidate_id}, ${preset}, 1, 'them', point, 'asked', now(), now() from sequences where id = ${world.own.ids.sequence}`)
    })
    return id
  }
  const booked = async () => {
    const [candidate_id = ''] = await addPeople(world, 'own', 1)
    const id = randomUUID()
    await world.inPlatform(
      async (tx) =>
        await tx.run(sql`insert into interviews (id, organization_id, candidate_id, interviewer_id, interview_date)
          values (${id}, ${world.own.organizationId}, ${candidate_id}, ${world.users.clinic.id}, '2026-11-24T15:00:00Z')`),
    )
    return id
  }
  return {
    'POST /api/interviews/{id}/vouch': async () => ({ input: { id: await booked() } }),
    'POST /api/bookings': async () => ({ input: await wanted() }),
    'POST /api/sequences/{id}/steer': async () => ({ input: { id: await sequenceOf('applicant'), to: 'take' } }),
    'PUT /api/sequences/{id}/first-day': async () => ({ input: { id: await sequenceOf('hired'), day: null } }),
    'POST /api/bookings/{id}/undo': async () => {
      const booking = await wanted()
      await world.call('clinic', 'POST', '/api/bookings', booking)
      return { input: { id: booking.id } }
    },
  }
}
