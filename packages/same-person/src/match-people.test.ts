import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ComparedRecord, prepareForMatch, scoreMatch } from './match-people.ts'
import { createMadeUpPeople, type MadeUp } from './testing/create-made-up-people.ts'

const blank = { city: null, email_key: null, phone_key: null, credential_key: null }
const ana: ComparedRecord = {
  full_name: 'Ana García',
  city: 'Austin',
  email_key: 'ana@x.test',
  phone_key: '5125550101',
  credential_key: 'RBT24123456',
}
const judged = (one: ComparedRecord, other: ComparedRecord, among = 50) =>
  scoreMatch(prepareForMatch(one), prepareForMatch(other), among)
const named = (
  one: string,
  other: string,
  shared: Partial<ComparedRecord> = {},
  theirs: Partial<ComparedRecord> = {},
) => judged({ ...blank, ...shared, full_name: one }, { ...blank, ...shared, ...theirs, full_name: other })

test.each([
  ['Ana García', 'ANA GARCIA'],
  ['Bob Smith', 'Robert Smith'],
  ['Liz Nguyen', 'Elizabeth Nguyen'],
  ['Pepe Ruiz', 'José Ruiz'],
  ['Johnson Katherine', 'Katherine Johnson'],
  ['García, Ana', 'Ana García'],
  ['Maria del Carmen Lopez', 'Maria Lopez'],
  ['Maria Garcia Lopez', 'Maria Garcia'],
  ['Ana Garcia-Lopez', 'Ana Garcia Lopez'],
  ['Ana de la Cruz', 'Ana Delacruz'],
  ["Sean O'Neil", 'Sean ONeil'],
  ['Jennifer Johnson', 'Jennfier Johnson'],
  ['Jennifer Wozniak', 'Jennifer Wozniack'],
  ['Ana L. Ruiz', 'Ana Lucia Ruiz'],
  ['Ana Ruiz, RBT', 'Ana Ruiz'],
])('%s and %s are one person when they share an email, and may be one in one city', (one, other) => {
  expect(named(one, other, { email_key: 'a@x.test' })?.level).toBe('same')
  expect(named(one, other, { city: 'Waco' })).toMatchObject({
    level: 'possible',
    reasons: ['Similar name in the same city'],
  })
})

test.each([
  ['Ana García', 'Ben Okafor'],
  ['Maria Lopez', 'Mario Lopez'],
  ['Daniel Reyes', 'Daniela Reyes'],
  ['Ana Hernandez', 'Ana Fernandez'],
  ['Ana García Lopez', 'Ana García Torres'],
  ['Ana', 'Ana García'],
  ['', ''],
])('%s and %s are nothing to each other in one city, and never joined for a shared phone', (one, other) => {
  expect(named(one, other, { city: 'Waco' })).toBeNull()
  expect(named(one, other, { phone_key: '5125550101' })?.level).not.toBe('same')
})

test('a family that shares a phone is shown and not said to be one person', () => {
  expect(named('Maria Lopez', 'Juan Lopez', { phone_key: '5125550101' })).toMatchObject({
    level: 'linked',
    reasons: ['Same phone', 'Another name'],
  })
  expect(named('Juan Lopez Sr', 'Juan Lopez Jr', { phone_key: '5125550101' })?.level).toBe('linked')
  expect(named('Juan Lopez', 'Juan Lopez Jr', { phone_key: '5125550101' })?.level).toBe('linked')
})

test('anyone who shares a phone and writes another surname, or another form of the name with another email, may be one person', () => {
  const phone = { phone_key: '5125550101' }
  expect(named('Jessica Smith', 'Jessica Okafor', phone)?.level).toBe('possible')
  const emails = [{ ...phone, email_key: 'a.lopez@x.test' }, { email_key: 'other@y.test' }] as const
  expect(named('Jose Lopez', 'Joe Lopez', ...emails)?.level).toBe('possible')
  expect(named('Jose Lopez', 'José López', ...emails)?.level).toBe('same')
  expect(named('Ana M. Lopez', 'Ana T. Lopez', phone)?.level).toBe('possible')
})

test('a certification number belongs to one person; two of them are two people', () => {
  const number = { credential_key: 'RBT24123456' }
  expect(named('Ana Garcia', 'Ana Garcia', number)?.level).toBe('same')
  expect(named('Ana Garcia', 'Ben Okafor', number)).toMatchObject({
    level: 'possible',
    reasons: ['Same certification number', 'Another name'],
  })
  expect(named('Ana Wozniak', 'Ana Wozniak', { ...number, city: 'Waco' }, { credential_key: 'RBT19884001' })).toBeNull()
  expect(named('Ana Garcia', 'Ben Okafor', { credential_key: 'PENDING' })).toBeNull()
})

test('filler for a required field joins no one', () => {
  const shared = { phone_key: '0000000000', email_key: 'none@none.test' }
  expect(named('Ana Garcia', 'Ana Garcia', shared)).toMatchObject({ level: 'possible', reasons: ['Similar name'] })
  expect(named('Ana Garcia', 'Ben Okafor', shared)).toBeNull()
})

test('how many candidates there are decides whether two of one name in one city are likely one person', () => {
  const maria = { ...blank, full_name: 'Maria Garcia', city: 'Houston' }
  expect(judged(maria, maria, 50)?.level).toBe('possible')
  expect(judged(maria, maria, 100_000)).toBeNull()
  const rare = { ...blank, full_name: 'Nereida Wozniak', city: 'St. Louis' }
  expect(judged(rare, { ...rare, city: 'Saint Louis' }, 10_000)?.level).toBe('possible')
})

test('a number or an address that is one slip away is named', () => {
  const other = { ...ana, phone_key: '5125550107', email_key: 'ana@y.test', credential_key: null, city: null }
  expect(judged(ana, other)?.reasons).toEqual(['Similar phone', 'Similar name'])
  const typed = { ...other, phone_key: null, email_key: 'ana.garci88@x.test' }
  expect(judged({ ...ana, email_key: 'ana.garcia88@x.test' }, typed)?.reasons).toEqual([
    'Similar email',
    'Similar name',
  ])
})

test('every reason is named, the strongest first', () => {
  expect(judged(ana, { ...ana, full_name: 'Anna Garcia' })?.reasons).toEqual([
    'Same certification number',
    'Same phone',
    'Same email',
    'Similar name in the same city',
  ])
})

const keyed = ({ phone_number, email_address, certification_number, ...rest }: MadeUp) => ({
  ...rest,
  ready: prepareForMatch({
    ...rest,
    phone_key: phone_number?.replace(/\D/g, '').replace(/^1(\d{10})$/, '$1') ?? null,
    email_key: email_address?.toLowerCase() ?? null,
    credential_key: certification_number?.replace(/[^A-Z0-9]/g, '') ?? null,
  }),
})

test('the verdict does not depend on who is looked at first, nor fails on any text', () => {
  const people = createMadeUpPeople(120, 7).map(keyed)
  for (const one of people)
    for (const other of people)
      expect(scoreMatch(one.ready, other.ready, 100)).toEqual(scoreMatch(other.ready, one.ready, 100))
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), fc.string({ maxLength: 40 }), (one, other) => {
      expect(named(one, other, { city: 'Waco' })).toEqual(named(other, one, { city: 'Waco' }))
    }),
  )
})

test('of made-up people 99 of 100 matched pairs are one person, and 95 of 100 are found', () => {
  const people = createMadeUpPeople(1_000, 3).map(keyed)
  const tally = { right: 0, wrong: 0, all: 0, joinedWrong: 0, joined: 0 }
  for (const [at, one] of people.entries())
    for (const other of people.slice(at + 1)) {
      const isOne = one.person === other.person
      const level = scoreMatch(one.ready, other.ready, people.length)?.level
      if (isOne) tally.all += 1
      if (level === 'same') tally[isOne ? 'joined' : 'joinedWrong'] += 1
      if (level === 'same' || level === 'possible') tally[isOne ? 'right' : 'wrong'] += 1
    }
  expect(tally.all).toBeGreaterThan(150)
  expect(tally.right / (tally.right + tally.wrong)).toBeGreaterThanOrEqual(0.99)
  expect(tally.right / tally.all).toBeGreaterThanOrEqual(0.95)
  expect(tally.joinedWrong).toBe(0)
})
