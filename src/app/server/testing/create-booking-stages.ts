import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { addPeople } from '../../../features/texting/messages/server/testing/people.ts'
import type { Stage } from './staged.ts'
import type { World } from './world.ts'

const free = z.object({ starts: z.array(z.string()) })

/** Bookings need an hour that is free when they are made, and someone of their own; so does an automation that goes on. */
export const createBookingStages = (world: World): Record<string, () => Promise<Stage>> => {
  const wanted = async () => {
    const [candidate_id = ''] = await addPeople(world, 'own', 1)
    const { body } = await world.call(
      'clinic',
      'GET',
      `/api/candidates/${candidate_id}/free-times?interviewer_id=nobody`,
    )
    return { id: randomUUID(), candidate_id, interviewer_id: null, type: 'Phone', at: free.parse(body).starts[0] }
  }
  const startEnrollment = async (preset: string) => {
    const [candidate_id = ''] = await addPeople(world, 'own', 1)
    const id = randomUUID()
    await world.inPlatform(async (tx) => {
      await tx.run(sql`insert into automation_versions (organization_id, preset, version, settings, flow, made_at)
          select organization_id, ${preset}, version, settings, flow, made_at from automation_versions
            where organization_id = ${world.own.organizationId} and preset = 'applicant' and version = 1
          on conflict do nothing`)
      await tx.run(sql`insert into automation_enrollments (id, organization_id, candidate_id, preset, version,
        status, progress, last_action, begun_at, status_since)
          select ${id}, organization_id, ${candidate_id}, ${preset}, 1, 'awaiting_reply', progress, 'asked', now(),
            now() from automation_enrollments where id = ${world.own.ids.enrollment}`)
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
  /** One that an unclear reply has handed to a person. */
  const handed = async () => {
    const id = await startEnrollment('applicant')
    const at = new Date().toISOString()
    await world.inPlatform(async (tx) => {
      await tx.run(sql`update automation_enrollments set status = 'needs_staff', last_action = 'the reply is unclear', revision = 1, replies_read_until = ${at},
          progress = progress || '{"asked": "question", "step": 0}' where id = ${id}`)
      await tx.run(sql`insert into enrollment_log (organization_id, enrollment_id, revision, candidate_id, at, words, heard, reading, rule)
          select organization_id, id, 1, candidate_id, ${at}::timestamptz, last_action, 'depends', 'unsure',
            'nothing known' from automation_enrollments where id = ${id}`)
      await tx.run(sql`with t as (
            insert into text_recipients (organization_id, candidate_id, candidate_type, candidate_name)
            select organization_id, candidate_id, 'RBT', 'Pat' from automation_enrollments where id = ${id} returning organization_id, id, candidate_id)
          insert into text_messages (organization_id, recipient_id, candidate_id, message_content, message,
            sender_type, message_direction, message_status, created_at)
          select organization_id, id, candidate_id, 'depends', 'depends', 'candidate', 'inbound', 'received', ${at}::timestamptz from t`)
    })
    return { id, revision: 1, upTo: at, reading: 'mine' }
  }
  /** One where AI read the newest reply. */
  const readByAi = async () => {
    const { id, upTo } = await handed()
    await world.inPlatform(async (tx) => {
      await tx.run(sql`update automation_enrollments set status = 'awaiting_reply' where id = ${id}`)
      await tx.run(sql`insert into reply_suggestions
            (organization_id, enrollment_id, revision, candidate_id, state, due_at, reading, up_to, acted_revision, progress_before)
          select organization_id, id, 0, candidate_id, 'told', now(), 'yes', ${upTo}::timestamptz, 1, progress
            from automation_enrollments where id = ${id}`)
    })
    return { id, revision: 1 }
  }
  return {
    'POST /api/interviews/{id}/interviewer-confirmation': async () => ({ input: { id: await booked() } }),
    'POST /api/bookings': async () => ({ input: await wanted() }),
    // A new link ends the one its candidate has, which other calls still need.
    'POST /api/booking-links': async () => {
      const [candidate_id = ''] = await addPeople(world, 'own', 1)
      return { input: { id: randomUUID(), candidate_id, interviewer_id: null, type: 'Phone' } }
    },
    'POST /api/candidates/{id}/offered-times': async () => {
      const [id = ''] = await addPeople(world, 'own', 1)
      return { input: { id, offer_id: randomUUID() } }
    },
    'POST /api/automation-enrollments/{id}/status': async () => ({
      input: { id: await startEnrollment('applicant'), to: 'pause' },
    }),
    'POST /api/automation-enrollments/{id}/interpretation': async () => ({ input: await handed() }),
    'POST /api/automation-enrollments/{id}/undo-reading': async () => ({ input: await readByAi() }),
    'PUT /api/automation-enrollments/{id}/first-day': async () => ({
      input: { id: await startEnrollment('hired'), day: null },
    }),
    'POST /api/bookings/{id}/undo': async () => {
      const booking = await wanted()
      await world.call('clinic', 'POST', '/api/bookings', booking)
      return { input: { id: booking.id } }
    },
  }
}

/** The ways to apply, each with a code of its own: the page, its form, and the calls of programs. */
export const createApplyStages = (newCode: () => Promise<string>): Record<string, () => Promise<Stage>> => {
  const readCode = async () => ({ input: { code: await newCode() } })
  const sendForm = async () => ({
    ...(await readCode()),
    form: { fields: { id: randomUUID(), full_name: 'Zuri Applicant', email_address: 'zuri@example.test' } },
  })
  return {
    'GET /apply/{code}': readCode,
    'GET /api/apply/{code}': readCode,
    'POST /apply/{code}': sendForm,
    'POST /api/apply/{code}': sendForm,
  }
}
