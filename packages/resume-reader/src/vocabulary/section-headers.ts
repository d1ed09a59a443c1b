import headers from './section-headers.json' with { type: 'json' }

/**
 * The parts of a résumé. `advert`: copied from a job post. `other`: hobbies, projects, and parts without facts of ours.
 */
export const sectionNames = [
  'top',
  'summary',
  'objective',
  'experience',
  'volunteer',
  'education',
  'certifications',
  'skills',
  'languages',
  'availability',
  'references',
  'advert',
  'other',
] as const

/** How the parts are headed, in English and Spanish. A header may carry more words (“Professional Experience & Internships”). */
export const sectionHeaders: Partial<Record<(typeof sectionNames)[number], string[]>> = headers
