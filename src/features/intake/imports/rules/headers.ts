import { fields, type ImportedName, importedNames } from '../../../candidates/directory/rules/fields.ts'
import { importedTexts } from '../../../candidates/directory/rules/imported.ts'

const ofFields = Object.fromEntries(importedNames.map((name) => [name, fields[name].headings])) as Record<
  ImportedName,
  string
>

/** What a column of a job-board export can hold, with the headings it goes by (letters and digits only, lower case). */
export const headingsOf = {
  ...ofFields,
  first_name: 'firstname givenname first',
  last_name: 'lastname surname familyname last',
  job_code: 'jobcode code postingcode requisition reqid',
  location: 'location clinic clinicregion region site',
  status: 'status stage pipelinestatus',
  date_submitted_ts: 'datesubmittedts submittedts submittedtimestamp',
  skills: 'skills skill',
  experience: 'experience',
  skills_percentage: 'skillspercentage skillspercent skillspct',
  experience_percentage: 'experiencepercentage experiencepercent experiencepct',
  skills_score: 'skillsscore',
  experience_score: 'experiencescore',
  culture_fit: 'culturefit culturefitscore culturefitpercentage',
  skills_rationale: 'skillsrationale skillsreason',
  experience_rationale: 'experiencerationale experiencereason',
  bcba_skills_rationale: 'bcbaskillsrationale bcbaskillsreason',
  bcba_experience_rationale: 'bcbaexperiencerationale bcbaexperiencereason',
  culture_fit_rationale: 'culturefitrationale culturefitreason',
  reinforce_analysis: 'reinforceanalysis analysis',
  findbcbas_analysis: 'findbcbasanalysis',
  auto_scheduler_sent: 'autoschedulersent autoscheduler',
}
export type ImportField = keyof typeof headingsOf

const labels = Object.fromEntries(importedNames.map((name) => [name, fields[name].label])) as Record<
  ImportedName,
  string
>

/** What a column can be assigned to, in words; a heading of these words is that field. */
export const fieldNames: Record<ImportField, string> = {
  ...labels,
  first_name: 'First name',
  last_name: 'Last name',
  location: 'Clinic/Region',
  job_code: 'Job code',
  status: 'Status',
  date_submitted_ts: 'Date and time',
  skills: 'Skills, by position',
  experience: 'Experience, by position',
  skills_percentage: 'Skills percentage (RBT)',
  experience_percentage: 'Experience percentage (RBT)',
  skills_score: 'Skills score (BCBA)',
  experience_score: 'Experience score (BCBA)',
  culture_fit: 'Culture fit score',
  skills_rationale: 'Skills rationale',
  experience_rationale: 'Experience rationale',
  bcba_skills_rationale: 'BCBA skills rationale',
  bcba_experience_rationale: 'BCBA experience rationale',
  culture_fit_rationale: 'Culture fit rationale',
  reinforce_analysis: 'Reinforce analysis',
  findbcbas_analysis: 'FindBCBAs analysis',
  auto_scheduler_sent: 'Auto scheduler sent',
}

/** Those that a job board made of someone: fewer files have them. */
export const scoreFields: readonly ImportField[] = [
  'skills',
  'experience',
  'skills_percentage',
  'experience_percentage',
  'skills_score',
  'experience_score',
  'culture_fit',
  ...importedTexts,
  'auto_scheduler_sent',
]
export type HeaderMap = { fields: Partial<Record<ImportField, number>>; unknown: string[] }

const isField = (name: string): name is ImportField => Object.hasOwn(headingsOf, name)
const headingOf = (header: string): string =>
  header
    .slice(0, 100)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
const fieldOf = new Map<string, ImportField>(
  Object.entries(headingsOf).flatMap(([field, headings]) =>
    isField(field) ? [headingOf(fieldNames[field]), ...headings.split(' ')].map((one) => [one, field] as const) : [],
  ),
)

/** Which column holds which field, by heading in any spelling; `unknown` names the columns that are not read, a repeated one included. */
export const mapHeaders = (headers: readonly string[]): HeaderMap => {
  const map: HeaderMap = { fields: {}, unknown: [] }
  for (const [index, header] of headers.entries()) {
    const field = fieldOf.get(headingOf(header))
    if (field && map.fields[field] === undefined) map.fields[field] = index
    else if (header.trim() !== '') map.unknown.push(header.trim())
  }
  return map
}

/** Why a file with these columns cannot be imported, or null: a name and a way to reach the person are needed. */
export const headerProblem = ({ fields }: HeaderMap): string | null => {
  if (fields.full_name === undefined && fields.first_name === undefined) return 'The file has no name column.'
  const reachable = fields.email_address !== undefined || fields.phone_number !== undefined
  return reachable ? null : 'The file has no email or phone column.'
}
