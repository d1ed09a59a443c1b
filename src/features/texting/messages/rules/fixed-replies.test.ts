import { expect, test } from 'vitest'
import { stopConfirmation, writeHelpReply } from './fixed-replies.ts'
import { organizationFallback } from './tags.ts'
import { writeInvitationText } from './write-invitation-text.ts'

test('STOP and HELP are answered in the clinic’s name', () => {
  expect(stopConfirmation(' Kite ABA ')).toBe(
    'Kite ABA: you will get no more texts from us. Reply START to get them again.',
  )
  expect(writeHelpReply('Kite ABA')).toBe(
    'Kite ABA: texts about your job application. Message and data rates may apply. Reply STOP to get no more texts.',
  )
})

test('without a name the answer has the words that stand for one', () => {
  for (const none of [null, '', ' '])
    expect(stopConfirmation(none).startsWith(`${organizationFallback}: you`)).toBe(true)
})

test('an invitation says who writes, what for and how to get no more', () => {
  const of = { organization: 'Kite\n ABA ', by: ' Kim\tLee', link: 'https://x.test/i/1', days: 7 }
  const rest =
    'to Reinforce. Sign up here, the link works once, for 7 days: https://x.test/i/1 Reply STOP to get no more texts.'
  expect(writeInvitationText(of)).toBe(`Kite ABA: Kim Lee invites you ${rest}`)
  expect(writeInvitationText({ ...of, by: ' ' })).toBe(`Kite ABA: you are invited ${rest}`)
  expect(writeInvitationText({ ...of, organization: 'x'.repeat(61) }).startsWith(`${'x'.repeat(60)}: Kim`)).toBe(true)
})
