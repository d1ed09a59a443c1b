/** What a made-up résumé is written from. */
export type SaidResume = {
  person: string
  pronoun: string
  zip: string
  school: string
  graduated: number
  brand: string
  /** Months of work as an RBT that end in `ends` (years before 2026), then a gap. */
  months: number
  gap: number
  skills: string[]
  certified: boolean
}

const monthsBefore = (months: number): string => {
  const at = 2026 * 12 + 9 - months
  return `${String((at % 12) + 1).padStart(2, '0')}/${Math.floor(at / 12)}`
}

/** A résumé as someone would write it; `gap` months lie between two jobs of the same length. */
export const writeResumeText = ({
  person,
  pronoun,
  zip,
  school,
  graduated,
  brand,
  months,
  gap,
  skills,
  certified,
}: SaidResume): string =>
  [
    `${person} (${pronoun})`,
    `Phoenix, AZ ${zip}`,
    'person@example.test | (602) 555-0134',
    'EXPERIENCE',
    `Registered Behavior Technician, ${brand}`,
    `${monthsBefore(gap + months - 1)} - ${monthsBefore(gap)}`,
    '• Worked with children with autism',
    'EDUCATION',
    `Bachelor of Arts in Psychology, ${school}, ${graduated}`,
    'CERTIFICATIONS',
    certified ? 'RBT-21-145678' : 'Food handler card',
    'SKILLS',
    ...skills.map((skill) => `• ${skill}`),
  ].join('\n')
