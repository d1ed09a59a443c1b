import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type GivenVerdict, keepAgreedVerdicts } from './keep-agreed-verdicts.ts'

const asked = {
  criteria: [{ id: 'settings', name: 'Settings', words: '' }],
  lines: [
    { number: 1, text: 'Clinic sessions' },
    { number: 3, text: 'In-home sessions' },
    { number: 4, text: 'Telehealth' },
  ],
  isComplete: true,
}
const found = (...lines: number[]): GivenVerdict => ({ id: 'settings', verdict: 'Found', lines })
const missing: GivenVerdict = { id: 'settings', verdict: 'Missing', lines: [] }
const verdict = (answers: GivenVerdict[][], more: Partial<typeof asked> = {}) =>
  keepAgreedVerdicts(answers, { ...asked, ...more })?.[0]
const unclear = { name: 'Settings', verdict: 'Unclear', lines: [], quotes: [] }

test('three answers that agree are the verdict, with quotes cut from the résumé', () => {
  expect(verdict([[found(3, 1)], [found(1, 3)], [found(1)]])).toEqual({
    name: 'Settings',
    verdict: 'Found',
    lines: [1, 3],
    quotes: ['Clinic sessions', 'In-home sessions'],
  })
  expect(verdict([[missing], [missing], [missing]])).toEqual({ ...unclear, verdict: 'Missing' })
})

test.each<[string, GivenVerdict[][]]>([
  ['one says otherwise', [[found(1)], [found(1)], [missing]]],
  ['one says nothing of it', [[missing], [], [missing]]],
  ['one says two things', [[found(1), missing], [found(1)], [found(1)]]],
  ['each names another line', [[found(1)], [found(3)], [found(4)]]],
  ['it is found nowhere', [[found()], [found()], [found()]]],
  ['it is found in lines that were never sent', [[found(2, 99)], [found(-1)], [found(0, 1e9)]]],
  ['one finds it in a line that was never sent', [[found(1)], [found(1)], [found(2)]]],
  ['the answers are about something else', [[{ ...found(1), id: 'hired' }], [found(1)], [found(1)]]],
])('a criterion is unclear where %s', (_, answers) => {
  expect(verdict(answers)).toEqual(unclear)
})

test('nothing is missing from a résumé of which not all was sent', () => {
  expect(verdict([[missing], [missing], [missing]], { isComplete: false })).toEqual(unclear)
})

test('fewer than three answers are no reading', () => {
  expect(keepAgreedVerdicts([[found(1)], [found(1)]], asked)).toBeNull()
})

test('at most five lines are quoted, each once', () => {
  const lines = Array.from({ length: 20 }, (_, at) => ({ number: at + 1, text: at < 2 ? 'the same' : `line ${at}` }))
  const all = [found(...lines.map(({ number }) => number), 1, 1, 1)]
  expect(verdict([all, all, all], { lines })).toMatchObject({
    lines: [1, 2, 3, 4, 5],
    quotes: ['the same', 'line 2', 'line 3', 'line 4'],
  })
})

test('any answers give one verdict a criterion, and every quote is a line that was sent', () => {
  const given = fc.record({
    id: fc.constantFrom('settings', 'hired', '__proto__'),
    verdict: fc.constantFrom('Found' as const, 'Missing' as const, 'Unclear' as const),
    lines: fc.array(fc.integer({ min: -2, max: 6 }), { maxLength: 6 }),
  })
  const texts = asked.lines.map(({ text }) => text)
  fc.assert(
    fc.property(fc.array(fc.array(given, { maxLength: 4 }), { minLength: 3, maxLength: 3 }), (answers) => {
      const [only, ...others] = keepAgreedVerdicts(answers, asked) ?? []
      expect(others).toEqual([])
      expect(only?.quotes.every((quote) => texts.includes(quote))).toBe(true)
      expect(only?.verdict === 'Found').toBe((only?.quotes.length ?? 0) > 0)
    }),
  )
})
