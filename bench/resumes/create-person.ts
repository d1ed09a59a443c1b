// Invented people for the resume corpus: what is true of them, apart from any layout.

export type Job = {
  title: string
  employer: string
  place: string
  from: string
  to: string
  kind: 'aba' | 'related' | 'other'
  duties: string[]
}
export type PersonCertification = {
  kind: 'RBT' | 'BCBA' | 'BCaBA'
  number: string | null
  state: 'active-claimed' | 'expired'
  words: string
}
export type Person = {
  name: string
  contact: [place: string, phone: string, email: string]
  summary: string
  jobs: Job[]
  certifications: PersonCertification[]
  education: [degree: string, school: string, year: string][]
  skills: string[]
}

const duties = {
  A: [
    'Ran discrete trial training and natural environment teaching with learners aged 2 to 9',
    'Followed behavior intervention plans and recorded trial data before the end of each session',
    'Taught toilet training and hand washing with task analysis and prompt fading, and told families about progress each week',
    'Wrote session notes on the day of the visit',
  ],
  R: [
    'Planned circle time and small groups for sixteen children',
    'Helped children with meals, rest, and changing of clothes while keeping the lead teacher informed about anything unusual',
    'Kept daily notes for families',
  ],
  O: [
    'Balanced the drawer at closing',
    'Greeted guests and answered questions about orders, returns, and opening hours across two departments',
    'Trained four new employees',
  ],
}
const kinds = { A: 'aba', R: 'related', O: 'other' } as const

/** A job in one line: kind, title, employer, place, first month, last month. */
const job = (line: string, at: number): Job => {
  const [kind = 'O', title = '', employer = '', place = '', from = '', to = ''] = line.split('|')
  const key = kind === 'A' || kind === 'R' ? kind : 'O'
  const all = duties[key]
  return { title, employer, place, from, to, kind: kinds[key], duties: all.slice(at % 2, 2 + ((at + all.length) % 3)) }
}

const skillSets = [
  ['Discrete Trial Training', 'Token Economy', 'Session Notes', 'Crisis Prevention'],
  ['Data Collection', 'Parent Training', 'CentralReach', 'Behavior Plans'],
  ['Microsoft Office', 'Scheduling', 'Teamwork'],
]

export const createPerson = (
  name: string,
  place: string,
  held: PersonCertification[],
  jobs: string[],
  education: [string, string, string][],
  at: number,
): Person => ({
  name,
  contact: [place, `(${601 + at}) 555-01${String(10 + at)}`, `${name.split(' ')[0]?.toLowerCase()}.${at}@example.test`],
  summary: 'Patient and punctual, with a calm voice and clear notes.',
  jobs: jobs.map((one, index) => job(one, at + index)),
  certifications: held,
  education,
  skills: skillSets[at % skillSets.length] ?? [],
})

export const rbt = (number: string): PersonCertification => ({
  kind: 'RBT',
  number,
  state: 'active-claimed',
  words: `Registered Behavior Technician, ${number}`,
})
export const bcba = (number: string): PersonCertification => ({
  kind: 'BCBA',
  number,
  state: 'active-claimed',
  words: `BCBA, No. ${number}, active`,
})
