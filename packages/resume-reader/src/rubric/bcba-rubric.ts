import { splitList } from '../vocabulary/split-list.ts'
import type { Rubric } from './criterion.ts'

/** The points for a BCBA's skills. */
export const bcbaSkills: Rubric = {
  criteria: [
    {
      name: 'Certification',
      points: 25,
      by: 'certification',
      states: [
        { kind: 'BCBA', state: 'active-claimed', points: 25 },
        { kind: 'BCaBA', state: 'active-claimed', points: 15 },
        { kind: 'BCBA', state: 'in-training', points: 10 },
        { kind: 'BCBA', state: 'expired', points: 10 },
        { kind: 'RBT', state: 'active-claimed', points: 5 },
      ],
    },
    {
      name: 'Assessments',
      points: 25,
      by: 'names',
      full: 3,
      counts: splitList('VB-MAPP, ABLLS-R, AFLS, PEAK, Vineland, FBA, FA, Preference Assessment'),
    },
    {
      name: 'Plans and programs',
      points: 20,
      by: 'names',
      full: 2,
      counts: splitList(`
        Behavior Plan Writing, Treatment Planning, Skill Acquisition Programs, Functional Communication Training,
        Differential Reinforcement
      `),
    },
    {
      name: 'Supervision and training',
      points: 20,
      by: 'names',
      full: 3,
      counts: splitList(`
        RBT Supervision, Staff Training, Fieldwork Supervision, Parent Training, Organizational Behavior Management
      `),
    },
    {
      name: 'Case work',
      points: 10,
      by: 'names',
      full: 2,
      counts: splitList(`
        Caseload Management, Insurance Authorization, Interdisciplinary Collaboration, IEP Support, HIPAA
      `),
    },
  ],
  anchors: [
    'no relevant evidence found',
    'shows little of what a BCBA does',
    'early: certificate or some assessments',
    'solid: certified, with assessments or plans',
    'strong: certified, with assessments, plans, and supervision',
    'complete: assessments, plans, supervision, parent training, and case work',
  ],
}

/** The points for a BCBA's experience. */
export const bcbaExperience: Rubric = {
  criteria: [
    {
      name: 'Months in ABA',
      points: 65,
      by: 'aba_months',
      steps: [
        [0, 0],
        [1, 8],
        [12, 25],
        [24, 40],
        [36, 52],
        [60, 65],
      ],
    },
    {
      name: 'Cases and supervision',
      points: 20,
      by: 'names',
      full: 2,
      counts: splitList(`
        Caseload Management, RBT Supervision, Fieldwork Supervision, Staff Training, Insurance Authorization
      `),
    },
    {
      name: 'Settings',
      points: 10,
      by: 'names',
      full: 2,
      counts: splitList('In-home Sessions, Clinic Sessions, School-based, Telehealth'),
    },
    {
      name: 'Months in related work',
      points: 5,
      by: 'related_months',
      steps: [
        [0, 0],
        [1, 2],
        [24, 5],
      ],
    },
  ],
  anchors: [
    'little or no relevant experience',
    'a little BCBA experience',
    'some BCBA experience',
    'solid BCBA experience',
    'most of the BCBA experience we look for',
    'complete: years of ABA, cases, supervision, and settings',
  ],
}
