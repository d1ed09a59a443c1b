import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { runJobs } from '../../../../app/server/testing/run-jobs.ts'
import { createAddress, openWorld, type World } from '../../../../app/server/testing/world.ts'
import { recordEvents } from '../../../../platform/server/events.ts'
import { notifications } from '../../../home/notifications/contract/notifications.ts'
import { addPeople } from '../../../texting/messages/server/testing/people.ts'
import { acknowledgeJob } from './jobs/acknowledge.ts'

/** Friday noon in New York: nothing is quiet. */
const noon = new Date('2026-11-20T17:00:00Z')
const smtp = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'hire@reinforce.test', PUBLIC_URL: 'http://127.0.0.1:3000' }
let world: World
let withoutMail: World
let clock = noon
beforeAll(async () => {
  world = await openWorld(smtp, () => clock)
  withoutMail = await openWorld({ QUIET_HOURS: 'on' }, () => clock)
})
afterAll(async () => {
  await world.close()
  await withoutMail.close()
})

const applyAt = async (of: World, fields: Record<string, string>) => {
  const id = crypto.randomUUID()
  const form = new FormData()
  for (const [name, value] of Object.entries({ id, full_name: 'Zuri Spam', ...fields })) form.append(name, value)
  const request = new Request('http://x/', { method: 'POST', body: form })
  const answer = await of.app.inject({
    method: 'POST',
    url: `/api/apply/CODE-${of.own.organizationId.slice(0, 8)}`,
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    remoteAddress: createAddress(),
  })
  expect(answer.statusCode).toBe(200)
  return id
}
const mailsTo = async (of: World, to: string) =>
  await of.inPlatform(
    async (tx) =>
      await tx.rows(
        z.object({ subject: z.string(), body: z.nullable(z.string()), about: z.string() }),
        sql`select subject, body, about from emails where to_address = ${to}`,
      ),
  )
const textsTo = async (of: World, candidateId: string) =>
  await of.inPlatform(
    async (tx) =>
      await tx.rows(
        z.object({ message_content: z.string() }),
        sql`select message_content from text_messages where candidate_id = ${candidateId}`,
      ),
  )
const told = async (of: World, id: string) => (await of.eventNames(id)).filter((name) => /cknowledged/.test(name))

test('an applicant with an address is emailed once, with nothing in it that the form’s sender typed', async () => {
  const id = await applyAt(world, {
    email_address: 'zuri@example.test',
    phone_number: '512 555 0110',
    text_consent: 'yes',
  })
  await runJobs(world, acknowledgeJob)
  const mails = await mailsTo(world, 'zuri@example.test')
  expect(mails).toMatchObject([{ subject: 'Bright Path ABA has your application', about: id }])
  expect(mails[0]?.body).toContain('applying as an RBT at Bright Path ABA in Austin')
  expect(mails[0]?.body).not.toContain('Spam')
  expect(await textsTo(world, id)).toEqual([])
  expect(await told(world, id)).toEqual(['candidate.acknowledged'])
  const payload = { organizationId: world.own.organizationId, candidateId: id }
  await Promise.all(
    [1, 2].map(async () => await acknowledgeJob.run(payload, world.services, new AbortController().signal)),
  )
  expect(await mailsTo(world, 'zuri@example.test')).toHaveLength(1)
})

test('a form that is sent again and again in someone’s name emails them once a day', async () => {
  for (let i = 0; i < 3; i++)
    await applyAt(world, { email_address: i === 1 ? 'VICTIM@example.test' : 'victim@example.test' })
  await runJobs(world, acknowledgeJob)
  const all = [...(await mailsTo(world, 'victim@example.test')), ...(await mailsTo(world, 'VICTIM@example.test'))]
  expect(all).toHaveLength(1)
})

test('a person who applied on the Spanish page prefers Spanish from then on, agreed in Spanish, and gets answers in Spanish', async () => {
  const id = await applyAt(world, {
    email_address: 'ana@example.test',
    phone_number: '512 555 0113',
    text_consent: 'yes',
    language: 'es',
  })
  await runJobs(world, acknowledgeJob)
  const [mail] = await mailsTo(world, 'ana@example.test')
  expect(mail?.subject).toBe('Bright Path ABA recibió su solicitud')
  expect(mail?.body).toContain('técnico conductual registrado (RBT)')
  const row = z.object({ preferred_language: z.nullable(z.string()), text_consent_source: z.nullable(z.string()) })
  const of = async (who: string) =>
    await world.inPlatform(
      async (tx) =>
        await tx.one(row, sql`select preferred_language, text_consent_source from all_candidates where id = ${who}`),
    )
  expect(await of(id)).toEqual({
    preferred_language: 'Spanish',
    text_consent_source: expect.stringContaining('Acepto recibir mensajes de texto de Bright Path ABA') as unknown,
  })
  for (const language of ['', 'en', 'xx'])
    expect(
      (await of(await applyAt(world, { email_address: `in-${language}@example.test`, language })))?.preferred_language,
    ).toBeNull()
  const reading = await world.call(null, 'GET', `/api/apply/CODE-${world.own.organizationId.slice(0, 8)}?language=es`)
  expect(reading.body).toMatchObject({ consentWording: expect.stringMatching(/^Acepto recibir/) as unknown })
})

test('without emails, people who consented are texted; at night the text waits for the morning; without consent no one is', async () => {
  const consented = {
    phone_number: '512 555 0111',
    text_consent: 'yes',
    email_address: 'night@example.test',
    state: 'texas',
  }
  clock = new Date('2026-11-20T07:00:00Z')
  const id = await applyAt(withoutMail, consented)
  await runJobs(withoutMail, acknowledgeJob)
  expect(await textsTo(withoutMail, id)).toEqual([])
  expect(await told(withoutMail, id)).toEqual([])
  clock = noon
  expect(await runJobs(withoutMail, acknowledgeJob)).toBe(1)
  expect(await textsTo(withoutMail, id)).toMatchObject([
    { message_content: expect.stringMatching(/^Bright Path ABA: thank you.*STOP/) as unknown },
  ])
  expect(await told(withoutMail, id)).toEqual(['candidate.acknowledged'])
  const silent = await applyAt(withoutMail, { phone_number: '512 555 0112', email_address: 'silent@example.test' })
  await runJobs(withoutMail, acknowledgeJob)
  expect(await textsTo(withoutMail, silent)).toEqual([])
  expect(await told(withoutMail, silent)).toEqual(['candidate.notAcknowledged'])
})

test('a form filled in with many numbers sends a clinic’s texts of an hour and no more; who has an address is emailed', async () => {
  const few = await openWorld({ ...smtp, RECEIPT_TEXTS_AN_HOUR: '3' }, () => clock)
  try {
    clock = noon
    const ids: string[] = []
    for (let n = 0; n < 5; n += 1)
      ids.push(await applyAt(few, { phone_number: `512 555 014${n}`, text_consent: 'yes' }))
    ids.push(
      await applyAt(few, { email_address: 'still@example.test', phone_number: '512 555 0149', text_consent: 'yes' }),
    )
    await runJobs(few, acknowledgeJob)
    const texts = await Promise.all(ids.map(async (id) => (await textsTo(few, id)).length))
    expect(texts.reduce((sum, each) => sum + each, 0)).toBe(3)
    expect(await mailsTo(few, 'still@example.test')).toHaveLength(1)
    expect(
      (await Promise.all(ids.map(async (id) => await told(few, id)))).flat().toSorted((a, b) => a.localeCompare(b)),
    ).toEqual([
      ...Array.from({ length: 4 }, () => 'candidate.acknowledged'),
      ...Array.from({ length: 2 }, () => 'candidate.notAcknowledged'),
    ])
  } finally {
    await few.close()
  }
})

test('notifies Admins by the bell when far more apply than usual, once; not Managers or other clinics', async () => {
  clock = noon
  const organizationId = world.own.organizationId
  const received = async (count: number) =>
    await world.inPlatform(
      async (tx) =>
        await recordEvents(
          tx,
          null,
          Array.from({ length: count }, () => ({
            name: 'candidate.acknowledged',
            about: organizationId,
            organizationId,
          })),
        ),
    )
  const told = async (who: 'admin' | 'manager' | 'foreign') => {
    const { body } = await world.call(who, 'GET', '/api/me/notifications?timeZone=UTC')
    return notifications.reply.parse(body).items.filter(({ kind }) => kind === 'applications')
  }
  await applyAt(world, { email_address: 'first@example.test' })
  await runJobs(world, acknowledgeJob)
  expect(await told('admin')).toEqual([])
  await received(40)
  for (const n of [1, 2]) {
    await applyAt(world, { email_address: `after-${n}@example.test` })
    await runJobs(world, acknowledgeJob)
  }
  expect(await told('admin')).toMatchObject([{ name: expect.stringMatching(/^4\d$/) as unknown, candidateId: null }])
  expect(await told('manager')).toEqual([])
  expect(await told('foreign')).toEqual([])
})

test('a post that offers times emails a link that opens free times, to someone on file, too, but not to someone hired', async () => {
  const offer = async (is: boolean) =>
    await world.inPlatform(
      async (tx) =>
        await tx.run(
          sql`update job_post_tracker set offers_times_by = ${is ? world.users.clinic.id : null} where id = ${world.own.ids.jobPost}`,
        ),
    )
  const linkIn = async (to: string) =>
    /Choose a time now for a phone interview: \S+(\/book\/\S+)/.exec((await mailsTo(world, to))[0]?.body ?? '')?.[1]
  await offer(true)
  const id = await applyAt(world, { full_name: 'Tessa Times', email_address: 'times@example.test' })
  await runJobs(world, acknowledgeJob)
  const link = (await linkIn('times@example.test')) ?? ''
  const { body } = await world.call(null, 'GET', `/api${link}`)
  expect(body).toMatchObject({ candidate: 'Tessa', type: 'Phone', minutes: 30, booked: null })
  expect((body as { starts: string[] }).starts.length).toBeGreaterThan(0)
  expect(await world.eventNames(id)).toContain('interview.offered')
  for (const [email_address, status, hasLink] of [
    ['file@example.test', 'Reviewed By Clinic', true],
    ['hired@example.test', 'Hired', false],
  ] as const) {
    await addPeople(world, 'own', 1, { full_name: 'Fia Onfile', email_address, phone_number: null, status })
    await applyAt(world, { full_name: 'Fia Onfile', email_address })
    await runJobs(world, acknowledgeJob)
    expect(await mailsTo(world, email_address)).toHaveLength(1)
    expect((await linkIn(email_address)) !== undefined, status).toBe(hasLink)
  }
  await offer(false)
  await applyAt(world, { full_name: 'Nora None', email_address: 'none@example.test' })
  await runJobs(world, acknowledgeJob)
  expect(await linkIn('none@example.test')).toBeUndefined()
})
