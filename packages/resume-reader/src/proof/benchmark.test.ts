import { expect, test } from 'vitest'
import { counterfactuals, measured, measuredOn, measuredQuotes, measuredWith, repeats } from './benchmark.ts'

/** The 95 % interval of a share (Wilson), as it is printed. */
const wilson = (share: string, of: number) => {
  const [p, z] = [Math.round(Number(share) * of) / of, 1.959964]
  const middle = p + z ** 2 / (2 * of)
  const reach = z * Math.sqrt((p * (1 - p)) / of + z ** 2 / (4 * of ** 2))
  return [middle - reach, middle + reach].map((edge) => (edge / (1 + z ** 2 / of)).toFixed(3)).join('–')
}
const printed = (share: string, of: number) => (Math.round(Number(share) * of) / of).toFixed(3)

const figures = measured.flatMap(({ what, recall, recallRange, recallOf, precision }) => [
  { name: `recall of ${what}`, share: recall, range: recallRange, of: recallOf },
  ...(precision ? [{ name: `precision of ${what}`, ...precision }] : []),
])
test.each(figures)('the figures of the $name belong together', ({ share, range, of }) => {
  expect([share, range]).toEqual([printed(share, of), wilson(share, of)])
})

test('each fact is measured once, and where several can be found precision is measured, too', () => {
  expect(measured.map(({ what, precision }) => `${what}${precision ? ', both' : ''}`)).toEqual([
    'is_resume',
    'position',
    'current_rbt',
    'certifications, both',
    'aba_months ± 1',
    'related_months ± 1',
    'skills, both',
    'assessments, both',
    'systems, both',
    'languages, both',
    'education.highest',
    'employers: name, both',
    'employers: title, both',
    'employers: from, both',
    'Found, both',
  ])
})

test('excluded features were swapped thousands of times, and nothing changed', () => {
  expect(counterfactuals.map(({ what, words }) => `${what}: ${words}`)).toEqual([
    'person: Name',
    'pronoun: Pronoun',
    'zip: ZIP code',
    'school: School',
    'brand: Employer’s name',
    'graduated: Year of graduation',
    'gap: Gap between jobs',
  ])
  for (const { swapped, changed } of counterfactuals) {
    expect(swapped).toBeGreaterThan(6_000)
    expect(changed).toBe(0)
  }
  expect(repeats).toEqual({ times: 100, files: 195, changed: 0 })
  expect(measuredQuotes.verbatim).toBe(measuredQuotes.of)
  expect(measuredQuotes.of).toBeGreaterThan(1_000)
  expect(measuredWith.unseen).toBeLessThan(measuredWith.files)
  expect(measuredWith.texts).toBeGreaterThan(100)
  expect(measuredOn).toMatch(/^\d{4}-\d{2}-\d{2}$/)
})
