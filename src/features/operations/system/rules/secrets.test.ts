import { expect, test } from 'vitest'
import { hidePassword, withoutSecrets } from './secrets.ts'

test('masks secrets, and the user of an address, everywhere', () => {
  expect(withoutSecrets('sk_live_1 was refused, sk_live_1 again', ['sk_live_1'])).toBe('… was refused, … again')
  expect(withoutSecrets('postgres://owner:hush@db:5432/x does not answer', [])).toBe(
    'postgres://…@db:5432/x does not answer',
  )
  expect(withoutSecrets('smtp://mail.example.test is away', ['abc', ''])).toBe('smtp://mail.example.test is away')
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
