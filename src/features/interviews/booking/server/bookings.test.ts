import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { addPeople } from '../../../texting/messages/server/testing/people.ts'
import { openTextingWorld, type TextingWorld } from '../../../texting/messages/server/testing/texting-world.ts'
import { emptyAgenda } from './testing/empty-agenda.ts'

const noon = '2026-11-20T18:00:00Z'
let clock = new Date(noon)
let texting: TextingWorld
beforeAll(async () => {
  texting = await openTextingWorld({ QUIET_HOURS: 'on' }, () => clock)
  await emptyAgenda(texting.world)
})
beforeEach(() => {
  clock = new Date(noon)
  texting.hook.answers()
})
afterAll(async () => await texting.close())

const later = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1_000)
}
const somebody = async (more: object = {}) => {
  const [id = ''] = await addPeople(texting.world, 'own', 1, { status: 'Initial Inquiry', ...more })
  return id
}
const me = () => texting.world.users.clinic.id
const times = z.object({ starts: z.array(z.string()), moveTo: z.nullable(z.string()) })
const free = async (id: string, query = '') =>
  times.parse((await texting.world.call('clinic', 'GET', `/api/candidates/${id}/free-times${query}`)).body)
type Who = 'clinic' | 'manager' | 'foreign' | 'platform'
const wanted = (candidate_id: string, at: string | undefined, more: object = {}) => ({
  id: randomUUID(),
  candidate_id,
  interviewer_id: me(),
  type: 'Phone',
  at,
  moves: true,
  text: { id: randomUUID(), message: `Hi {{Candidate First}}, booked ${randomUUID()}` },
  ...more,
})
const book = async (booking: object, who: Who = 'clinic') =>
  await texting.world.call(who, 'POST', '/api/bookings', booking)
const undo = async (id: string, more: object = {}, who: Who = 'clinic') =>
  await texting.world.call(who, 'POST', `/api/bookings/${id}/undo`, more)
/** A booking at the first free hour. */
const booked = async (more: object = {}, candidateId?: string) => {
  const id = candidateId ?? (await somebody())
  const { starts } = await free(id)
  const booking = wanted(id, starts[0], more)
  const { status, text } = await book(booking)
  if (status !== 200) throw new Error(text)
  return booking
}
const deliver = async () => {
  await texting.release()
  await texting.workAlone()
}
const rows = z.object({
  interviews: z.number(),
  status: z.string(),
  texts: z.array(z.string()),
  reminders: z.number(),
})
/** What the database holds of a candidate's interview, status and texts. */
const held = async (id: string) =>
  await texting.world.inPlatform(
    async (tx) =>
      await tx.one(
        rows,
        sql`select (select count(*) from interviews i where i.candidate_id = c.id and i.status <> 'Cancelled')::int as interviews, c.status,
              (select coalesce(json_agg(m.message_status order by m.created_at), '[]') from text_messages m where m.candidate_id = c.id) as texts,
              (select count(*) from interview_reminders r join interviews i on i.id = r.interview_id where i.candidate_id = c.id)::int as reminders
            from all_candidates c where c.id = ${id}`,
      ),
  )
const arrived = (words: string) => texting.hook.calls.filter((call) => JSON.stringify(call).includes(words)).length
const getLastWord = ({ text }: { text: { message: string } }) => text.message.split(' ').at(-1) ?? ''

test('one press books, moves on and texts ten seconds later, once', async () => {
  const booking = await booked()
  const id = booking.candidate_id
  expect(await held(id)).toMatchObject({ interviews: 1, status: 'Interview Scheduled', texts: ['held'], reminders: 2 })
  later(9)
  await deliver()
  expect(arrived(getLastWord(booking))).toBe(0)
  later(2)
  await deliver()
  await deliver()
  expect(arrived(getLastWord(booking))).toBe(1)
  expect(await held(id)).toMatchObject({ texts: ['sent'] })
  expect(await texting.world.eventNames(id)).toEqual(
    expect.arrayContaining(['interview.scheduled', 'candidate.statusChanged', 'text.sent']),
  )
})

test('text and status are each left out if they are not wanted', async () => {
  const { candidate_id: id } = await booked({ text: null, moves: false })
  expect(await held(id)).toMatchObject({ interviews: 1, status: 'Initial Inquiry', texts: [] })
})

test('an undo within ten seconds leaves no trace, and the text never leaves', async () => {
  const booking = await booked()
  later(5)
  const { body } = await undo(booking.id, { whole: true })
  expect(body).toEqual({ undone: 'whole', status: 'Initial Inquiry', correction: null })
  expect(await held(booking.candidate_id)).toEqual({
    interviews: 0,
    status: 'Initial Inquiry',
    texts: ['canceled'],
    reminders: 0,
  })
  later(600)
  await deliver()
  expect(arrived(getLastWord(booking))).toBe(0)
  expect((await undo(booking.id, { whole: true })).body).toMatchObject({ undone: 'whole' })
  expect((await free(booking.candidate_id)).starts).toContain(booking.at)
  // The first call that comes once more books nothing a second time.
  expect((await book(booking)).status).toBe(409)
  expect(await texting.world.eventNames(booking.candidate_id)).toEqual(
    expect.arrayContaining(['interview.bookingUndone', 'text.canceled', 'candidate.statusChangeUndone']),
  )
})

test('after the text has left, an undo cancels the interview, restores the status, and offers words to correct it', async () => {
  const booking = await booked()
  later(11)
  await deliver()
  const refused = await undo(booking.id, { whole: true })
  expect(refused.status).toBe(409)
  expect(refused.text).toContain('The text was already sent')
  expect(await held(booking.candidate_id)).toMatchObject({ interviews: 1, status: 'Interview Scheduled' })
  const { body } = await undo(booking.id)
  expect(body).toMatchObject({ undone: 'cancelled', status: 'Initial Inquiry' })
  expect((body as { correction: string }).correction).toMatch(
    /a correction: your phone interview on .* does not take place/,
  )
  expect(await held(booking.candidate_id)).toMatchObject({ interviews: 0, status: 'Initial Inquiry', texts: ['sent'] })
})

test('a status that someone changed since stays', async () => {
  const booking = await booked()
  await texting.world.inPlatform(
    async (tx) => await tx.run(sql`update all_candidates set status = 'Hired' where id = ${booking.candidate_id}`),
  )
  expect((await undo(booking.id)).body).toMatchObject({ undone: 'whole', status: null })
  expect(await held(booking.candidate_id)).toMatchObject({ status: 'Hired' })
})

test('a booking can be undone for an hour, and its waiting text with it', async () => {
  const [soon, late] = [await booked(), await booked()]
  later(3_000)
  expect((await undo(soon.id)).body).toMatchObject({ undone: 'cancelled', correction: null })
  expect(await held(soon.candidate_id)).toMatchObject({ interviews: 0, texts: ['canceled'] })
  later(601)
  expect((await undo(late.id)).text).toContain('More than an hour has passed')
})

test('two clicks at the same moment are one booking and one text', async () => {
  const id = await somebody()
  const { starts } = await free(id)
  const booking = wanted(id, starts[0])
  const answers = await Promise.all([book(booking), book(booking), book(booking)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  expect(await held(id)).toMatchObject({ interviews: 1, texts: ['held'] })
})

test('of two bookings for one interviewer’s hour one wins, the other learns that it was taken', async () => {
  for (let round = 0; round < 5; round += 1) {
    const people = [await somebody(), await somebody(), await somebody()]
    const { starts } = await free(people[0] ?? '')
    const answers = await Promise.all(people.map(async (id) => await book(wanted(id, starts[0]))))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    const lost = answers.find(({ status }) => status === 409)
    expect(lost?.body).toMatchObject({
      error: { fields: { at: 'That time is no longer available. Choose another.' } },
    })
    const states = await Promise.all(people.map(held))
    expect(states.flatMap((each) => each?.texts ?? [])).toEqual(['held'])
    expect(states.filter((each) => each?.status === 'Interview Scheduled')).toHaveLength(1)
    expect((await free(people[0] ?? '')).starts).not.toContain(starts[0])
  }
})

test('text and undo race: the text has left and the booking remains, or the whole booking is gone', async () => {
  for (let round = 0; round < 8; round += 1) {
    const booking = await booked()
    later(10)
    const [taken] = await Promise.all([undo(booking.id, { whole: true }), deliver(), deliver()])
    await deliver()
    const state = await held(booking.candidate_id)
    const left = arrived(getLastWord(booking))
    const whole = [200, 0, 0, ['canceled']]
    const stands = [409, 1, 1, ['sent']]
    const seen = [taken.status, left, state?.interviews, state?.texts]
    expect(seen).toEqual(taken.status === 200 ? whole : stands)
  }
})

test('a text that may not go is refused at its words, with nothing booked; without it the booking goes', async () => {
  const id = await somebody({ text_consent: 'refused' })
  const { starts } = await free(id)
  const refused = await book(wanted(id, starts[0]))
  expect(refused.status).toBe(400)
  expect(refused.body).toMatchObject({ error: { fields: { message: expect.any(String) as string } } })
  expect(await held(id)).toMatchObject({ interviews: 0, status: 'Initial Inquiry', texts: [] })
  expect((await book(wanted(id, starts[0], { text: null }))).body).toMatchObject({ text: null, moved: true })
})

test('a text in quiet hours waits for the morning, and the booking remains', async () => {
  clock = new Date('2026-11-21T07:00:00Z')
  const id = await somebody()
  const { starts } = await free(id)
  const { body } = await book(wanted(id, starts[0]))
  expect(body).toMatchObject({ text: { held: 'It’s quiet hours in this person’s area.' } })
  later(60)
  await deliver()
  expect(await held(id)).toMatchObject({ interviews: 1, texts: ['held'] })
})

test('the thread shows the booking, which can be undone for an hour', async () => {
  const booking = await booked()
  const shown = async () => {
    const { body } = await texting.world.call('clinic', 'GET', `/api/candidates/${booking.candidate_id}/texts`)
    return (body as { entries: { kind: string; body: string; canUndo: boolean; state: string }[] }).entries.find(
      ({ kind }) => kind === 'booking',
    )
  }
  expect(await shown()).toMatchObject({ canUndo: true, state: 'Scheduled' })
  expect((await shown())?.body).toMatch(/^Phone interview, .* with Riley Adams$/)
  later(3_601)
  expect(await shown()).toMatchObject({ canUndo: false })
})

test('three free times of different days come with a booking link, and nothing is sent', async () => {
  const id = await somebody({ preferred_language: 'Spanish', state: 'TX' })
  const asked = { offer_id: randomUUID(), interviewer_id: me() }
  const { body } = await texting.world.call('clinic', 'POST', `/api/candidates/${id}/offered-times`, asked)
  const offered = z.object({ times: z.array(z.string()), path: z.string(), language: z.string() }).parse(body)
  expect(new Set(offered.times.map((at) => at.slice(0, 10))).size).toBe(3)
  const starts = (await free(id)).starts
  expect(offered.times.filter((at) => !starts.includes(at))).toEqual([])
  expect(offered.language).toBe('es')
  expect(await held(id)).toMatchObject({ texts: [], interviews: 0 })
  const page = await texting.world.app.inject({ method: 'GET', url: `/api${offered.path}` })
  expect(page.statusCode).toBe(200)
})

test('an hour that is not free, a past one, a stranger’s interviewer and another clinic’s candidate book nothing', async () => {
  const id = await somebody()
  const { starts } = await free(id)
  expect((await book(wanted(id, '2026-11-01T15:00:00.000Z'))).status).toBe(409)
  expect((await book(wanted(id, '2026-11-23T03:00:00.000Z'))).status).toBe(409)
  const stranger = await book(wanted(id, starts[0], { interviewer_id: texting.world.users.foreign.id }))
  expect(stranger.body).toMatchObject({ error: { fields: { interviewer_id: expect.any(String) as string } } })
  expect((await book(wanted(id, starts[0]), 'foreign')).status).toBe(404)
  const huge = { id: randomUUID(), message: 'x'.repeat(10_000_000) }
  expect((await book(wanted(id, starts[0], { text: huge }))).status).toBeGreaterThanOrEqual(400)
  expect(await held(id)).toMatchObject({ interviews: 0, texts: [], status: 'Initial Inquiry' })
  const booking = await booked({}, id)
  const [foreign, unknown] = [await undo(booking.id, {}, 'foreign'), await undo(randomUUID())]
  expect([foreign.status, foreign.text]).toEqual([404, unknown.text])
  expect((await undo(booking.id, {}, 'manager')).status).toBe(200)
})
