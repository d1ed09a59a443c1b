import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { financialOverview } from '../../../features/money/finance/contract/invoices.ts'
import { getCustomer } from '../../../features/money/finance/server/testing/money-rows.ts'
import { releaseTextsJob } from '../../../features/texting/messages/server/jobs/release-texts.ts'
import { sendTextsJob } from '../../../features/texting/messages/server/jobs/send-texts.ts'
import { addPeople } from '../../../features/texting/messages/server/testing/people.ts'
import { openTextingWorld, type TextingWorld } from '../../../features/texting/messages/server/testing/texting-world.ts'
import { openTwilioWorld, type TwilioWorld } from '../../../features/texting/messages/server/testing/twilio-world.ts'
import {
  createPages,
  createStripeInvoice,
  json,
  openStripeStandIn,
} from '../../../integrations/stripe/testing/stand-in.ts'
import { createAutomationWebhook } from '../../../integrations/texting/create-automation-webhook.ts'
import { createTwilioTransport } from '../../../integrations/texting/twilio.ts'
import { openWorld, type World } from '../testing/world.ts'

// Vendors that are away for a while in every way there is, and are back: what was accepted has a fate that is told, and goes on.
const nobodyThere = 'http://127.0.0.1:1'
const start = Date.parse('2026-11-20T18:00:00Z')
const at = { ms: start }
let texting: TextingWorld
let byTwilio: TwilioWorld
let stripe: Awaited<ReturnType<typeof openStripeStandIn>>
let money: World
beforeAll(async () => {
  texting = await openTextingWorld()
  byTwilio = await openTwilioWorld(() => new Date(at.ms))
  stripe = await openStripeStandIn()
  const env = { STRIPE_SECRET_KEY: 'sk_test_abc', STRIPE_API_BASE: stripe.base, STRIPE_PATIENCE_MS: '300' }
  money = await openWorld(env, () => new Date(at.ms))
})
afterAll(async () => {
  await texting.close()
  await byTwilio.close()
  await money.close()
  stripe.close()
})

type BatchReply = { batch: Record<string, unknown>; results: { result: string; reason: string | null }[] }
/** A bulk text, or the failed ones of another again; who it is for is chosen by the vendor's tests. */
const asked = async (world: World, path: string, body: object) => {
  const batchId = randomUUID()
  return { batchId, status: (await world.call('clinic', 'POST', path, { batchId, ...body })).status }
}
const told = async (world: World, batchId: string) => {
  const { results } = (await world.call('clinic', 'GET', `/api/texts/batches/${batchId}`)).body as BatchReply
  return [...new Set(results.map(({ result, reason }) => [result, reason].filter(Boolean).join(': ')))]
}
const send = async (world: World, ids: string[]) =>
  (await asked(world, '/api/texts/send-many', { selection: { ids }, message: 'Hi {{Candidate First}}' })).batchId
const again = async (world: World, of: string) => await asked(world, `/api/texts/batches/${of}/retry`, {})
const work = async (world: World, batchId: string, services = world.services) =>
  await sendTextsJob.run({ organizationId: world.own.organizationId, batchId }, services, new AbortController().signal)

test('a webhook for texts that answers 500, is silent or away, and is back: reports failed people and texts them once more, no one twice', async () => {
  const { world, hook } = texting
  const arrived: string[] = []
  const away = { answers: true }
  hook.answers((_, response) => {
    if (!away.answers) return
    response.writeHead(500).end()
  })
  const through = (url: string) => ({ ...world.services, texting: () => createAutomationWebhook(url, 400) })
  const batches = await Promise.all(['500', 'silent', 'gone'].map(async () => await addPeople(world, 'own', 3)))
  const [broken = '', silent = '', gone = ''] = await Promise.all(batches.map(async (ids) => await send(world, ids)))
  await work(world, broken, through(hook.url))
  away.answers = false
  await work(world, silent, through(hook.url))
  await work(world, gone, through(nobodyThere))
  const meanwhile = await send(world, await addPeople(world, 'own', 3))

  expect(await told(world, broken)).toEqual(['failed: Webhook failed with status: 500'])
  expect(await told(world, silent)).toEqual([expect.stringMatching(/^unknown: /)])
  expect(await told(world, gone)).toEqual([expect.stringMatching(/^failed: .*reach/)])
  expect(await told(world, meanwhile)).toEqual(['queued'])

  hook.answers(({ body }, response) => {
    arrived.push(...body.candidates.map(({ phone = '' }) => phone))
    response.writeHead(200).end()
  })
  await work(world, meanwhile)
  for (const batch of [broken, gone]) {
    const { batchId, status } = await again(world, batch)
    expect(status).toBe(200)
    await work(world, batchId)
    expect(await told(world, batchId)).toEqual(['sent'])
    // What was sent again is not there to be sent once more.
    expect((await again(world, batch)).status).toBe(409)
  }
  // It may have left: no one is texted twice because no one answered.
  expect((await again(world, silent)).status).toBe(409)
  for (const batch of [broken, silent, gone, meanwhile]) await work(world, batch)
  expect(arrived).toHaveLength(9)
})

test('a Twilio that refuses, fails or is away, and is back: delayed texts leave by themselves, the rest is reported, no one gets two', async () => {
  const { world, sent } = byTwilio
  const { twilio } = world.services.config
  if (!twilio) throw new Error('no Twilio is set')
  const nobody = {
    ...world.services,
    texting: () =>
      createTwilioTransport({ ...twilio, apiBase: nobodyThere }, 'https://console.example.test/status', 400),
  }
  const two = async () => await send(world, await addPeople(world, 'own', 2))
  const [broken, gone, refused] = [await two(), await two(), await two()]
  byTwilio.answers(500)
  await work(world, broken)
  await work(world, gone, nobody)
  byTwilio.answers(429, 20_429)
  await work(world, refused)
  const meanwhile = await two()
  await work(world, meanwhile)
  expect(await told(world, broken)).toEqual([expect.stringMatching(/^unknown: /)])
  expect(await told(world, gone)).toEqual(['failed: Couldn’t reach Twilio'])
  expect(await told(world, refused)).toEqual(['held: Texting is down'])
  expect(await told(world, meanwhile)).toEqual(['held: Texting is paused.'])

  byTwilio.answers(201)
  const before = sent.length
  const goOn = async () => {
    await releaseTextsJob.run({ organizationId: '' }, world.services, new AbortController().signal)
    for (const batch of [broken, gone, refused, meanwhile]) await work(world, batch)
  }
  await goOn()
  expect(sent.length).toBe(before) // five minutes are not over yet
  at.ms += 6 * 60_000
  await goOn()
  await goOn()
  expect([await told(world, refused), await told(world, meanwhile)]).toEqual([['sent'], ['sent']])
  const { batchId } = await again(world, gone)
  await work(world, batchId)
  expect(await told(world, batchId)).toEqual(['sent'])
  for (const batch of [gone, broken]) expect((await again(world, batch)).status).toBe(409)
  await goOn()
  expect(sent.length - before).toBe(6)
})

const invoice = (n: number) =>
  createStripeInvoice(n, { created: start / 1000 - n * 60, customer: getCustomer(money, 'own') })
const overview = async () =>
  financialOverview.reply.parse((await money.call('platform', 'GET', '/api/finance/overview')).body)
const paid = async () => {
  const { failure, states } = await overview()
  return { failure, paid: states.find(({ state }) => state === 'paid')?.count }
}
const later = () => (at.ms += 120_000)

test('a Stripe that fails, hangs up or is silent, and is back: keeps the last figures, reports the failure, and recovers by itself', async () => {
  stripe.answers(createPages([invoice(1)]))
  await expect.poll(paid).toEqual({ failure: null, paid: 1 })
  for (const [n, act] of [
    json(500, { error: { type: 'api_error', message: 'oops' } }),
    ((_, request) => request.socket.resetAndDestroy()) as Parameters<typeof stripe.answers>[0],
  ].entries()) {
    stripe.answers(act)
    later()
    await expect.poll(paid).toEqual({ failure: expect.stringMatching(/Stripe/) as unknown, paid: n + 1 })
    stripe.answers(createPages(Array.from({ length: n + 2 }, (_, each) => invoice(each + 1))))
    later()
    await expect.poll(paid).toEqual({ failure: null, paid: n + 2 })
  }
  const waiting: (() => void)[] = []
  stripe.answers((...call) => void waiting.push(() => createPages([1, 2, 3, 4].map(invoice))(...call)))
  later()
  expect(await overview()).toMatchObject({ asking: true, failure: null })
  expect(await paid()).toEqual({ failure: null, paid: 3 })
  for (const each of waiting) each()
  await expect.poll(paid).toEqual({ failure: null, paid: 4 })
})
