import { splitList } from '../vocabulary/split-list.ts'
/**
 * The signs in a résumé that someone lives a value of the clinic: words of the value, and names of the vocabulary
 * (`language`: one in addition to English).
 */
export const clinicValues: { name: string; words: string[]; counts: string[] }[] = [
  {
    name: 'Working together',
    words: splitList(`
      collaboration, collaborate, collaborative, teamwork, team, together, interdisciplinary, partnership
    `),
    counts: splitList('Interdisciplinary Collaboration, IEP Support'),
  },
  {
    name: 'Families',
    words: splitList('family, families, parents, parent, caregivers, family-centered'),
    counts: splitList('Parent Training, In-home Sessions'),
  },
  {
    name: 'Growing others',
    words: splitList('growth, mentorship, mentoring, learning, development, teaching, training, education'),
    counts: splitList(`
      Fieldwork Supervision, Staff Training, RBT Supervision, Organizational Behavior Management
    `),
  },
  {
    name: 'Evidence',
    words: splitList('evidence, evidence-based, data, science, quality, outcomes, excellence, measurable'),
    counts: splitList('Data Collection, Graphing, VB-MAPP, ABLLS-R, AFLS, PEAK, Vineland, FBA, FA'),
  },
  {
    name: 'Compassion',
    words: splitList(`
      compassion, compassionate, kindness, care, assent, dignity, respect, client-centered, empathy, play, joy, fun
    `),
    counts: splitList(`
      Preference Assessment, Functional Communication Training, De-escalation, Natural Environment Training, Play
      Skills
    `),
  },
  {
    name: 'Many cultures',
    words: splitList('diversity, inclusion, equity, bilingual, culture, cultural, belonging, community'),
    counts: ['language'],
  },
  {
    name: 'Safety and ethics',
    words: splitList('safety, safe, ethics, ethical, integrity, privacy, trust, honesty'),
    counts: splitList('Safety-Care, CPI, PCM, CPR / First Aid, HIPAA'),
  },
]
