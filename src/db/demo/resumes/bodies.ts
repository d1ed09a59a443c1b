import { type Position } from '../../../rules/credential/positions.ts'
import type { Random } from '../random.ts'
import { createRandom } from '../random.ts'
import words from './words.json' with { type: 'json' }

/** The part of a résumé below the address. `{number}` marks the place of a certification number. */
export type ResumeBody = { position: Position; lines: string[]; isSpanish: boolean }

const monthNames = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const spanishMonths = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
  ' ',
)

/** The month so many months before a day, as 'Jun 2023'. */
const monthAgo = (today: string, months: number, names = monthNames) => {
  const [year = 0, month = 1] = today.split('-').map(Number)
  const at = year * 12 + month - 1 - months
  return `${names[at % 12]} ${Math.floor(at / 12)}`
}

type Job = readonly [title: string, employer: string, from: number, to: number | null, ...did: string[]]

const written = (today: string, jobs: readonly Job[]) =>
  jobs.flatMap(([title, employer, from, to, ...did]) => [
    `${title}, ${employer}`,
    `${monthAgo(today, from)} – ${to === null ? 'Present' : monthAgo(today, to)}`,
    ...did.map((line) => `- ${line}`),
    '',
  ])

const section = (title: string, lines: readonly string[]) => (lines.length === 0 ? [] : [title, ...lines, ''])
const listed = (lines: readonly string[]) => lines.map((line) => `- ${line}`)

/** Someone who works as an RBT now, for `months`. */
const technician = (r: Random, today: string, months: number): string[] => {
  const [place = '', before = ''] = r.some(words.clinicsBefore, 2)
  const { title, employer, did } = r.pick(words.relatedJobs)
  const jobs: Job[] = [
    [
      'Registered Behavior Technician',
      place,
      months > 30 ? 22 : months,
      r.chance(0.8) ? null : 3,
      ...r.some(words.teaching, 1 + r.below(3)),
      ...r.some(words.keepingData, 1 + r.below(2)),
      ...r.some(words.reducingBehavior, r.below(3)),
      r.pick(words.settings),
    ],
    ...(months > 30
      ? [['Behavior Technician', before, months, 23, ...r.some(words.teaching, 1 + r.below(2))] as const]
      : []),
    [title, employer, months + 14 + r.below(30), months + 2, did],
  ]
  return [
    ...section('EXPERIENCE', written(today, jobs).slice(0, -1)),
    ...section('CERTIFICATIONS', [
      '- Registered Behavior Technician, BACB No. {number}, active',
      ...listed(r.some(words.safety, r.below(3))),
    ]),
    ...section('SKILLS', listed(r.some(words.strengths, 1 + r.below(3)))),
    ...section('AVAILABILITY', r.chance(0.8) ? [r.pick(words.available)] : []),
  ]
}

/** Someone who did other work with children, or none, and may have begun the training. */
const beginner = (r: Random, today: string, jobsFrom: typeof words.relatedJobs, isTrained: boolean): string[] => {
  const { title, employer, did } = r.pick(jobsFrom)
  const { title: otherTitle, employer: otherEmployer, did: otherDid } = r.pick(words.otherJobs)
  const from = 13 + r.below(40)
  return [
    ...section(
      'EXPERIENCE',
      written(today, [
        [title, employer, from, r.chance(0.7) ? null : 12, did],
        ...(employer === otherEmployer ? [] : [[otherTitle, otherEmployer, from + 20, from + 1, otherDid] as const]),
      ]).slice(0, -1),
    ),
    ...section(
      'TRAINING',
      isTrained
        ? [
            '- 40-hour RBT training completed; competency assessment scheduled',
            ...listed(r.some(words.safety, r.below(2))),
          ]
        : listed(r.some(words.safety, r.below(2))),
    ),
    ...section('SKILLS', listed(r.some(words.strengths, 2 + r.below(2)))),
    ...section('AVAILABILITY', r.chance(0.8) ? [r.pick(words.available)] : []),
  ]
}

const inSpanish = (r: Random, today: string): string[] => {
  const months = 14 + r.below(20)
  return [
    'EXPERIENCIA',
    `Técnico conductual registrado (RBT), ${r.pick(words.clinicsBefore)}`,
    `${monthAgo(today, months, spanishMonths)} – actualidad`,
    ...listed(r.some(words.spanish.teaching, 2 + r.below(2))),
    `- ${words.spanish.place}`,
    '',
    'CERTIFICACIONES',
    '- Técnico conductual registrado (RBT), n.º {number}, vigente',
    '',
    'IDIOMAS',
    '- Español e inglés',
    '',
    'EDUCACIÓN',
    `- ${words.spanish.school}`,
  ]
}

const analyst = (r: Random, today: string, months: number): string[] => {
  const [place = '', before = ''] = r.some(words.clinicsBefore, 2)
  const isSenior = months > 30
  const jobs: Job[] = [
    [
      isSenior ? 'Clinical Supervisor, BCBA' : 'Board Certified Behavior Analyst',
      place,
      isSenior ? 24 : months,
      r.chance(0.85) ? null : 3,
      ...r.some(words.assessing, 1 + r.below(3)),
      ...r.some(words.planning, 1 + r.below(2)),
      ...r.some(words.supervising, 1 + r.below(3)),
      ...r.some(words.caseWork, r.below(3)),
    ],
    isSenior
      ? ['Board Certified Behavior Analyst', before, months, 25, r.pick(words.planning), r.pick(words.settings)]
      : ['Registered Behavior Technician', before, months + 26, months + 1, ...r.some(words.teaching, 2)],
  ]
  return [
    ...section('EXPERIENCE', written(today, jobs).slice(0, -1)),
    ...section('CERTIFICATIONS', [
      '- Board Certified Behavior Analyst (BCBA), certification number {number}',
      ...listed(r.some(words.safety, r.below(2))),
    ]),
    ...section('SKILLS', listed(r.some(words.strengths, r.below(3)))),
    ...section('EDUCATION', ['- M.S. Applied Behavior Analysis, Lone Star State University']),
  ]
}

/** Someone whose exam is still to come. */
const trainee = (r: Random, today: string): string[] => {
  const [place = '', before = ''] = r.some(words.clinicsBefore, 2)
  const months = 10 + r.below(30)
  const jobs: Job[] = [
    ['Lead Behavior Technician', place, months, null, ...r.some(words.teaching, 2), r.pick(words.keepingData)],
    ['Behavior Technician', before, months + 18, months + 1, r.pick(words.teaching), r.pick(words.settings)],
  ]
  return [
    ...section('EXPERIENCE', written(today, jobs).slice(0, -1)),
    ...section('CERTIFICATIONS', [
      '- Supervised fieldwork completed; BCBA exam scheduled',
      ...listed(r.some(words.safety, r.below(3))),
    ]),
    ...section('SKILLS', listed(r.some(words.strengths, 1 + r.below(2)))),
    ...section('EDUCATION', ['- M.S. Applied Behavior Analysis, Bayou State University']),
  ]
}

const technicianBody = (r: Random, today: string): string[] => {
  const kind = r.next()
  if (kind < 0.05) return inSpanish(r, today)
  const body =
    kind < 0.17
      ? technician(r, today, 31 + r.below(30))
      : kind < 0.37
        ? technician(r, today, 7 + r.below(20))
        : kind < 0.62
          ? beginner(r, today, words.relatedJobs, true)
          : beginner(r, today, kind < 0.87 ? words.relatedJobs : words.otherJobs, false)
  return [...body, 'EDUCATION', `- ${r.pick(words.schools)}`]
}

const count = { RBT: 150, BCBA: 40 }

const made = (position: Position, lines: string[]): ResumeBody => ({
  position,
  lines,
  isSpanish: lines[0] === 'EXPERIENCIA',
})

/** Bodies of résumés as they are on a day; people of the demo draw from them. The same day makes the same ones. */
export const listResumeBodies = (today: string): Record<Position, ResumeBody[]> => {
  const r = createRandom('bodies of résumés')
  return {
    RBT: Array.from({ length: count.RBT }, () => made('RBT', technicianBody(r, today))),
    BCBA: Array.from({ length: count.BCBA }, () =>
      made('BCBA', r.chance(0.3) ? trainee(r, today) : analyst(r, today, 8 + r.below(80))),
    ),
  }
}
