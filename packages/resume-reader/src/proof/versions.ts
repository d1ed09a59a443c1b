import type { Day } from '../../../../src/rules/day.ts'

/** A version of the rubric, with its changes from the one before. */
export type RubricVersion = { version: string; since: Day; changes: readonly string[] }

/** Every version there was, the newest first. */
export const rubricVersions: readonly RubricVersion[] = [
  {
    version: '11',
    since: '2026-11-30',
    changes: [
      'The analysis calls strongest what has the largest share of its points. Before, it was what has the most points. No number changes.',
    ],
  },
  {
    version: '10',
    since: '2026-11-30',
    changes: ['A certificate that no registry confirmed is called claimed. No number changes.'],
  },
  {
    version: '9',
    since: '2026-11-29',
    changes: [
      'The reasons and the analysis read as a colleague’s note: strongest points first, then the biggest gaps. No number changes.',
    ],
  },
  {
    version: '8',
    since: '2026-11-29',
    changes: [
      'RBT: training and work with children count more, because most applicants have no ABA experience yet. Before, someone with the 40-hour training and years with children was a Poor Fit like someone with neither.',
      'Skills (before): certification or training 45 (30), teaching methods 18 (25), data and notes 14 (20), behavior reduction 13 (15), safety and privacy 10 (10).',
      'Experience (before): months in ABA 56 (70), months in related work 24 (14), training 14 (10), settings 6 (6).',
    ],
  },
  {
    version: '7',
    since: '2026-11-28',
    changes: [
      'The blanks between letter-spaced words of a PDF are kept.',
      'The reasons of a score are a short paragraph. The points and quotes of each criterion are listed apart.',
    ],
  },
  {
    version: '6',
    since: '2026-11-28',
    changes: [
      'Dates are read as “03/22-05/24”, “2022 March”, and “early 2020 to late 2021”.',
      'Jobs are read in application forms, with slashes between employer and title, below a date on a line of its own, and in tables within tables.',
      'A sentence that lists duties is no longer taken for an employer.',
      'Where a job lacks dates, the months are “at least” so many, and 0 months are unclear.',
    ],
  },
  {
    version: '5',
    since: '2026-11-27',
    changes: [
      'Jobs are read in more layouts: dates between title and employer, above each other, or without a dash, headings left of their text, and tables.',
      'The end of a job no longer ends a certification that is claimed to be active. A number that is broken at its hyphen is read.',
      'An analyst’s job counts as ABA only with “behavior” in its title or at an ABA employer.',
      'Skills named only in a list count nothing where no job, certification, or study of the field is found.',
      'Where skills are found and no experience, or the other way round, the number that was 0 is 1.',
    ],
  },
  {
    version: '4',
    since: '2026-11-27',
    changes: ['The reasons are written in plainer words. No number changes.'],
  },
  {
    version: '3',
    since: '2026-11-25',
    changes: [
      'Spanish titles and headings are read with their accents (“Técnico de conducta registrado”, “Habilidades y destrezas”).',
      'Hours behind “Availability:” and the field behind “Bachelor of Arts degree in” are read.',
      'Words about a former certification (“BCBA, former RBT”) apply to that one only; “RBT not renewed” is not active.',
    ],
  },
  {
    version: '2',
    since: '2026-11-24',
    changes: [
      'The state of a certification is also read in the lines below its name (“Issued 2019 · Expired 2021”).',
      'Jobs without dates are read among others that have them; they add no months.',
      'An aide at a school counts as related work.',
      'Clinics may weigh the criteria themselves and state values for the culture fit of BCBAs.',
    ],
  },
  {
    version: '1',
    since: '2026-11-23',
    changes: ['The first rubric: skills and experience for RBTs and BCBAs, and culture fit for BCBAs.'],
  },
]
