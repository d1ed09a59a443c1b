import { expect, test } from 'vitest'
import { fieldNames, findHeaderProblem, mapHeaders } from './headers.ts'
import { readRow } from './read-row.ts'
import { createTemplateRows } from './template.ts'

const partly = (
  'first_name middle_name last_name other_email other_phone place text_consent skills experience date_submitted_ts ' +
  'rejected rejection_reason hired'
).split(' ')
const [headings = [], person = []] = createTemplateRows()

test('an import reads its own template: each of its columns is a field, its person has no problem', () => {
  const map = mapHeaders(headings)
  expect(map.unknown).toEqual([])
  expect(findHeaderProblem(map)).toBeNull()
  expect(Object.keys(map.fields).toSorted()).toEqual(
    Object.keys(fieldNames)
      .filter((name) => !partly.includes(name))
      .toSorted(),
  )
  const read = readRow(person, map, { timeZone: 'America/New_York', now: new Date('2026-11-20T18:00:00Z') })
  expect(read).toMatchObject({ ok: true, notes: [], candidate: { full_name: 'Maya Sample', skills_percentage: '80' } })
})

test('the words of a field are a heading of it', () => {
  for (const [field, label] of Object.entries(fieldNames)) expect(mapHeaders([label]).fields).toEqual({ [field]: 0 })
})

test('the made-up person has something in the columns that most files have', () => {
  const given = headings.flatMap((heading, at) => (person[at] ? [[heading, person[at]]] : []))
  expect(Object.fromEntries(given)).toEqual({
    'Full name': 'Maya Sample',
    Email: 'maya.sample@example.test',
    Phone: '(512) 555-0142',
    City: 'Austin',
    State: 'TX',
    Position: 'RBT',
    Date: '3/14/2026',
    'Preferred language': 'English',
    'Works as an RBT now': 'no',
    'Resume text': 'Two years with children in an after-school program.',
    'Skills percentage (RBT)': '80',
    'Experience percentage (RBT)': '75',
    Status: 'Initial Inquiry',
  })
})
