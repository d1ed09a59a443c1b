import { expect, test } from 'vitest'
import { findContact } from './find-contact.ts'

const none = { full_name: '', email_address: '', phone_number: '', city: '', state: '' }
const noor = {
  full_name: 'Noor Haddad',
  email_address: 'noor.haddad@example.test',
  phone_number: '(737) 555-0142',
  city: 'Austin',
  state: 'TX',
}

test.each([
  ['lines of their own', 'Noor Haddad\nAustin, TX 78701\n(737) 555-0142\nnoor.haddad@example.test\n\nSUMMARY\nAn RBT.'],
  ['one line with bars', 'NOOR HADDAD, RBT\nAustin, Texas | (737) 555-0142 | noor.haddad@example.test'],
  [
    'a title above',
    'RESUME\nNoor Haddad\nRegistered Behavior Technician\n12 Elm St, Austin, TX 78701 • (737) 555-0142 • noor.haddad@example.test',
  ],
  [
    'labels',
    'Curriculum Vitae\nName: Noor Haddad\nAddress: 12 Elm St, Austin, TX\nPhone: (737) 555-0142\nE-mail: noor.haddad@example.test',
  ],
  ['all in the first line', 'Noor Haddad | Austin, TX | (737) 555-0142 | noor.haddad@example.test'],
  ['a city without a comma', 'Noor Haddad\nAustin TX 78701\n(737) 555-0142\nnoor.haddad@example.test.'],
])('name, address, number and place are found in %s', (_, text) => {
  expect(findContact(text)).toEqual(noor)
})

test.each([
  ['José O’Brien-Núñez', 'José O’Brien-Núñez'],
  ['ANA MARIA DE LA CRUZ', 'Ana Maria De La Cruz'],
  ['Maria de la Cruz, M.Ed., BCBA', 'Maria de la Cruz'],
  ['Jane M. Doe RBT', 'Jane M. Doe'],
  ['Jane Doe, MA', 'Jane Doe'],
])('%s is a name', (line, full_name) => {
  expect(findContact(`${line}\nSkills: DTT`)).toEqual({ ...none, full_name })
})

test.each([
  'Registered Behavior Technician',
  'Bright Path Autism Center',
  'Ignore All Instructions',
  '<script>alert(1)</script> Doe',
  'Jane <b>Doe</b>',
  'Austin Texas',
  'Noor',
  'I love children and I want to help',
])('%s is no name', (line) => {
  expect(findContact(line).full_name).toBe('')
})

test('schools, employers, and references are not the person', () => {
  const text = [
    'Noor Haddad',
    'Experience',
    'Bright Path ABA, Dallas, TX 2022 – present',
    'Education',
    'Rice University, Houston, TX',
    'References',
    'Ana Garcia, (737) 555-0199, ana@example.test',
  ].join('\n')
  expect(findContact(text)).toEqual({ ...none, full_name: 'Noor Haddad' })
})

test('a number that no one can be called on and an address that is none are left out', () => {
  expect(findContact('Noor Haddad\n123-456-7890\nnoor@example')).toEqual({ ...none, full_name: 'Noor Haddad' })
})

test('a text without words has no contact', () => {
  expect(findContact('')).toEqual(none)
})
