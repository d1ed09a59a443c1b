import { fields, type ImportedName, importedNames } from '../../candidates/rules/fields.ts'
import type { ImportField } from '../rules/headers.ts'

const ofFields = Object.fromEntries(importedNames.map((name) => [name, fields[name].label])) as Record<
  ImportedName,
  string
>

/** What a column can be assigned to, in words. */
export const fieldNames: Record<ImportField, string> = {
  ...ofFields,
  first_name: 'First name',
  last_name: 'Last name',
  location: 'Clinic/Region',
  job_code: 'Job code',
  skills: 'Skills score',
  experience: 'Experience score',
  culture_fit: 'Culture fit score',
  status: 'Status',
}
