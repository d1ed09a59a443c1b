import { listed } from '../vocabulary/listed.ts'
/** What shows in a résumé that somebody lives a value of the clinic: words of the value, and names of the vocabulary (`language`: one besides English). */
export const clinicValues: { name: string; words: string[]; counts: string[] }[] = [
  {
    name: 'Working together',
    words: listed(`
      collaboration, collaborate, collaborative, teamwork, team, together, interdisciplinary, partnership
    `),
    counts: ['Interdisciplinary Collaboration', 'IEP Support'],
  },
  {
    name: 'Families',
    words: ['family', 'families', 'parents', 'parent', 'caregivers', 'family-centered'],
    counts: ['Parent Training', 'In-home Sessions'],
  },
  {
    name: 'Growing others',
    words: ['growth', 'mentorship', 'mentoring', 'learning', 'development', 'teaching', 'training', 'education'],
    counts: ['Fieldwork Supervision', 'Staff Training', 'RBT Supervision', 'Organizational Behavior Management'],
  },
  {
    name: 'Evidence',
    words: ['evidence', 'evidence-based', 'data', 'science', 'quality', 'outcomes', 'excellence', 'measurable'],
    counts: ['Data Collection', 'Graphing', 'VB-MAPP', 'ABLLS-R', 'AFLS', 'PEAK', 'Vineland', 'FBA', 'FA'],
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
    words: ['diversity', 'inclusion', 'equity', 'bilingual', 'culture', 'cultural', 'belonging', 'community'],
    counts: ['language'],
  },
  {
    name: 'Safety and ethics',
    words: ['safety', 'safe', 'ethics', 'ethical', 'integrity', 'privacy', 'trust', 'honesty'],
    counts: ['Safety-Care', 'CPI', 'PCM', 'CPR / First Aid', 'HIPAA'],
  },
]
