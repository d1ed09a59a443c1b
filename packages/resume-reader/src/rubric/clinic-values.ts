import { listed } from '../vocabulary/listed.ts'
/**
 * The signs in a résumé that someone lives a value of the clinic: words of the value, and names of the vocabulary
 * (`language`: one in addition to English).
 */
export const clinicValues: { name: string; words: string[]; counts: string[] }[] = [
  {
    name: 'Working together',
    words: listed(`
      collaboration, collaborate, collaborative, teamwork, team, together, interdisciplinary, partnership
    `),
    counts: listed('Interdisciplinary Collaboration, IEP Support'),
  },
  {
    name: 'Families',
    words: listed('family, families, parents, parent, caregivers, family-centered'),
    counts: listed('Parent Training, In-home Sessions'),
  },
  {
    name: 'Growing others',
    words: listed('growth, mentorship, mentoring, learning, development, teaching, training, education'),
    counts: listed(`
      Fieldwork Supervision, Staff Training, RBT Supervision, Organizational Behavior Management
    `),
  },
  {
    name: 'Evidence',
    words: listed('evidence, evidence-based, data, science, quality, outcomes, excellence, measurable'),
    counts: listed('Data Collection, Graphing, VB-MAPP, ABLLS-R, AFLS, PEAK, Vineland, FBA, FA'),
  },
  {
    name: 'Compassion',
    words: listed(`
      compassion, compassionate, kindness, care, assent, dignity, respect, client-centered, empathy, play, joy, fun
    `),
    counts: listed(`
      Preference Assessment, Functional Communication Training, De-escalation, Natural Environment Training, Play
      Skills
    `),
  },
  {
    name: 'Many cultures',
    words: listed('diversity, inclusion, equity, bilingual, culture, cultural, belonging, community'),
    counts: ['language'],
  },
  {
    name: 'Safety and ethics',
    words: listed('safety, safe, ethics, ethical, integrity, privacy, trust, honesty'),
    counts: listed('Safety-Care, CPI, PCM, CPR / First Aid, HIPAA'),
  },
]
