import { fields, type ImportedName, importedNames } from '../../../candidates/directory/rules/fields.ts'
import { fieldNames, type ImportField } from './headers.ts'

const examples = Object.fromEntries(importedNames.map((name) => [name, fields[name].example])) as Record<
  ImportedName,
  string
>

/** One made-up person. Null has no column: one for the whole name, and one for each kind of score, are enough. */
const example: Record<ImportField, string | null> = {
  ...examples,
  first_name: null,
  middle_name: null,
  last_name: null,
  other_email: null,
  other_phone: null,
  place: null,
  text_consent: null,
  location: '',
  job_code: '',
  status: 'Initial Inquiry',
  rejected: null,
  rejection_reason: null,
  hired: null,
  date_submitted_ts: null,
  skills: null,
  experience: null,
  skills_percentage: '80',
  experience_percentage: '75',
  skills_score: '',
  experience_score: '',
  culture_fit: '',
  skills_rationale: '',
  experience_rationale: '',
  bcba_skills_rationale: '',
  bcba_experience_rationale: '',
  culture_fit_rationale: '',
  reinforce_analysis: '',
  findbcbas_analysis: '',
  auto_scheduler_sent: '',
}

/** A file to begin with: a heading for every field that an import reads, and one made-up person. */
export const createTemplateRows = (): string[][] => {
  const names = (Object.keys(fieldNames) as ImportField[]).filter((name) => example[name] !== null)
  return [names.map((name) => fieldNames[name]), names.map((name) => example[name] ?? '')]
}
