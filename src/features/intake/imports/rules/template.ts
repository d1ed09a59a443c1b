import { fieldNames, type ImportField } from './headers.ts'

/** Anyone who has one column for the whole name, and one for each kind of score, needs no others. */
const others: readonly ImportField[] = [
  'first_name',
  'middle_name',
  'last_name',
  'other_email',
  'other_phone',
  'place',
  'text_consent',
  'skills',
  'experience',
  'date_submitted_ts',
]
const somebody: Partial<Record<ImportField, string>> = {
  full_name: 'Maya Sample',
  email_address: 'maya.sample@example.test',
  phone_number: '(512) 555-0142',
  city: 'Austin',
  state: 'TX',
  position: 'RBT',
  date_submitted: '3/14/2026',
  preferred_language: 'English',
  current_rbt: 'no',
  resume_text: 'Two years with children in an after-school program.',
  skills_percentage: '80',
  experience_percentage: '75',
  status: 'Initial Inquiry',
}

/** A file to begin with: a heading for every field that an import reads, and one made-up person. */
export const templateRows = (): string[][] => {
  const names = (Object.keys(fieldNames) as ImportField[]).filter((name) => !others.includes(name))
  return [names.map((name) => fieldNames[name]), names.map((name) => somebody[name] ?? '')]
}
