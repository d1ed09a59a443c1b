import { describe, expect, test } from 'vitest'
import { parseUsNumber } from '../../../../rules/phone/phone.ts'
import { type Addressee, explainDecline, getSharedReason, parseTextPhone, prepareText } from './recipient.ts'

const ana: Addressee = {
  full_name: 'ana GARCÍA',
  organization: 'Bright Path ABA',
  phone_number: '(512) 555-0101',
  text_consent: 'given',
}

test('each person reads their own name, the sender’s and their own organization’s', () => {
  const message = '{{Candidate First}} {{Candidate Full}} {{User First}} {{Organization}}'
  expect(prepareText(ana, message, 'sam rivera')).toEqual({
    text: 'Ana Ana García Sam Bright Path ABA',
    phone: '+15125550101',
    reason: null,
  })
  expect(prepareText({ ...ana, full_name: '', organization: null }, message, '').text).toBe(
    'Unknown Unknown User Your Organization',
  )
})

describe('someone is left out, with the reason', () => {
  test.each<[string, Partial<Addressee>, string]>([
    ['without a phone', { phone_number: null }, 'There is no phone number.'],
    ['with blanks for a phone', { phone_number: '  ' }, 'There is no phone number.'],
    ['with a number that cannot be', { phone_number: '555-0101' }, '555-0101 has no area code.'],
    [
      'with a number of Canada',
      { phone_number: '647-555-0101' },
      '647-555-0101 is not a US number: its area code belongs to Canada.',
    ],
    [
      'with a pay-per-call number',
      { phone_number: '+1 900 555 0101' },
      '+1 900 555 0101 has the area code of pay-per-call numbers, which cannot be texted.',
    ],
    ['who refused', { text_consent: 'refused' }, 'This person refused texts.'],
  ])('%s', (_, change, reason) => expect(prepareText({ ...ana, ...change }, 'Hi', 'Sam').reason).toBe(reason))

  test('with a text longer than 1,600', () => {
    const long = { ...ana, organization: 'x'.repeat(1590) }
    expect(prepareText(long, '{{Organization}} 12345678', 'Sam').reason).toBeNull()
    expect(prepareText(long, '{{Organization}} 1234567890', 'Sam').reason).toBe(
      'The text has 1601 characters for this person. Use 1600 or fewer.',
    )
  })

  test('but not for a consent that no one asked about yet', () => {
    expect(prepareText({ ...ana, text_consent: null }, 'Hi', 'Sam').reason).toBeNull()
  })
})

test.each(['512-555-0101', '1 512 555 0101', '+1 (512) 555-0101', '512.555.0101 x22', '(512) 555-0101 ext. 4'])(
  '%s is sent to the number that was checked',
  (typed) => {
    const checked = parseUsNumber(typed)
    expect(parseTextPhone(typed)).toEqual({ phone: checked.ok ? checked.e164 : '', reason: null })
  },
)

test('names the clinic’s day of an application without consent, until they text', () => {
  const at = '2026-03-15T03:00:00Z'
  const asked = { at, lastInbound: null, timeZone: 'America/New_York' }
  const reason = 'They didn’t agree to texts on their application of Mar 14, 2026.'
  expect(explainDecline(asked)).toBe(reason)
  expect(explainDecline({ ...asked, lastInbound: '2026-03-15T02:59:00Z' })).toBe(reason)
  expect(explainDecline({ ...asked, lastInbound: '2026-03-15T03:01:00Z' })).toBeNull()
  expect(explainDecline({ ...asked, at: null })).toBeNull()
  expect(getSharedReason(reason)).toBe('They didn’t agree to texts on their application.')
  expect(getSharedReason('This person refused texts.')).toBe('This person refused texts.')
})
