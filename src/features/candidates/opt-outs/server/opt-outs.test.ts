import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { addPeople } from '../../../texting/messages/server/testing/people.ts'

describe.each(['on', 'off'])('with OPT_OUT_EVERYWHERE %s', (everywhere) => {
  let world: World
  beforeAll(async () => {
    world = await openWorld({ OPT_OUT_EVERYWHERE: everywhere })
  })
  afterAll(async () => await world.close())

  const add = async (clinic: 'own' | 'foreign', phone: string) =>
    (await addPeople(world, clinic, 1, { phone_number: phone }))[0] ?? ''
  const text = async (who: 'clinic' | 'foreign', candidateId: string) =>
    (await world.call(who, 'POST', '/api/texts/send', { id: randomUUID(), candidateId, message: randomUUID() })).status
  const reply = async (phone: string, body: string) =>
    await world.call('clinic', 'POST', '/api/simulator/reply', { phone, body })

  test('an opt-out ends the texts of every organization that texted the number', async () => {
    const phone = '+15125557001'
    const [own, foreign] = [await add('own', phone), await add('foreign', phone)]
    expect([await text('clinic', own), await text('foreign', foreign)]).toEqual([200, 200])
    await reply(phone, 'please stop')
    expect([await text('clinic', own), await text('foreign', foreign)]).toEqual([400, 400])
    await reply(phone, 'START')
    expect([await text('clinic', own), await text('foreign', foreign)]).toEqual([200, 200])
  })

  test(`an organization that meets the number later ${everywhere === 'on' ? 'may not text it either' : 'may text it'}`, async () => {
    const phone = '+15125557002'
    const own = await add('own', phone)
    await text('clinic', own)
    await reply(phone, 'STOP')
    const later = await add('foreign', phone)
    expect(await text('foreign', later)).toBe(everywhere === 'on' ? 400 : 200)
    await reply(phone, 'START')
    expect([await text('clinic', own), await text('foreign', later)]).toEqual([200, 200])
  })

  test('the settings say which applies', async () => {
    expect((await world.call('clinic', 'GET', '/api/texts/settings')).body).toMatchObject({
      optOutEverywhere: everywhere === 'on',
    })
  })
})
