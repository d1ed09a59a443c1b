import { expect, test } from 'vitest'
import { parseState, usStates } from './us-states.ts'

test.each([
  ['Ill.', 'IL'],
  ['ILL.', 'IL'],
  ['tx', 'TX'],
  ['TX.', 'TX'],
  ['CO ', 'CO'],
  [' texas ', 'TX'],
  ['FLORIDA', 'FL'],
  ['N. Carolina', null],
  ['N.C.', 'NC'],
  ['west  virginia', 'WV'],
  ['Washington, D.C.', 'DC'],
  ['Washington', 'WA'],
  ['PR', 'PR'],
  ['Virgin Islands', 'VI'],
  ['Guam', 'GU'],
  ['Ontario', null],
  ['T-X', null],
  ['XX', null],
  ['', null],
])('%j is %s', (text, code) => expect(parseState(text)).toBe(code))

test('every code and every name is its own state', () => {
  expect(Object.keys(usStates)).toHaveLength(56)
  for (const [code, name] of Object.entries(usStates))
    expect([parseState(code), parseState(name)]).toEqual([code, code])
})
