import { expect, test } from 'vitest'
import { hidePassword, maskSecrets } from './secrets.ts'

test('masks secrets, and the user of an address, everywhere', () => {
  expect(maskSecrets('sk_live_1 was refused, sk_live_1 again', ['sk_live_1'])).toBe('… was refused, … again')
  expect(maskSecrets('postgres://owner:hush@db:5432/x does not answer', [])).toBe(
    'postgres://…@db:5432/x does not answer',
  )
  expect(maskSecrets('smtp://mail.example.test is away', ['abc', ''])).toBe('smtp://mail.example.test is away')
})

test.each([
  ['smtps://ana:secret@mail.example.test:465/path?x=1', 'mail.example.test:465'],
  ['https://hooks.example.test/secret-path', 'hooks.example.test'],
  ['postgres://owner:hush@[::1]:5432/x', '[::1]:5432'],
  ['no address', null],
  ['mailto:ana@example.test', null],
])('%s leads to %s', (address, place) => {
  expect(hidePassword(address)).toBe(place)
})
