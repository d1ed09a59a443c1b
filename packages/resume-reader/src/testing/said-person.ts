import fc from 'fast-check'

/** Words of the field that a made-up résumé may have. */
export const saidSkills = [
  'DTT',
  'NET',
  'PECS',
  'Shaping',
  'Data collection',
  'Graphing',
  'CPR',
  'De-escalation',
  'BIP implementation',
  'Token economy',
  'VB-MAPP',
  'Parent training',
  'CentralReach',
]
/** What a made-up résumé says: those things that must not count, and those that do. */
export const said = fc.record({
  person: fc.constantFrom('Ana Ruiz', 'Emily Walsh', 'Lakisha Washington', 'Mohammed Al-Rashid', 'Wei Zhang'),
  pronoun: fc.constantFrom('she/her', 'he/him', 'they/them'),
  zip: fc.constantFrom('85001', '90210', '10451', '60628'),
  school: fc.constantFrom(
    'Harvard University',
    'Mesa Community College',
    'Howard University',
    'Arizona State University',
  ),
  graduated: fc.integer({ min: 1975, max: 2025 }),
  brand: fc.constantFrom(
    'Hopebridge',
    'Bright Futures ABA',
    'Centria Autism',
    'Action Behavior Centers',
    'Little Stars LLC',
  ),
  months: fc.integer({ min: 1, max: 80 }),
  gap: fc.integer({ min: 0, max: 60 }),
  skills: fc.uniqueArray(fc.constantFrom(...saidSkills)),
  certified: fc.boolean(),
})

/** What may be another without any number becoming another. */
export const swapped = ['person', 'pronoun', 'zip', 'school', 'brand', 'graduated', 'gap'] as const
