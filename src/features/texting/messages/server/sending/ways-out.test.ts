import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { runJobs } from '../../../../../app/server/testing/run-jobs.ts'
import { transactAs } from '../../../../../platform/server/call.ts'
import { textCarriers } from '../../../../../rules/texts/text-carriers.ts'
import { runSchedulerJob } from '../../../auto-scheduler/server/jobs/run-scheduler.ts'
import { queueNewApplicants } from '../../../auto-scheduler/server/public.ts'
import { sendServiceTextsJob } from '../jobs/send-service-texts.ts'
import { addPeople } from '../testing/people.ts'
import { openTextingWorld, type TextingWorld } from '../testing/texting-world.ts'
import { spokenFor, type WayOut } from '../testing/ways-out.ts'
import { applyCode } from './apply-code.ts'
import { prepareEnrollmentTexts, queueEnrollmentTexts } from './enrollment-texts.ts'
import { prepareProductText, queueProductText } from './product-text.ts'
import { queueServiceText } from './service-texts.ts'

const src = path.resolve(import.meta.dirname, '../../../../..')

/** What opens a carrier of texts. */
const carriers = [
  ...readFileSync(path.join(src, 'integrations/texting/texting.ts'), 'utf8').matchAll(
    /^import \{ (\w+) \} from '\.\//gm,
  ),
].map(([, name]) => name)
/** What makes a text leave: a vendor's call, or a row that a worker sends. */
const leaves = new RegExp(
  [
    String.raw`\b(?:openTexting|texting|postJson|openTwilio|${carriers.join('|')})\s*\(`,
    String.raw`|\btransport\s*\.send\(|from 'twilio'|set message_status = 'queued'`,
    String.raw`|insert into (?:text_messages|service_texts|scheduler_requests|simulated_texts)\b`,
  ].join(''),
)

const sources = (root: string): string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|(?:^|\/)testing\/|(?:^|\/)web\/|^db\//.test(file))

test('every place from which a text can leave is spoken for', () => {
  expect(carriers.length).toBe(textCarriers.length)
  const found = sources(src).filter((file) => leaves.test(readFileSync(path.join(src, file), 'utf8')))
  expect(found.filter((file) => !(file in spokenFor))).toEqual([])
})

const noon = '2026-11-20T18:00:00Z'
const night = '2026-11-21T07:00:00Z'
let clock = new Date(noon)
let texting: TextingWorld
beforeAll(async () => {
  texting = await openTextingWorld({ QUIET_HOURS: 'on' }, () => clock)
})
afterAll(async () => await texting.close())

type Go = () => Promise<unknown>
type Person = { id: string; phone: string }
const signal = new AbortController().signal
const own = () => texting.world.own.organizationId
const post = async (address: string, body: object) => await texting.world.call('clinic', 'POST', address, body)
const inClinic = () => transactAs(texting.world.services, { organizationId: own(), authUserId: '', crossTenant: false })
const failing = () => texting.hook.answers((_, response) => response.writeHead(500).end())
const due = async () => {
  await texting.world.inPlatform(
    async (tx) =>
      await tx.run(
        sql`update text_messages set send_at = '2026-11-20T12:00:00Z' where message_status = 'held' and send_at is not null`,
      ),
  )
  await texting.release()
  await texting.workAlone()
}
const sentOne = async (candidateId: string, more: object = {}) => {
  const id = randomUUID()
  await post('/api/texts/send', { id, candidateId, message: 'Hello there', ...more })
  return id
}

/** Each way prepares a text to someone who may be texted, and answers what would make it leave. */
const ways: Record<WayOut, (person: Person) => Promise<Go>> = {
  'a single text':
    async ({ id }) =>
    async () =>
      await sentOne(id),
  'a text sent again': async ({ id }) => {
    failing()
    const failed = await sentOne(id)
    return async () => await post(`/api/texts/${failed}/retry`, { newId: randomUUID() })
  },
  'a text for later': async ({ id }) => {
    await sentOne(id, { sendAt: '2026-11-20T20:00:00Z' })
    return due
  },
  'a bulk text': async ({ id }) => {
    const batchId = randomUUID()
    await texting.sendMany([id], { batchId })
    return async () => await texting.work(batchId)
  },
  'the failed ones of a bulk text again': async ({ id }) => {
    const [batchId, again] = [randomUUID(), randomUUID()]
    failing()
    await texting.sendMany([id], { batchId })
    await texting.work(batchId)
    return async () => {
      await post(`/api/texts/batches/${batchId}/retry`, { batchId: again })
      await texting.work(again)
    }
  },
  'a text tried again by itself': async ({ id, phone }) => {
    const text = await sentOne(id)
    await texting.world.inPlatform(async (tx) => {
      await tx.run(sql`update text_messages set message_status = 'undelivered' where id = ${text}`)
      await applyCode(tx, { id: text, code: '30003', organizationId: own(), candidateId: id, phone }, clock)
    })
    return due
  },
  'a reminder': async ({ id }) => {
    await inClinic()(async (tx) => {
      const settings = texting.world.services.config
      const wanted = { candidateId: id, message: 'Tomorrow at ten', senderName: 'Riley', now: clock, settings }
      const person = await prepareProductText(tx, wanted)
      if (person && person.reason === null)
        await queueProductText(tx, person, { senderName: 'Riley', madeBy: null, from: settings.textFrom })
    })
    return async () => await texting.workAlone()
  },
  'an automation': async ({ id }) => {
    const settings = texting.world.services.config
    const wanted = { now: clock, settings, senderName: 'Automatic text' }
    await inClinic()(async (tx) => {
      const person = (await prepareEnrollmentTexts(tx, new Map([[id, 'Are you 18 or older?']]), wanted)).get(id)
      if (person && person.reason === null)
        await queueEnrollmentTexts(tx, [{ person, messageId: randomUUID(), enrollmentId: randomUUID() }], wanted)
    })
    return async () => await texting.workAlone()
  },
  'a text with a booking': async ({ id }) => {
    const { body } = await texting.world.call('clinic', 'GET', `/api/candidates/${id}/free-times?interviewer_id=nobody`)
    const { starts } = z.object({ starts: z.array(z.string()) }).parse(body)
    const text = { id: randomUUID(), message: 'Booked for you' }
    const booking = { id: randomUUID(), candidate_id: id, interviewer_id: null, type: 'Phone', at: starts[0], text }
    await post('/api/bookings', booking)
    return due
  },
  'the auto scheduler': async ({ id }) => {
    const runId = randomUUID()
    await post('/api/auto-scheduler/runs', { runId, selection: { ids: [id] } })
    return async () => await runSchedulerJob.run({ organizationId: own(), runId }, texting.world.services, signal)
  },
  'the auto scheduler, of whoever applies': async ({ id }) => {
    await texting.world.inPlatform(
      async (tx) =>
        await tx.run(sql`update organizations set scheduler = true, scheduler_new = true where id = ${own()}`),
    )
    const settings = texting.world.services.config
    await inClinic()(
      async (tx) => await queueNewApplicants(tx, { organizationId: own(), candidateIds: [id], settings }),
    )
    return async () => await runJobs(texting.world, runSchedulerJob)
  },
  'an invitation by text': async ({ phone }) => {
    const text = {
      organizationId: own(),
      kind: 'invitation' as const,
      about: randomUUID(),
      name: 'Sam',
      phone,
      body: 'Join',
    }
    const moment = { now: clock, settings: texting.world.services.config }
    await inClinic()(async (tx) => await queueServiceText(tx, text, moment))
    return async () => await sendServiceTextsJob.run({ organizationId: '' }, texting.world.services, signal)
  },
}

/** What happens between the moment a text was prepared and the moment it would leave. */
const bars: Record<string, (person: Person) => Promise<unknown>> = {
  'opted out': async ({ phone }) =>
    await texting.world.inPlatform(
      async (tx) =>
        await tx.run(sql`insert into opt_outs (organization_id, phone, source) values (${own()}, ${phone}, 'text')`),
    ),
  'opted out of this service': async ({ phone }) =>
    await texting.world.inPlatform(
      async (tx) => await tx.run(sql`insert into app.opt_outs_everywhere (phone) values (${phone})`),
    ),
  refused: async ({ id }) => await consent(id, 'refused'),
  'refused on another record of the number': async ({ phone }) =>
    await addPeople(texting.world, 'own', 1, { phone_number: phone, text_consent: 'refused' }),
  'refused at another organization': async ({ phone }) =>
    await addPeople(texting.world, 'foreign', 1, { phone_number: phone, text_consent: 'refused' }),
  'consent unknown': async ({ id }) => await consent(id, null),
  'in quiet hours': async () => {
    clock = new Date(night)
  },
  'of an organization that stopped its texts': async () => await stop(true),
  'among all whose texts the platform stopped': async () => await stopAll(true),
  'of an organization whose texts of the day are used up': async () => {
    await someoneElse()
    await cap(await leftToday(`/api/organizations/${own()}/texting-cap`))
  },
  'among all whose texts of the day are used up': async () => {
    await someoneElse()
    await capAll(await leftToday('/api/texts/cap'))
  },
}
const consent = async (id: string, to: string | null) =>
  await texting.world.inPlatform(
    async (tx) => await tx.run(sql`update all_candidates set text_consent = ${to} where id = ${id}`),
  )

const stop = async (isStopped: boolean) =>
  await texting.world.call('admin', 'PUT', `/api/organizations/${own()}/texting-pause`, { isStopped, why: 'A test' })
const someoneElse = async () => {
  const [id = ''] = await addPeople(texting.world, 'own', 1)
  await sentOne(id)
}
const leftToday = async (address: string) =>
  ((await texting.world.call('platform', 'GET', address)).body as { left: number }).left
const cap = async (most: number | null) =>
  await texting.world.call('platform', 'PUT', `/api/organizations/${own()}/texting-cap`, { most })
const capAll = async (most: number | null) => await texting.world.call('platform', 'PUT', '/api/texts/cap', { most })
const stopAll = async (isStopped: boolean) =>
  await texting.world.call('platform', 'PUT', '/api/texts/pause', { isStopped, why: 'A test' })

const somebody = async (): Promise<Person> => {
  await stop(false)
  await stopAll(false)
  await cap(null)
  await capAll(null)
  clock = new Date(noon)
  texting.hook.answers()
  await texting.world.inPlatform(
    async (tx) => await tx.run(sql`update organizations set scheduler = true where id = ${own()}`),
  )
  const [id = ''] = await addPeople(texting.world, 'own', 1)
  const found = await texting.world.inPlatform(
    async (tx) =>
      await tx.one(
        z.object({ phone: z.string() }),
        sql`select app.text_number(phone_key) as phone from all_candidates where id = ${id}`,
      ),
  )
  return { id, phone: found?.phone ?? '' }
}
/** Calls about this person, whichever way they were written. */
const callsTo = ({ id, phone }: Person) =>
  texting.hook.calls.filter((call) => {
    const said = JSON.stringify(call)
    return said.includes(phone) || said.includes(id)
  })

describe.each(Object.entries(ways))('%s', (name, prepare) => {
  test('leaves when nothing bars it', async () => {
    const person = await somebody()
    const go = await prepare(person)
    texting.hook.answers()
    await go()
    expect(callsTo(person)).toHaveLength(1)
  })

  // Who is invited is no candidate of the clinic: an Admin attested their consent, which is stored with the invitation.
  const barring = Object.entries(bars).filter(
    ([bar]) => name !== 'an invitation by text' || !['refused', 'consent unknown'].includes(bar),
  )
  test.each(barring)('does not leave to someone who is meanwhile %s', async (_, bar) => {
    const person = await somebody()
    const go = await prepare(person)
    texting.hook.answers()
    await bar(person)
    await go()
    expect(callsTo(person)).toEqual([])
  })
})

test('every way that a file is spoken for by is one that is driven here', () =>
  expect(
    Object.values(spokenFor)
      .flat()
      .filter((way) => !(way in ways)),
  ).toEqual([]))
