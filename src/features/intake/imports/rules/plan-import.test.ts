import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mapHeaders } from './headers.ts'
import { type ExistingCandidate, findDuplicateKeys, planImport } from './plan-import.ts'
import { readRow } from './read-row.ts'

const map = mapHeaders(['Name', 'Email', 'Phone', 'City', 'RBT', 'Date', 'Status'])
const context = { timeZone: 'America/New_York', now: new Date('2026-11-20T15:00:00Z') }
const rows = (...lines: string[]) =>
  lines.map((line, at) => ({ row: at + 2, read: readRow(line.split(','), map, context) }))
const steps = (existing: ExistingCandidate[], ...lines: string[]) => planImport(rows(...lines), existing)

test('a new person is created, an unreadable row is rejected', () => {
  const [first, second] = steps([], 'Mo Lee,mo@x.test,,Austin,,11/5/2026', 'Mo Lee,mo@y.test,,,,2/30/2026')
  expect(first).toMatchObject({ kind: 'create', row: 2, candidate: { full_name: 'Mo Lee', status: 'Initial Inquiry' } })
  expect(second).toMatchObject({ kind: 'reject', row: 3, reasons: [expect.stringContaining('2/30/2026')] })
})

test('someone who is here gets blanks filled and keeps everything else, status included', () => {
  const here = {
    id: 'c1',
    full_name: 'Mo',
    email_address: 'MO@x.test',
    city: 'Dallas',
    phone_number: ' ',
    current_rbt: false,
    status: 'Hired',
  }
  expect(steps([here], 'Mo Lee,mo@X.test,2128675309,Austin,Yes,11/5/2026,Archived')).toEqual([
    { kind: 'update', row: 2, id: 'c1', changes: { phone_number: '2128675309' }, notes: [] },
  ])
  expect(here.phone_number).toBe(' ')
})

test('a certification number that someone emptied is not brought back by its file; another one is taken', () => {
  const withNumber = mapHeaders(['Name', 'Email', 'Certification'])
  const step = (number: string) => {
    const read = readRow(['Mo Lee', 'mo@x.test', number], withNumber, context)
    const here = { id: 'c1', email_address: 'mo@x.test', full_name: 'Mo Lee', certification_received: '00 X' }
    return planImport([{ row: 2, read }], [here])[0]
  }
  expect(step(' 00 x')).toMatchObject({ kind: 'skip', id: 'c1' })
  expect(step('RBT-24-348734')).toMatchObject({
    kind: 'update',
    changes: { certification_number: 'RBT-24-348734' },
  })
})

test('the same phone is the same person, however it is written', () => {
  const here = { id: 'c1', phone_number: '+1 (212) 867-5309', city: 'Austin', email_address: 'a@x.test' }
  expect(steps([here], "Mo Lee,,'212.867.5309 x12,Dallas,,11/5/2026")).toEqual([
    { kind: 'skip', row: 2, id: 'c1', reason: 'Same phone as a candidate who is already here; nothing new.' },
  ])
})

test('a number without area code makes two people the same only together with their name', () => {
  const kinds = steps([], 'Mo Lee,,555-0129,,,', 'Al Ray,,555-0129,,,', 'MO LEE,,5550129,,,').map(({ kind }) => kind)
  expect(kinds).toEqual(['create', 'create', 'skip'])
})

test('a repeated person inside the file fills the first row and is skipped', () => {
  const [first, second, third] = steps(
    [],
    'Mo Lee,mo@x.test,,,,11/5/2026',
    'Mo Lee,MO@x.test,2128675309,Austin,,11/6/2026',
    'M Lee,,212-867-5309,,,',
  )
  expect(first).toMatchObject({
    kind: 'create',
    candidate: { phone_number: '2128675309', city: 'Austin', date_submitted: '2026-11-05' },
  })
  expect(second).toEqual({
    kind: 'skip',
    row: 3,
    madeBy: 2,
    reason: 'Same email as row 2; this row filled its blanks.',
  })
  expect(third).toEqual({ kind: 'skip', row: 4, madeBy: 2, reason: 'Same phone as row 2; nothing new.' })
})

test('a shared phone never mixes two people who differ in name and email', () => {
  const [first, second, third] = steps(
    [],
    'Mo Lee,mo@x.test,2128675309,,,',
    'Al Ray,al@x.test,2128675309,Austin,,',
    'Al Ray,al@x.test,,Austin,,',
  )
  expect(first).toMatchObject({ kind: 'create', candidate: { full_name: 'Mo Lee', city: null } })
  expect(second).toMatchObject({
    kind: 'create',
    apart: true,
    candidate: { full_name: 'Al Ray', phone_number: '2128675309' },
    notes: [
      'No date, so it counts as received now.',
      'Same phone as row 2, but likely a different person. Each record shows the other.',
    ],
  })
  expect(third).toEqual({ kind: 'skip', row: 4, madeBy: 3, reason: 'Same email as row 3; nothing new.' })
})

test('a phone that belongs to someone else is not filled in', () => {
  const here = [
    { id: 'c1', email_address: 'mo@x.test', city: 'Austin' },
    { id: 'c2', email_address: 'al@x.test', phone_number: '2128675309' },
  ]
  expect(steps(here, 'Mo,mo@x.test,2128675309,,,')).toEqual([
    { kind: 'skip', row: 2, id: 'c1', reason: 'Same email as a candidate who is already here; nothing new.' },
  ])
})

test('two rows about someone who is here become one update', () => {
  const here = { id: 'c1', email_address: 'mo@x.test' }
  expect(steps([here], 'Mo,mo@x.test,,Austin,,', 'Mo,mo@x.test,2128675309,Dallas,,')).toEqual([
    {
      kind: 'update',
      row: 2,
      id: 'c1',
      changes: { city: 'Austin', phone_number: '2128675309' },
      notes: [],
    },
    { kind: 'skip', row: 3, id: 'c1', reason: 'Same email as row 2; this row filled its blanks.' },
  ])
})

test('the keys of a person are the email in lower case and the digits of a whole number', () => {
  expect(findDuplicateKeys({ email_address: ' A@X.test', phone_number: '1 (212) 867-5309 ext 4' })).toEqual({
    email: 'a@x.test',
    phone: '2128675309',
  })
  expect(findDuplicateKeys({ email_address: '', phone_number: '+44 20 7946 0391' })).toEqual({
    email: null,
    phone: '442079460391',
  })
})

test('importing the same file again creates no one', () => {
  const line = fc
    .tuple(
      fc.constantFrom('Mo Lee', 'Al Ray'),
      fc.constantFrom('', 'a@x.test', 'b@x.test', 'c@x.test'),
      fc.constantFrom('', '2128675309', '3128675309', '555-0129'),
      fc.constantFrom('', 'Austin'),
    )
    .map(([name, email, phone, city]) => `${name},${email},${phone},${city},,11/5/2026`)
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
      const made = steps([], ...lines).flatMap((step) =>
        step.kind === 'create' ? [{ id: `c${step.row}`, ...step.candidate }] : [],
      )
      expect(steps(made, ...lines).filter(({ kind }) => kind === 'create')).toEqual([])
    }),
  )
})

test.each([
  ['12128675309', '2128675309'],
  ['2128675309', '2128675309'],
  ['21286753091', '21286753091'],
  ['112128675309', '112128675309'],
  ['1234567', '1234567'],
  ['123456', null],
])('the phone %s is compared as %s', (phone_number, phone) =>
  expect(findDuplicateKeys({ phone_number })).toEqual({ email: null, phone }),
)

const reached = (more: object) => ({ id: 'c1', phone_number: '2128675309', ...more })
const planKind = (known: ExistingCandidate, line: string) => {
  const [step] = steps([known], line)
  return step?.kind === 'create' && step.apart ? 'apart' : step?.kind
}

test('a shared phone joins two with the same name, or one without a name, and no one else', () => {
  const line = 'Al Ray,al@x.test,2128675309,,,'
  expect(planKind(reached({ full_name: 'Mo Lee', email_address: 'mo@x.test' }), line)).toBe('apart')
  expect(planKind(reached({ full_name: 'AL RAY', email_address: 'mo@x.test' }), line)).toBe('skip')
  expect(planKind(reached({ full_name: 'Mo Lee' }), line)).toBe('apart')
  expect(planKind(reached({ full_name: 'Albert Ray' }), line)).toBe('update')
  expect(planKind(reached({ full_name: ' ', email_address: 'mo@x.test' }), line)).toBe('skip')
  expect(planKind(reached({ full_name: null, email_address: 'mo@x.test' }), line)).toBe('skip')
  expect(planKind(reached({ full_name: 'Mo Lee', email_address: 'mo@x.test' }), 'Al Ray,,2128675309,Waco,,')).toBe(
    'apart',
  )
})

test('the first who has an email or a phone is the one that later rows mean', () => {
  const here = [
    { id: 'c1', email_address: 'mo@x.test', city: 'Austin' },
    { id: 'c2', email_address: 'MO@x.test' },
    { id: 'c3' },
  ]
  expect(steps(here, 'Mo,mo@x.test,,Waco,,', 'Al,,2128675309,,,')).toMatchObject([
    { kind: 'skip', id: 'c1' },
    { kind: 'create' },
  ])
})
