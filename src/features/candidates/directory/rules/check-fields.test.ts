import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkFields, consentNeedsSource, unreachable } from './check-fields.ts'
import {
  blankForm,
  fieldNames,
  fillableNames,
  importedNames,
  mergeableNames,
  pageNames,
  rowNames,
  textNames,
} from './fields.ts'
import { fillable } from './imported.ts'

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
  ['full_name', '123', 'Enter a name.'],
  ['email_address', 'ana@', 'This is not an email address. Write it like ana@example.com.'],
  ['phone_number', '555', '"555" is not a phone number.'],
  ['state', 'Ontario', 'This is not a US state. Write it like TX or Texas.'],
  ['video_introduction', 'http://x.test/v', 'Enter a full link that starts with https://.'],
  ['video_introduction', 'javascript:alert(1)', 'Enter a full link that starts with https://.'],
  ['preferred_language', 'Klingon', 'Choose one of English, Spanish, Other.'],
  ['date_submitted', '2/30/2026', 'Enter a date like 3/14/2026.'],
  ['city', 'x'.repeat(201), 'Use 200 characters or fewer.'],
  ['city', 'Austin\nDallas', 'Use one line.'],
  ['city', 'Austin\rDallas', 'Use one line.'],
  ['resume_text', 'x'.repeat(200_001), 'Use 200,000 characters or fewer.'],
])('a wrong %s is named at its field', (field, text, problem) => {
  expect(checkFields({ [field]: text })).toEqual({ values: {}, problems: { [field]: problem } })
})

test('any typed field is a value or a problem, never both and never neither', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const { values, problems } = checkFields({ full_name: text, email_address: text, state: text, city: text })
      for (const name of ['full_name', 'email_address', 'state', 'city'] as const)
        expect(name in values).toBe(!(name in problems))
      expect(JSON.stringify(values)).not.toContain('\\u0000')
    }),
  )
})

test.each([
  'email_address',
  'phone_number',
  'city',
  'state',
  'date_submitted',
  'preferred_language',
  'video_introduction',
  'resume_text',
] as const)('a blank %s is none', (field) => {
  for (const blank of ['', ' ', '\0'])
    expect(checkFields({ [field]: blank })).toEqual({ values: { [field]: null }, problems: {} })
})

test('as much as a field holds is kept, without what no database stores', () => {
  const [city, resume_text] = ['x'.repeat(200), 'x'.repeat(200_000)]
  expect(checkFields({ city, resume_text })).toEqual({ values: { city, resume_text }, problems: {} })
  expect(checkFields({ city: 'Aus\0tin' }).values).toEqual({ city: 'Austin' })
})

test('missing fields have a full sentence', () => {
  expect(unreachable).toBe('Enter an email address or a phone number.')
  expect(consentNeedsSource).toBe('Enter where and when they agreed to or refused texts.')
})

const without = (...names: string[]) => fieldNames.filter((name) => !names.includes(name))
const consent = ['text_consent', 'text_consent_source']

test('lists text fields, and the values of a blank form', () => {
  expect(textNames).toEqual(without('position', 'location_id', 'current_rbt', ...consent))
  expect(blankForm).toMatchObject({ full_name: '', position: 'RBT', location_id: null, current_rbt: false })
  expect(blankForm).toMatchObject({ text_consent: 'unknown', text_consent_source: '' })
})

test('lists fields of a row, and those of them on the page', () => {
  expect(rowNames).toEqual([
    'full_name',
    'email_address',
    'phone_number',
    'city',
    'state',
    'certification_number',
    'date_submitted',
    'preferred_language',
    'video_introduction',
  ])
  expect(pageNames).toEqual(['preferred_language'])
})

test('a merge takes no position, no day and no consent by itself', () => {
  expect(mergeableNames).toEqual(without('position', 'date_submitted', 'resume_text', ...consent))
})

test('an import knows every field but the place and the consent, and fills neither name, position nor day', () => {
  expect(importedNames).toEqual(without('location_id', ...consent))
  expect(fillableNames).toEqual(without('full_name', 'position', 'location_id', 'date_submitted', ...consent))
  expect(fillable.slice(0, fillableNames.length)).toEqual(fillableNames)
  expect(fillable.slice(fillableNames.length)).toEqual([
    'location',
    'skills_percentage',
    'experience_percentage',
    'skills_score',
    'experience_score',
    'culture_fit_score',
    'skills_rationale',
    'experience_rationale',
    'reinforce_analysis',
    'bcba_skills_rationale',
    'bcba_experience_rationale',
    'culture_fit_rationale',
    'findbcbas_analysis',
  ])
})

test('an email address is kept without the signs of no width that were pasted along', () => {
  for (const text of ['ana@x.test\u200b', '\ufeff ana@x.test', 'an\u200da@x.test'])
    expect(checkFields({ email_address: text })).toEqual({ values: { email_address: 'ana@x.test' }, problems: {} })
  expect(checkFields({ email_address: '\u200b' })).toEqual({ values: { email_address: null }, problems: {} })
})
