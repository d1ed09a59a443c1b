import type { Profile } from '../../../features/candidate-panel/web/profile-data.ts'
import { candidate } from './world.ts'

type More = Omit<Partial<Profile>, 'candidate'> & { candidate?: Partial<Profile['candidate']> }
const nothing = {
  skills_percentage: null,
  experience_percentage: null,
  skills_rationale: null,
  experience_rationale: null,
  reinforce_analysis: null,
  skills_score: null,
  experience_score: null,
  culture_fit_score: null,
  bcba_skills_rationale: null,
  bcba_experience_rationale: null,
  culture_fit_rationale: null,
  findbcbas_analysis: null,
}

/** A candidate's page for page tests: an RBT of whom little is known. */
export const profile = (n: number, { candidate: row = {}, ...more }: More = {}): Profile => ({
  candidate: candidate(n, { email_address: 'ana@example.test', ...row }),
  version: '7',
  received: { name: `candidate ${n}`, position: 'RBT', source: null, jobCode: null },
  resumeLink: null,
  scores: nothing,
  counts_culture_fit: true,
  particulars: { state_licences: null, supervision_capacity: null, assessments: null },
  fit: {
    number: 72,
    label: 'Good Fit (With Training)',
    reason: 'The average of 70 and 74.',
    source: 'scores',
    ruleVersion: '1',
    rounding: 'Rounded half up.',
    inputs: [{ name: 'skills', received: '70', counts: 70 }],
    computed: { number: 72, label: 'Good Fit (With Training)', reason: 'The average of 70 and 74.' },
    override: null,
  },
  credential: {
    received: null,
    kind: 'junk',
    number: null,
    finding: null,
    year: null,
    sharedWith: [],
    state: 'none',
    expired: false,
    emptied: null,
    check: null,
  },
  consent: { state: 'given', source: 'Application form', at: null, optedOutAt: null },
  localTime: { timeZone: 'America/Chicago', isGuess: true },
  owner: null,
  followUp: null,
  archiveReason: null,
  mergedInto: null,
  erasure: null,
  offers: [],
  notes: 0,
  duplicates: [],
  scheduler: false,
  ...more,
})
