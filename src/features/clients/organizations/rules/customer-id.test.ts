import { expect, test } from 'vitest'
import { parseCustomerId } from './customer-id.ts'

test('a pasted id loses the blanks around it', () => {
  expect(parseCustomerId('  cus_Nffrfei8\n')).toEqual({ ok: true, customer: 'cus_Nffrfei8' })
  expect(parseCustomerId('a'.repeat(255)).ok).toBe(true)
})

test.each([
  ['', 'Choose a customer or enter its ID.'],
  ['  ', 'Choose a customer or enter its ID.'],
  ['Bright Path', 'Enter one ID, like cus_Nffrfei8.'],
  ['cus_<b>', 'Enter one ID, like cus_Nffrfei8.'],
  ['cus_1\u0000', 'Enter one ID, like cus_Nffrfei8.'],
  ['a'.repeat(256), 'Use an ID of 255 characters or fewer.'],
])('%j is refused in words', (typed, problem) => {
  expect(parseCustomerId(typed)).toEqual({ ok: false, problem })
})
