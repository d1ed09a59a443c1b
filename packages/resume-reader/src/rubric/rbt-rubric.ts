import { splitList } from '../vocabulary/split-list.ts'
import type { Rubric } from './criterion.ts'

/** The points for an RBT's skills. */
export const rbtSkills: Rubric = {
  criteria: [
    {
      name: 'Certification',
      points: 45,
      by: 'certification',
      states: [
        { kind: 'RBT', state: 'active-claimed', points: 45 },
        { kind: 'BCaBA', state: 'active-claimed', points: 45 },
        { kind: 'BCBA', state: 'active-claimed', points: 45 },
        { kind: 'RBT', state: 'in-training', points: 40 },
        { kind: 'RBT', state: 'expired', points: 40 },
        { kind: 'BCBA', state: 'in-training', points: 40 },
      ],
    },
    {
      name: 'Teaching methods',
      points: 18,
      by: 'names',
      full: 4,
      counts: splitList(`
        Discrete Trial Training, Natural Environment Training, Pivotal Response Training, Verbal Behavior,
        Functional Communication Training, PECS, AAC Devices, Prompting and Fading, Errorless Teaching, Shaping,
        Chaining, Task Analysis, Token Economy, Generalization, Skill Acquisition Programs, Visual Supports, Toilet
        Training, Feeding, Daily Living Skills, Social Skills, Play Skills, Early Intervention
      `),
    },
    {
      name: 'Data and notes',
      points: 14,
      by: 'names',
      full: 2,
      counts: splitList('Data Collection, Graphing, Session Notes, system'),
    },
    {
      name: 'Behavior reduction',
      points: 13,
      by: 'names',
      full: 2,
      counts: splitList(`
        Behavior Plan Implementation, Reinforcement, Differential Reinforcement, Extinction, De-escalation, Severe
        Problem Behavior, Preference Assessment
      `),
    },
    {
      name: 'Safety and privacy',
      points: 10,
      by: 'names',
      full: 1,
      counts: splitList('CPR / First Aid, CPI, Safety-Care, PCM, HIPAA'),
    },
  ],
  anchors: [
    'no relevant evidence found',
    'one or two relevant skills',
    'early: trained or certified, or several skills',
    'solid basics: certified or trained, with methods or data',
    'strong: has most of what sessions need',
    'complete: certified, with methods, data, behavior plans, and safety',
  ],
}

/** The points for an RBT's experience. */
export const rbtExperience: Rubric = {
  criteria: [
    {
      name: 'Months in ABA',
      points: 56,
      by: 'aba_months',
      steps: [
        [0, 0],
        [1, 12],
        [6, 24],
        [12, 36],
        [24, 46],
        [36, 56],
      ],
    },
    {
      name: 'Months in related work',
      points: 24,
      by: 'related_months',
      steps: [
        [0, 0],
        [1, 10],
        [12, 18],
        [36, 24],
      ],
    },
    {
      name: 'Training for the certification',
      points: 14,
      by: 'certification',
      states: [
        { kind: 'RBT', state: 'active-claimed', points: 14 },
        { kind: 'BCaBA', state: 'active-claimed', points: 14 },
        { kind: 'BCBA', state: 'active-claimed', points: 14 },
        { kind: 'RBT', state: 'in-training', points: 14 },
        { kind: 'RBT', state: 'expired', points: 14 },
        { kind: 'BCBA', state: 'in-training', points: 14 },
      ],
    },
    {
      name: 'Settings',
      points: 6,
      by: 'names',
      full: 2,
      counts: splitList('In-home Sessions, Clinic Sessions, School-based, Telehealth'),
    },
  ],
  anchors: [
    'little or no relevant experience',
    'a little relevant experience',
    'some relevant experience',
    'solid relevant experience',
    'most of the relevant experience we look for',
    'complete: years of ABA, related work, and settings',
  ],
}
