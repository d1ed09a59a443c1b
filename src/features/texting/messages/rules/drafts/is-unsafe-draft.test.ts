import { expect, test } from 'vitest'
import { isUnsafeDraft } from './is-unsafe-draft.ts'
import spanishDrafts from './spanish-drafts.json' with { type: 'json' }

test.each([
  'http://a',
  'https://a',
  'see www.a',
  'a.com',
  '5.ly',
  'evil. com',
  'evil dot com',
  'evil (dot) info',
  'scan the QR code',
  'tap here',
  'click here',
  '{name}',
  'a@b',
  '$ 20',
  '$20',
  'guaranteed',
  'you are hired',
  'you’re hired',
  'payment',
  'payments',
  'fee',
  'gift card',
  'cryptocurrency',
  'cash app',
  'cashapp',
  'password',
  'passwords',
  'banking',
  'bank',
  'credit card',
  'debit cards',
  'card info',
  'card information',
  'birthdate',
  'birth day',
  "driver's license",
  'drivers licence',
  'driver’s license',
  'WhatsApp',
  'whats app',
  'by Signal',
  'call 512 555 0',
  'call five one two five five five oh',
  'one two three four five six seven',
  'seven eight nine zero one two three',
  'раypal a\u0440p',
  '\u0430a',
  'We will pay you fifty an hour',
  'it pays well',
  'you earn more here',
  'thirty dollars per hour',
  'a fair hourly rate',
  'Your driver license photo please',
  'and your mother maiden name',
  'bring a photo ID',
  'fill in the W-4 form',
  'send a selfie',
  'Search Google for BrightPathApply and sign in there',
  'please log in first',
  'visit our careers page',
  'evil。com',
  'evil·com',
  'evil • . com',
  'evil .com',
  'We do not hire mothers or people over forty',
  'We don’t take men',
  'women only',
  'Native speakers preferred',
  'You must be under 30',
])('“%s” leads away', (text) => expect(isUnsafeDraft(text)).toBe(true))

test.each([
  'Hello Ana',
  'Tue. at 4',
  'in R.B.T. training',
  'a dotted line',
  'a tapestry',
  'feedback',
  'coffee',
  'paymaster',
  'pint',
  'embankment',
  'cardigan',
  'birth-free days',
  'drivers like it',
  'signal lights',
  'whatsoever',
  'phone one and stoned',
  '12 and 34 and 56',
  '5 10 15',
  'Ольга',
  'experience with children who have a disability',
  'Your work as a single point of contact stood out.',
  'your search ended well',
  'the young learners you taught',
  'a research project',
  'parent training',
])('“%s” does not', (text) => expect(isUnsafeDraft(text)).toBe(false))

test.each(Object.values(spanishDrafts.harmful).flat())('in Spanish “%s” leads away', (text) => {
  expect(isUnsafeDraft(text)).toBe(true)
  // Without its accents, too, as people type.
  expect(isUnsafeDraft(text.normalize('NFD').replace(/\p{M}/gu, ''))).toBe(true)
})

test.each(Object.values(spanishDrafts.harmless).flat())('in Spanish “%s” does not', (text) =>
  expect(isUnsafeDraft(text)).toBe(false),
)

test('a long text that nearly matches everywhere is read at once', () => {
  const texts = ['no mujer '.repeat(20_000), 'trabajo a b para '.repeat(20_000), 'sin '.repeat(50_000)]
  for (const text of texts) expect(typeof isUnsafeDraft(text)).toBe('boolean')
})
