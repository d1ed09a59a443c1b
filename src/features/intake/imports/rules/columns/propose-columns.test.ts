import { expect, test } from 'vitest'
import { proposeColumns } from './propose-columns.ts'

const proposeUses = (headers: string, ...rows: string[]) =>
  proposeColumns(
    headers.split('|'),
    rows.map((row) => row.split('|')),
  )

test('a known export is recognized whole', () => {
  expect(proposeUses('First Name|Last Name|Email|Phone|Applied On|Job Name|Job Location|Status|Star Rating')).toEqual({
    format: 'ZipRecruiter',
    uses: [
      'first_name',
      'last_name',
      'email_address',
      'phone_number',
      'date_submitted',
      'position',
      'location',
      'status',
      'notes',
    ],
  })
})

test('a title in an address book is no position', () => {
  const { format, uses } = proposeUses(
    'First Name|Last Name|Title|E-mail Address|E-mail 2 Address|Home City|Job Title|Mobile Phone|Home Phone',
  )
  expect(format).toBe('Outlook')
  expect(uses).toEqual([
    'first_name',
    'last_name',
    null,
    'email_address',
    'other_email',
    'city',
    'notes',
    'phone_number',
    'other_phone',
  ])
})

test('words under Skills and Experience are notes, numbers above ten are scores', () => {
  const headers = 'Name|Email|Skills|Experience'
  expect(proposeUses(headers, 'A|a@a.test|DTT, NET|2 years', 'B|b@a.test||5').uses.slice(2)).toEqual(['notes', 'notes'])
  expect(proposeUses(headers, 'A|a@a.test|80|75%', 'B|b@a.test|n/a|').uses.slice(2)).toEqual(['skills', 'experience'])
})

test('a Location that names cities is the applicant’s own, unless it names a clinic of ours', () => {
  const headers = 'Name|Email|Location'
  const rows = ['A|a@a.test|Mesa, AZ', 'B|b@a.test|Tampa, FL']
  expect(proposeUses(headers, ...rows).uses[2]).toBe('place')
  const cells = rows.map((row) => row.split('|'))
  expect(proposeColumns(headers.split('|'), cells, (text) => text === 'Mesa, AZ').uses[2]).toBe('location')
  expect(proposeUses(headers, 'A|a@a.test|Westside').uses[2]).toBe('location')
})

test('cells speak where a heading says nothing', () => {
  const { uses } = proposeUses(
    'Name|How to write|How to call|ID',
    'A|a@a.test|(512) 555-0100|17',
    'B|b@a.test|512.555.0101|18',
  )
  expect(uses).toEqual(['full_name', 'email_address', 'phone_number', null])
})

test('of two columns for a field the plainer heading is taken', () => {
  expect(proposeUses('Name|Email|Title|Jobs|Created at|Applied on').uses).toEqual([
    'full_name',
    'email_address',
    null,
    'position',
    null,
    'date_submitted',
  ])
})

test('the record’s name in front of a heading does not matter', () => {
  expect(
    proposeUses('Person : Full Name: First|Person : Full Name: Last|Candidate Email|Applicant Phone Number').uses,
  ).toEqual(['first_name', 'last_name', 'email_address', 'phone_number'])
})

test('questions of a form are kept, those about texts and RBTs are understood', () => {
  expect(
    proposeUses(
      'Name|Email|Are you a certified RBT?|May we send you text messages (SMS)? I agree|Do you drive?',
    ).uses.slice(2),
  ).toEqual(['current_rbt', 'text_consent', 'notes'])
})

test('a number of someone else is never the applicant’s', () => {
  const rows = ['A|a@a.test|(512) 555-0100|(512) 555-0101', 'B|b@a.test|(512) 555-0102|(512) 555-0103']
  expect(proposeUses('Name|Email|Emergency contact cell no|Supervisor line', ...rows).uses.slice(2)).toEqual([
    null,
    null,
  ])
})

test('a column that says the same of everyone gives way', () => {
  const rows = ['New', 'Offer', 'Hired', 'New', 'Offer', 'New'].map(
    (stage, at) => `A${at}|a${at}@a.test|Active|${stage}`,
  )
  expect(proposeUses('Name|Email|Status|Current Stage', ...rows).uses.slice(2)).toEqual(['notes', 'status'])
})

test('a cell of megabytes of blanks costs no more than a short one', () => {
  const blanks = `${' '.repeat(3_000_000)}ab`
  const { uses } = proposeUses('Name|Email|Skills|Experience|Who knows', `A|a@a.test|${blanks}|${blanks}|${blanks}`)
  expect(uses.slice(0, 2)).toEqual(['full_name', 'email_address'])
})
