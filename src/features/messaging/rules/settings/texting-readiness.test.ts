import { expect, test } from 'vitest'
import { textingReadiness } from './texting-readiness.ts'

const known = {
  transport: 'twilio' as const,
  brandId: 'BX1',
  campaignId: 'CX1',
  number: '+15125550100',
  optInWording: 'I agree',
  helpReply: 'Reply STOP',
  senderProblem: null,
  pausedUntil: null,
}
const stateOf = (change: Partial<Parameters<typeof textingReadiness>[0]>, name: string) =>
  textingReadiness({ ...known, ...change }).find((item) => item.name === name)

test('a registered sender with a number is ready', () => {
  expect(textingReadiness(known).map(({ state }) => state)).toEqual(Array.from({ length: 6 }, () => 'ready'))
})

test('a sender that is not registered is told so, unless phones are simulated', () => {
  expect(stateOf({ brandId: '' }, 'Brand')).toMatchObject({ state: 'missing' })
  expect(stateOf({ campaignId: '' }, 'Campaign')).toMatchObject({ state: 'missing' })
  expect(stateOf({ brandId: '', transport: 'simulator' }, 'Brand')).toMatchObject({ state: 'not needed' })
  expect(stateOf({ number: '' }, 'Number')).toMatchObject({ state: 'missing' })
})

test('what the provider refuses is the problem in its words', () => {
  expect(stateOf({ senderProblem: 'Sender not registered' }, 'Sending')).toEqual({
    name: 'Sending',
    state: 'problem',
    words: 'Sender not registered',
  })
  expect(stateOf({ pausedUntil: 'Nov 21, 9:00 AM' }, 'Sending')).toMatchObject({ state: 'problem' })
})
