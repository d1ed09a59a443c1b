import { expect, test } from 'vitest'
import { checkTextingReadiness } from './check-texting-readiness.ts'

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
const getReadiness = (change: Partial<Parameters<typeof checkTextingReadiness>[0]>, name: string) =>
  checkTextingReadiness({ ...known, ...change }).find((item) => item.name === name)

test('a registered sender with a number is ready', () => {
  expect(checkTextingReadiness(known).map(({ state }) => state)).toEqual(Array.from({ length: 6 }, () => 'ready'))
})

test('reports a sender that is not registered, unless phones are simulated', () => {
  expect(getReadiness({ brandId: '' }, 'Brand')).toMatchObject({ state: 'missing' })
  expect(getReadiness({ campaignId: '' }, 'Campaign')).toMatchObject({ state: 'missing' })
  expect(getReadiness({ brandId: '', transport: 'simulator' }, 'Brand')).toMatchObject({ state: 'not needed' })
  expect(getReadiness({ number: '' }, 'Number')).toMatchObject({ state: 'missing' })
})

test('shows a refusal of the provider as the problem, in its words', () => {
  expect(getReadiness({ senderProblem: 'Sender not registered' }, 'Sending')).toEqual({
    name: 'Sending',
    state: 'problem',
    words: 'Sender not registered',
  })
  expect(getReadiness({ pausedUntil: 'Nov 21, 9:00 AM' }, 'Sending')).toMatchObject({ state: 'problem' })
})

test('each item in its words', () => {
  expect(checkTextingReadiness(known).map(({ name, words }) => [name, words])).toEqual([
    ['Brand', 'BX1'],
    ['Campaign', 'CX1'],
    ['Number', '+15125550100'],
    ['Opt-in wording', 'I agree'],
    ['Reply to HELP', 'Reply STOP'],
    ['Sending', 'Texts are accepted.'],
  ])
  const carriers = 'Carriers block texts from unregistered senders.'
  expect(getReadiness({ brandId: '' }, 'Brand')?.words).toBe(`No brand registration is recorded. ${carriers}`)
  expect(getReadiness({ campaignId: '' }, 'Campaign')?.words).toBe(`No campaign registration is recorded. ${carriers}`)
  expect(getReadiness({ number: '' }, 'Number')?.words).toBe('No number to send from is set.')
  expect(getReadiness({ pausedUntil: 'Nov 21, 9:00 AM' }, 'Sending')?.words).toBe('Texts wait until Nov 21, 9:00 AM.')
})

test('needs nothing for simulated phones, and keeps what is noted', () => {
  const simulated = { transport: 'simulator' as const }
  const words = 'Simulated phones don’t need it. Record it here before you send real texts.'
  expect(getReadiness({ ...simulated, brandId: '' }, 'Brand')?.words).toBe(words)
  expect(getReadiness(simulated, 'Brand')).toMatchObject({ state: 'ready', words: 'BX1' })
  expect(getReadiness(simulated, 'Sending')?.words).toBe('Texts go to simulated phones. No one receives them.')
})
