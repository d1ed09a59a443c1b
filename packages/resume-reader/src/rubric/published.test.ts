import { expect, test } from 'vitest'
import type { Rubric } from './criterion.ts'
import { rubricNames, rubrics } from './weights.ts'

const signs = { 'active-claimed': '+', 'in-training': '~', expired: '!' }
const printed = ({ criteria, anchors }: Rubric) => [
  ...criteria.map((criterion) => {
    const head = `${criterion.name}, ${criterion.points}, ${criterion.by}`
    if (criterion.by === 'names') return `${head}, ${criterion.full} of ${criterion.counts.join(' | ')}`
    if (criterion.by === 'certification')
      return `${head}: ${criterion.states.map(({ kind, state, points }) => `${kind}${signs[state]} ${points}`).join(', ')}`
    return `${head}: ${criterion.steps.map(([months, points]) => `${months} ${points}`).join(', ')}`
  }),
  ...anchors,
]

// What is published of a rubric changes with its version alone.
test('the rubrics are those that are published', () => {
  expect(rubricNames.flatMap((name) => [`# ${name}`, ...printed(rubrics[name])])).toEqual([
    '# rbt_skills',
    'Certification, 45, certification: RBT+ 45, BCaBA+ 45, BCBA+ 45, RBT~ 40, RBT! 40, BCBA~ 40',
    'Teaching methods, 18, names, 4 of Discrete Trial Training | Natural Environment Training | Pivotal Response Training | Verbal Behavior | Functional Communication Training | PECS | AAC Devices | Prompting and Fading | Errorless Teaching | Shaping | Chaining | Task Analysis | Token Economy | Generalization | Skill Acquisition Programs | Visual Supports | Toilet Training | Feeding | Daily Living Skills | Social Skills | Play Skills | Early Intervention',
    'Data and notes, 14, names, 2 of Data Collection | Graphing | Session Notes | system',
    'Behavior reduction, 13, names, 2 of Behavior Plan Implementation | Reinforcement | Differential Reinforcement | Extinction | De-escalation | Severe Problem Behavior | Preference Assessment',
    'Safety and privacy, 10, names, 1 of CPR / First Aid | CPI | Safety-Care | PCM | HIPAA',
    'no relevant evidence found',
    'one or two relevant skills',
    'early: trained or certified, or several skills',
    'solid basics: certified or trained, with methods or data',
    'strong: has most of what sessions need',
    'complete: certified, with methods, data, behavior plans, and safety',
    '# rbt_experience',
    'Months in ABA, 56, aba_months: 0 0, 1 12, 6 24, 12 36, 24 46, 36 56',
    'Months in related work, 24, related_months: 0 0, 1 10, 12 18, 36 24',
    'Training for the certification, 14, certification: RBT+ 14, BCaBA+ 14, BCBA+ 14, RBT~ 14, RBT! 14, BCBA~ 14',
    'Settings, 6, names, 2 of In-home Sessions | Clinic Sessions | School-based | Telehealth',
    'little or no relevant experience',
    'a little relevant experience',
    'some relevant experience',
    'solid relevant experience',
    'most of the relevant experience we look for',
    'complete: years of ABA, related work, and settings',
    '# bcba_skills',
    'Certification, 25, certification: BCBA+ 25, BCaBA+ 15, BCBA~ 10, BCBA! 10, RBT+ 5',
    'Assessments, 25, names, 3 of VB-MAPP | ABLLS-R | AFLS | PEAK | Vineland | FBA | FA | Preference Assessment',
    'Plans and programs, 20, names, 2 of Behavior Plan Writing | Treatment Planning | Skill Acquisition Programs | Functional Communication Training | Differential Reinforcement',
    'Supervision and training, 20, names, 3 of RBT Supervision | Staff Training | Fieldwork Supervision | Parent Training | Organizational Behavior Management',
    'Case work, 10, names, 2 of Caseload Management | Insurance Authorization | Interdisciplinary Collaboration | IEP Support | HIPAA',
    'no relevant evidence found',
    'shows little of what a BCBA does',
    'early: certificate or some assessments',
    'solid: certified, with assessments or plans',
    'strong: certified, with assessments, plans, and supervision',
    'complete: assessments, plans, supervision, parent training, and case work',
    '# bcba_experience',
    'Months in ABA, 65, aba_months: 0 0, 1 8, 12 25, 24 40, 36 52, 60 65',
    'Cases and supervision, 20, names, 2 of Caseload Management | RBT Supervision | Fieldwork Supervision | Staff Training | Insurance Authorization',
    'Settings, 10, names, 2 of In-home Sessions | Clinic Sessions | School-based | Telehealth',
    'Months in related work, 5, related_months: 0 0, 1 2, 24 5',
    'little or no relevant experience',
    'a little BCBA experience',
    'some BCBA experience',
    'solid BCBA experience',
    'most of the BCBA experience we look for',
    'complete: years of ABA, cases, supervision, and settings',
  ])
})
