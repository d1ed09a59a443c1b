/** The parts of the data that live updates and caches speak of. */
export const areas = [
  'candidates',
  'texts',
  'interviews',
  'documents',
  'job-posts',
  'organizations',
  'users',
  'finance',
  'templates',
  'logins',
  'activity',
] as const
export type Area = (typeof areas)[number]
