import { expect, test } from 'vitest'
import { type AccessLevel, cannotOpen, getRequiredAccess, hasAccess } from './access.ts'

test.each<[AccessLevel, AccessLevel, boolean]>([
  ['use', 'use', true],
  ['use', 'see', false],
  ['see', 'use', true],
  ['see', 'edit', false],
  ['edit', 'see', true],
  ['edit', 'edit', true],
  ['see', 'see', true],
  ['use', 'edit', false],
])('who may %s may also %s: %s', (has, needed, expected) => {
  expect(hasAccess(has, needed)).toBe(expected)
})

test('copying the password needs use, showing it see, an earlier one edit, notes never use', () => {
  expect(getRequiredAccess({ field: 'secret', aim: 'copy' })).toBe('use')
  expect(getRequiredAccess({ field: 'secret', aim: 'show' })).toBe('see')
  expect(getRequiredAccess({ field: 'notes', aim: 'copy' })).toBe('see')
  expect(getRequiredAccess({ field: 'secret', aim: 'copy', number: 1 })).toBe('edit')
})

test('an entry of another key shows a notice', () => {
  expect(cannotOpen).toBe('Can’t open this entry – key changed. Edit the login and enter it again, or ask an Admin to.')
})
