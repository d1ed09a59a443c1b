import { expect, test } from 'vitest'
import { exportCells, exportColumns, exportFileName, toCsvCell } from './export-row.ts'

const ana = {
  full_name: 'ana GARCÍA',
  date_submitted: '2026-03-04',
  video_introduction: 'https://v.test/1',
  position: 'RBT',
  city: 'Austin',
  state: 'TX',
  email_address: 'ana@example.test',
  certification_number: null,
  preferred_language: 'Spanish',
  registry: 'not found',
  phone_number: '15125550101',
  status: 'Hired',
  fit: { kind: 'computed' as const, number: 81 },
}

test('a line equals the row of the table', () => {
  expect(Object.fromEntries(exportCells(ana).map((cell, at) => [exportColumns[at], cell]))).toEqual({
    Name: 'Ana García',
    'Date Submitted': { day: '2026-03-04' },
    Type: 'Premium',
    Position: 'RBT',
    City: 'Austin',
    State: 'TX',
    Email: 'ana@example.test',
    Phone: '(512) 555-0101',
    Status: 'Hired',
    'Reinforce Score': 81,
    'Preferred Language': 'Spanish',
    Registry: 'not found',
  })
})

test('a status that replaces the score is written instead of it, and blanks stay blank', () => {
  const blank = {
    ...ana,
    date_submitted: null,
    city: null,
    phone_number: null,
    certification_number: null,
    preferred_language: null,
    registry: null,
    fit: { kind: 'terminated' as const, number: 0 },
  }
  expect(exportCells(blank)).toEqual([
    'Ana García',
    '',
    'Premium',
    'RBT',
    '',
    'TX',
    'ana@example.test',
    '',
    'Hired',
    'Terminated',
    '',
    '',
  ])
})

test('the file is named by the day', () => {
  expect(exportFileName('2026-11-20', 'csv')).toBe('candidates-2026-11-20.csv')
})

test('missing data leaves its cell empty, never half filled', () => {
  const day = (date_submitted: string | null) => exportCells({ ...ana, date_submitted })[1]
  expect([day('2026-03'), day('2026--04'), day('-03-04'), day('')]).toEqual(['', '', '', ''])
  const cells = exportCells({ ...ana, state: null, email_address: null, fit: { kind: 'archived', number: 0 } })
  expect([cells[5], cells[6], cells[9]]).toEqual(['', '', 'Archived'])
})

test('in a CSV file a day is written 3/4/2026, all else as it is', () => {
  expect([{ day: '2026-03-04' }, { day: '2026-11-20' }, 'Ana', 81, ''].map(toCsvCell)).toEqual([
    '3/4/2026',
    '11/20/2026',
    'Ana',
    81,
    '',
  ])
})
