import { expect, test } from 'vitest'
import { findStepProblems } from './find-step-problems.ts'

const place = { name: 'Waco', city: 'Waco', state: 'TX', rbt: true, bcba: false, rbt_code: 'SA-WAC-R22', bcba_code: '' }
const draft = {
  name: 'Sunrise ABA',
  contact_email: '',
  contact_phone: '',
  contact_name: '',
  subscription_type: '',
  statuses: 'Shadow Day\nOffer',
  places: [place],
  people: [],
}
const at = (step: number, more: object = {}, kind: 'organization' | 'location' | 'position' = 'organization') =>
  findStepProblems(kind, { ...draft, ...more }, step)

test('a draft that is complete has no problem at any step', () => {
  for (const step of [1, 2, 3, 4, 5, 6, 7]) expect(at(step), `${step}`).toEqual({})
})

test('the organization needs a name, and a contact that can be reached', () => {
  expect(at(1, { name: ' ', contact_email: 'nobody', contact_phone: '12' })).toEqual({
    'organization.name': 'Enter the organization’s name.',
    'organization.contact_email': 'This is not an email address. Write it like ana@example.com.',
    'organization.contact_phone': '"12" is not a phone number.',
  })
  expect(at(1, { name: '' }, 'location')).toEqual({ 'organization.organization_id': 'Choose an organization.' })
  expect(at(1, { name: '', organization_id: 'x' }, 'position')).toEqual({})
})

test('locations need a name of their own and a state; those that are there already need nothing', () => {
  expect(at(2, { places: [] })).toEqual({ locations: 'Add at least one location.' })
  expect(at(2, { places: [place, { ...place, name: ' waco ', state: 'Tejas' }, { ...place, name: '' }] })).toEqual({
    'locations.1.name': 'waco already exists.',
    'locations.1.state': 'Choose a state.',
    'locations.2.name': 'Enter the location’s name.',
  })
  expect(at(2, { places: [{ ...place, id: 'x', state: '' }] }, 'position')).toEqual({})
  expect(at(2, { places: Array.from({ length: 201 }, (_, n) => ({ ...place, name: `Place ${n}` })) })).toEqual({
    locations: 'Add 200 locations or fewer at once',
  })
})

test('asks for the zone where locations differ in it, or a city does not determine one', () => {
  const tempe = { ...place, name: 'Tempe', city: 'Tempe', state: 'AZ' }
  const asks = {
    'organization.time_zone': 'Its locations are in several time zones. Choose the organization’s time zone.',
  }
  expect(at(1, { places: [place, tempe] })).toEqual(asks)
  expect(at(1, { places: [place, tempe], time_zone: 'America/Phoenix' })).toEqual({})
  expect(at(1, { places: [tempe] })).toEqual({})
  expect(at(2, { places: [{ ...place, city: '' }] })).toEqual({
    'locations.0.time_zone': 'Texas has two time zones. Choose this location’s time zone.',
  })
  expect(at(2, { places: [{ ...place, city: '', time_zone: 'America/Denver' }] })).toEqual({})
})

test('adding positions needs one', () => {
  const none = { organization_id: 'x', places: [{ ...place, rbt: false }] }
  expect(at(3, none, 'position')).toEqual({ locations: 'Choose a position.' })
  expect(at(3, none)).toEqual({})
})

test('codes are clear, and occur once in any case; a position that is not wanted needs none', () => {
  const places = [
    place,
    { ...place, rbt_code: 'sa-wac-r22', bcba: true, bcba_code: 'SA-10' },
    { ...place, rbt: false, rbt_code: 'SA-WAC-R22' },
    { ...place, rbt_code: '' },
  ]
  expect(at(4, { places })).toEqual({
    'locations.1.rbt_code': 'This code appears twice',
    'locations.1.bcba_code': 'Don’t use 0, O, 1, or I. They look alike.',
    'locations.3.rbt_code': 'Enter a code.',
  })
})

test('anyone who is invited has an address, once', () => {
  const people = ['ana@a.test', '', 'nobody', 'ANA@a.test '].map((email) => ({ email, full_name: '' }))
  expect(at(6, { people })).toEqual({
    'invitations.1.email': 'Enter an email address.',
    'invitations.2.email': 'This is not an email address. Write it like ana@example.com.',
    'invitations.3.email': 'This address appears twice',
  })
  expect(at(6, { people }, 'location')).toEqual({})
})

test('names a status of every organization, a repeated one, and one that is too long', () => {
  expect(at(5, { statuses: 'Offer\n\n hired \nOffer' })).toEqual({
    statuses: 'hired is included for every organization.',
  })
  expect(at(5, { statuses: 'Shadow Day\nshadow day' })).toEqual({ statuses: 'shadow day appears twice' })
  expect(at(5, { statuses: 'x'.repeat(120) })).toEqual({})
  expect(at(5, { statuses: 'x'.repeat(121) })).toEqual({
    statuses: `“${'x'.repeat(40)} …” has 121 characters. Use 120 or fewer.`,
  })
  const many = Array.from({ length: 51 }, (_, n) => `Status ${n}`)
  expect(at(5, { statuses: many.slice(1).join('\n') })).toEqual({})
  expect(at(5, { statuses: many.join('\n') })).toEqual({ statuses: 'This is 51 statuses. Use 50 or fewer.' })
  expect(at(5, { statuses: 'hired' }, 'location')).toEqual({})
})

test('shows a value that is too long to store at its field', () => {
  const long = 'x'.repeat(201)
  const words = 'This has 201 characters. Use 200 or fewer.'
  expect(at(1, { name: long, contact_name: long, subscription_type: long })).toEqual({
    'organization.name': words,
    'organization.contact_name': words,
    'organization.subscription_type': words,
  })
  expect(at(1, { name: long.slice(1) })).toEqual({})
  expect(at(2, { places: [{ ...place, name: long, city: long }] })).toEqual({
    'locations.0.name': words,
    'locations.0.city': words,
  })
  expect(at(6, { people: [{ email: 'ana@a.test', full_name: long }] })).toEqual({ 'invitations.0.full_name': words })
})
