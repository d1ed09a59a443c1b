import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findCodeProblem, generateCode } from './code.ts'

const bright = { organization: 'Bright Path ABA', location: 'Austin', position: 'RBT' as const }

test('a code names the organization, the place and the position, without look-alikes', () => {
  expect(generateCode(bright, [])).toBe('BPA-AUS-R22')
  expect(generateCode({ ...bright, position: 'BCBA', location: 'São Paulo' }, [])).toBe('BPA-SAP-B22')
  expect(generateCode({ ...bright, organization: ' Bright  Path 4 Kids ' }, [])).toBe('BPK-AUS-R22')
  expect(generateCode({ ...bright, organization: '1 0' }, [])).toBe('CLN-AUS-R22')
  expect(generateCode({ ...bright, location: '' }, [])).toBe('BPA-PLC-R22')
})

test('never suggests a taken code, in any case; 64 exist in all', () => {
  const given: string[] = []
  for (let code = generateCode(bright, given); code; code = generateCode(bright, given)) given.push(code.toLowerCase())
  expect(new Set(given).size).toBe(64)
  expect(given.every((code) => findCodeProblem(code) === null)).toBe(true)
})

test('a generated code is a good one for any names', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (organization, location) => {
      const code = generateCode({ organization: organization, location: location, position: 'RBT' }, [])
      expect(code && findCodeProblem(code)).toBeNull()
    }),
  )
})

test.each([
  ['', 'Enter a code.'],
  ['AB', 'Use 3 to 40 characters.'],
  ['A B C', 'Use only letters, digits, and hyphens.'],
  ['ROOM-2', 'Don’t use 0, O, 1, or I. They look alike.'],
  ['bpa-aus-r22', null],
  ['  ABC ', null],
  ['A'.repeat(40), null],
  ['A'.repeat(41), 'Use 3 to 40 characters.'],
])('the code %j: %j', (typed, problem) => expect(findCodeProblem(typed)).toBe(problem))
