import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkFields } from './check-fields.ts'

test('good fields are trimmed, a state becomes its code, blank becomes none', () => {
  expect(
    checkFields({
      full_name: ' Ana García ',
      state: 'texas',
      phone_number: '(512) 555-0101',
      email_address: '',
      video_introduction: 'https://video.example.test/1',
      date_submitted: '3/14/2026',
      preferred_language: 'spanish',
    }),
  ).toEqual({
    values: {
      full_name: 'Ana García',
      state: 'TX',
      phone_number: '(512) 555-0101',
      email_address: null,
      video_introduction: 'https://video.example.test/1',
      date_submitted: '2026-03-14',
      preferred_language: 'Spanish',
    },
    problems: {},
  })
})

test.each([
  ['full_name', '123', 'A name is needed.'],
  ['email_address', 'ana@', 'This is not an e-mail address. Write it like ana@example.com.'],
  ['phone_number', '555', '"555" is not a phone number.'],
  ['state', 'Ontario', 'This is not a US state. Write it like TX or Texas.'],
  ['video_introduction', 'http://x.test/v', 'A link must start with https:// and be complete.'],
  ['video_introduction', 'javascript:alert(1)', 'A link must start with https:// and be complete.'],
  ['preferred_language', 'Klingon', 'Choose one of English, Spanish, Other.'],
  ['date_submitted', '2/30/2026', 'This date cannot be read. Write it like 3/14/2026.'],
  ['city', 'x'.repeat(201), 'At most 200 characters, please.'],
])('a wrong %s is named at its field', (field, text, problem) => {
  expect(checkFields({ [field]: text })).toEqual({ values: {}, problems: { [field]: problem } })
})

test('whatever is typed, a field is a value or a problem, never both and never neither', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const { values, problems } = checkFields({ full_name: text, email_address: text, state: text, city: text })
      for (const name of ['full_name', 'email_address', 'state', 'city'] as const)
        expect(name in values).toBe(!(name in problems))
      expect(JSON.stringify(values)).not.toContain('\\u0000')
    }),
  )
})
