import { expect, test } from 'vitest'
import {
  builtInText,
  checkRendered,
  findTextError,
  formatTemplateLabel,
  formatTextCounter,
  getDefaultText,
} from './text-rules.ts'

test.each([
  ['Hi there', null],
  [builtInText, null],
  ['a'.repeat(400), null],
  ['a'.repeat(401), 'The message has 401 characters. Use 400 or fewer.'],
  ['', 'Write a message first.'],
  [' \n\t', 'Write a message first.'],
  ['Hi {{Candiate First}}', '{{Candiate First}} isn’t a tag. Did you mean {{Candidate First}}?'],
])('%j: %s', (typed, problem) => expect(findTextError(typed)).toBe(problem))

test('the counter counts what was typed', () =>
  expect(formatTextCounter('Hi {{User First}}')).toBe('17/400 characters'))

test('a rendered text warns over 400 and is refused over 1,600', () => {
  expect([400, 401, 1600, 1601].map((length) => checkRendered('a'.repeat(length)))).toEqual([
    'ok',
    'warn',
    'warn',
    'refuse',
  ])
})

test('the user’s own text comes first, then the organization’s, then the built-in one', () => {
  expect(getDefaultText({ userTemplate: 'Mine', organizationDefault: 'Ours' })).toBe('Mine')
  expect(getDefaultText({ userTemplate: 'Use Default Template', organizationDefault: 'Ours' })).toBe('Ours')
  expect(getDefaultText({ userTemplate: null, organizationDefault: 'Ours' })).toBe('Ours')
  expect(getDefaultText({ userTemplate: ' ', organizationDefault: ' ' })).toBe(builtInText)
  expect(getDefaultText({})).toBe(builtInText)
})

test('the label of the default template marks it', () => {
  expect(formatTemplateLabel({ name: 'Welcome', is_default: true })).toBe('Welcome (Default)')
  expect(formatTemplateLabel({ name: 'Welcome', is_default: false })).toBe('Welcome')
})
