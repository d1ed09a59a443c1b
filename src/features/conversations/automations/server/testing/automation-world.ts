import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { World } from '../../../../../app/server/testing/world.ts'
import { sendTextsJob } from '../../../../texting/messages/server/jobs/send-texts.ts'
import { addPeople } from '../../../../texting/messages/server/testing/people.ts'
import { saveAutomation } from '../../contract/automations.ts'
import type { Preset } from '../../rules/presets.ts'
import { enrollApplicants } from '../enroll.ts'
import { runEnrollmentsJob } from '../jobs/run-enrollments.ts'
import { keepRehearsal } from '../rehearsals/kept-rehearsals.ts'

const signal = () => new AbortController().signal

/** Runs the engine and sends what it wrote. */
export const turn = async (world: World) => {
  await runEnrollmentsJob.run({ organizationId: '' }, world.services, signal())
  await sendTextsJob.run({ organizationId: world.own.organizationId }, world.services, signal())
}

let next = 4_000

/** Someone who agreed to texts, with a number of their own. */
export const addConsentingCandidate = async (world: World, more: object = {}) => {
  const phone = `737${5_560_000 + (next += 1)}`
  const [id = ''] = await addPeople(world, 'own', 1, {
    status: 'Initial Inquiry',
    state: 'TX',
    text_consent: 'given',
    phone_number: phone,
    ...more,
  })
  return { id, phone: `+1${phone}` }
}

const createSettings = (world: World, preset: Preset, more: object) => ({
  isOn: true,
  waitMinutes: preset === 're_engage' ? 20_160 : 0,
  interviewerId: preset === 'applicant' || preset === 'no_show' ? world.users.clinic.id : null,
  locationIds: [],
  topics: preset === 'applicant' ? ['certified', 'hours'] : [],
  texts: [],
  ...more,
})

/** Switches an automation of the world’s own clinic on or off, as an Admin does; `isRehearsed`: with these settings. */
export const switchOn = async (world: World, preset: Preset, more: object = {}, isRehearsed = true) => {
  const { organizationId } = world.own
  const settings = createSettings(world, preset, more)
  const input = saveAutomation.input.safeParse({ id: organizationId, preset, ...settings })
  if (isRehearsed && input.success)
    await world.inClinic(
      organizationId,
      async (tx) => await keepRehearsal(tx, input.data, { userId: world.users.admin.id, now: world.services.clock() }),
    )
  return await world.call('admin', 'PUT', `/api/organizations/${organizationId}/automations/${preset}`, settings)
}

/** The same, for a test that needs it on. */
export const switchOnOrThrow = async (world: World, preset: Preset, more: object = {}) => {
  const done = await switchOn(world, preset, more)
  if (done.status !== 200) throw new Error(done.text)
}

/** Someone new who came into *New applicant* a moment ago, so that the first text is due. */
export const addApplicant = async (world: World, more: object = {}) => {
  const person = await addConsentingCandidate(world, more)
  await world.inClinic(
    world.own.organizationId,
    async (tx) =>
      await enrollApplicants(tx, {
        candidateIds: [person.id],
        now: new Date(world.services.clock().getTime() - 5_000),
      }),
  )
  return person
}

/** Writes as this number, by the simulated phone. */
export const sendAnswer = async (world: World, phone: string, body: string) => {
  const answered = await world.call('clinic', 'POST', '/api/simulator/reply', { phone, body })
  if (answered.status !== 200) throw new Error(answered.text)
}

const row = z.object({ body: z.string(), status: z.string() })
/** The automatic texts to a candidate, oldest first. */
export const loadTextsTo = async (world: World, candidateId: string) =>
  await world.inPlatform(
    async (tx) =>
      await tx.rows(
        row,
        sql`select message as body, message_status as status from text_messages
          where candidate_id = ${candidateId} and enrollment_id is not null order by created_at, id`,
      ),
  )

const shown = z.object({
  enrollment: z.nullable(
    z.object({
      id: z.string(),
      preset: z.string(),
      status: z.string(),
      words: z.string(),
      dueAt: z.nullable(z.string()),
      firstDay: z.nullable(z.string()),
      revision: z.number(),
      canUndo: z.boolean(),
      wrote: z.nullable(z.object({ words: z.string(), upTo: z.string() })),
      readings: z.array(z.object({ id: z.string(), label: z.string(), isSuggested: z.boolean() })),
      acts: z.array(
        z.object({
          words: z.string(),
          heard: z.nullable(z.string()),
          reading: z.nullable(z.string()),
          rule: z.nullable(z.string()),
          bookingId: z.nullable(z.string()),
        }),
      ),
    }),
  ),
})
/** Where a candidate stands, as a clinic sees it. */
export const loadEnrollment = async (world: World, candidateId: string) =>
  shown.parse((await world.call('clinic', 'GET', `/api/candidates/${candidateId}/enrollment`)).body).enrollment
