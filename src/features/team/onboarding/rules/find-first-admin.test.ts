import { expect, test } from 'vitest'
import { findFirstAdmin } from './find-first-admin.ts'

const draft = (contact_email: string, invited: string[] = []) => ({
  contact_name: ' Marta Quinn ',
  contact_email,
  people: invited.map((email) => ({ email })),
})

test('the contact is proposed as first Admin, with name and address', () => {
  expect(findFirstAdmin(draft(' marta@hsa.example.test '))).toEqual({
    email: 'marta@hsa.example.test',
    full_name: 'Marta Quinn',
    admin_level: 'Admin',
  })
  expect(findFirstAdmin(draft('marta@hsa.example.test', ['ana@hsa.example.test', '']))).not.toBeNull()
})

test('no one is proposed without an address, or who is invited already', () => {
  expect(findFirstAdmin(draft(''))).toBeNull()
  expect(findFirstAdmin(draft('marta@'))).toBeNull()
  expect(findFirstAdmin(draft('marta@hsa.example.test', ['Marta@HSA.example.test ']))).toBeNull()
})
