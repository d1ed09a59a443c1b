import type { Day } from '../../../../src/rules/day.ts'

/** How well one thing is read in résumés no one wrote rules by; shares of `n` with their 95 % interval (Wilson), as lab/bench.md has them. */
export type Measurement = {
  what: string
  recall: string
  recallRange: string
  recallOf: number
  /** Null: a question with one answer for each résumé has no precision of its own. */
  precision: { share: string; range: string; of: number } | null
}

/** On which day the figures were measured. */
export const measuredOn: Day = '2026-11-25'
/** Files and texts they were measured with: `known` ones rules were mended by, `unseen` ones not. */
export const measuredWith = { files: 205, texts: 124, unseen: 82 }

const row = (
  what: string,
  recall: string,
  recallRange: string,
  recallOf: number,
  precision?: [string, string, number],
) => ({
  what,
  recall,
  recallRange,
  recallOf,
  precision: precision ? { share: precision[0], range: precision[1], of: precision[2] } : null,
})

/** Measured on the unseen files alone, by `lab/resumes.ts`; a test holds them against lab/bench.md. */
export const measured: readonly Measurement[] = [
  row('is_resume', '1.000', '0.954–1.000', 79),
  row('position', '1.000', '0.948–1.000', 70),
  row('current_rbt', '0.986', '0.926–0.998', 73),
  row('certifications', '0.945', '0.851–0.981', 55, ['0.929', '0.830–0.972', 56]),
  row('aba_months ± 1', '0.980', '0.893–0.996', 49),
  row('related_months ± 1', '0.912', '0.770–0.970', 34),
  row('skills', '0.945', '0.906–0.968', 217, ['0.949', '0.911–0.971', 216]),
  row('assessments', '1.000', '0.772–1.000', 13, ['0.867', '0.621–0.963', 15]),
  row('systems', '1.000', '0.741–1.000', 11, ['0.917', '0.646–0.985', 12]),
  row('languages', '1.000', '0.890–1.000', 31, ['1.000', '0.890–1.000', 31]),
  row('education.highest', '0.968', '0.890–0.991', 62),
  row('employers: name', '0.965', '0.921–0.985', 144, ['0.986', '0.950–0.996', 141]),
  row('employers: title', '0.965', '0.921–0.985', 144, ['0.986', '0.950–0.996', 141]),
  row('employers: from', '0.984', '0.945–0.996', 128, ['0.992', '0.957–0.999', 127]),
  row('Found', '1.000', '0.968–1.000', 117, ['0.983', '0.941–0.995', 119]),
]

/** How often the same file was read again, how many files, and in how many anything became another. */
export const repeats = { times: 100, files: 195, changed: 0 }
/** Quotes of those files that are in them word for word. */
export const measuredQuotes = { of: 1_329, verbatim: 1_329 }

/**
 * The excluded features, swapped for another in so many of 10,000 made-up pairs, and how many numbers became another
 * (`lab/swaps.ts`).
 */
export const counterfactuals: readonly { what: string; words: string; swapped: number; changed: number }[] = [
  { what: 'person', words: 'Name', swapped: 8_054, changed: 0 },
  { what: 'pronoun', words: 'Pronoun', swapped: 6_681, changed: 0 },
  { what: 'zip', words: 'ZIP code', swapped: 7_491, changed: 0 },
  { what: 'school', words: 'School', swapped: 7_537, changed: 0 },
  { what: 'brand', words: 'Employer’s name', swapped: 7_930, changed: 0 },
  { what: 'graduated', words: 'Year of graduation', swapped: 9_766, changed: 0 },
  { what: 'gap', words: 'Gap between jobs', swapped: 9_822, changed: 0 },
]
