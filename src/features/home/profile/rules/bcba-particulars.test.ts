import { expect, test } from 'vitest'
import { readParticulars } from './bcba-particulars.ts'

const typed = (more: object = {}) => ({ state_licenses: '', supervision_capacity: '', assessments: '', ...more })

test('licenses are kept as state and number, capacity as a number, assessments as a list', () => {
  expect(
    readParticulars(
      typed({
        state_licenses: ' tx 12345; New Mexico pending,\nFL, nm applied',
        supervision_capacity: ' 6 ',
        assessments: 'VB-MAPP ,, ABLLS-R',
      }),
    ),
  ).toEqual({
    values: {
      state_licenses: 'TX 12345, NM pending, FL, NM applied',
      supervision_capacity: 6,
      assessments: 'VB-MAPP, ABLLS-R',
    },
    problems: {},
  })
})

test('blank means that nothing is known', () => {
  expect(readParticulars(typed({ state_licenses: ' , ' }))).toEqual({
    values: { state_licenses: null, supervision_capacity: null, assessments: null },
    problems: {},
  })
})

test.each([
  [{ state_licenses: 'Narnia 5' }, 'state_licenses', '“Narnia 5” doesn’t start with a state'],
  [{ state_licenses: '12345' }, 'state_licenses', 'doesn’t start with a state'],
  [{ supervision_capacity: '-1' }, 'supervision_capacity', 'Enter a whole number from 0 to 99'],
  [{ supervision_capacity: '2.5' }, 'supervision_capacity', 'Enter a whole number'],
  [{ supervision_capacity: '100' }, 'supervision_capacity', 'Enter a whole number'],
  [{ assessments: 'x'.repeat(201) }, 'assessments', 'Use 200 characters or fewer'],
  [
    { state_licenses: Array.from({ length: 60 }, () => 'TX 12').join(',') },
    'state_licenses',
    'Use 200 characters or fewer',
  ],
])('%o is refused at its field', (more, field, sentence) => {
  expect(readParticulars(typed(more)).problems[field]).toContain(sentence)
})

test.each([
  ['tx  -# 12345', 'TX 12345'],
  ['TX 1-2A', 'TX 1-2A'],
  ['tx 7', 'TX 7'],
  ['TX APPLIED', 'TX APPLIED'],
  ['New   Mexico 5', 'NM 5'],
])('the license %s is kept as %s', (text, kept) =>
  expect(readParticulars(typed({ state_licenses: text }))).toMatchObject({
    values: { state_licenses: kept },
    problems: {},
  }),
)

test.each(['1 TX 5', 'TX 5 old', 'TX five', '?'])('%s is no license', (text) =>
  expect(readParticulars(typed({ state_licenses: text })).problems).toEqual({
    state_licenses: `“${text}” doesn’t start with a state. Write it like TX 12345, NM pending.`,
  }),
)

test('a sign that no database keeps is left out', () =>
  expect(readParticulars(typed({ assessments: 'VB\0-MAPP' })).values.assessments).toBe('VB-MAPP'))

test('200 characters and 99 people are kept, and a long mistake is quoted shortly', () => {
  const longest = `TX 1${'2'.repeat(196)}`
  expect(
    readParticulars(typed({ state_licenses: longest, assessments: 'x'.repeat(200), supervision_capacity: '99' })),
  ).toEqual({
    values: { state_licenses: longest, assessments: 'x'.repeat(200), supervision_capacity: 99 },
    problems: {},
  })
  expect(readParticulars(typed({ state_licenses: 'z'.repeat(41) })).problems['state_licenses']).toContain(
    `“${'z'.repeat(40)}” does`,
  )
  expect(readParticulars(typed({ state_licenses: 'z'.repeat(201) })).problems['state_licenses']).toBe(
    'Use 200 characters or fewer.',
  )
})
