import { fields, type ImportedName, importedNames } from '../../candidates/rules/fields.ts'

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
  skills: 'skills skillspercentage skillspercent skillspct skillsscore skill',
  experience: 'experience experiencepercentage experiencepercent experiencepct experiencescore',
  culture_fit: 'culturefit culturefitscore culturefitpercentage',
  status: 'status stage pipelinestatus',
}
export type ImportField = keyof typeof headingsOf
export type HeaderMap = { fields: Partial<Record<ImportField, number>>; unknown: string[] }

const isField = (name: string): name is ImportField => Object.hasOwn(headingsOf, name)
const fieldOf = new Map<string, ImportField>(
  Object.entries(headingsOf).flatMap(([field, headings]) =>
    isField(field) ? headings.split(' ').map((heading) => [heading, field] as const) : [],
  ),
)

/** Which column holds which field, by heading in any spelling; `unknown` names the columns that are not read, a repeated one included. */
export const mapHeaders = (headers: readonly string[]): HeaderMap => {
  const map: HeaderMap = { fields: {}, unknown: [] }
  for (const [index, header] of headers.entries()) {
    const field = fieldOf.get(
      header
        .slice(0, 100)
        .normalize('NFKD')
        .toLowerCase()
        .replace(/[^a-z0-9]/g, ''),
    )
    if (field && map.fields[field] === undefined) map.fields[field] = index
    else if (header.trim() !== '') map.unknown.push(header.trim())
  }
  return map
}

/** Why a file with these columns cannot be imported, or null: a name and a way to reach the person are needed. */
export const headerProblem = ({ fields }: HeaderMap): string | null => {
  if (fields.full_name === undefined && fields.first_name === undefined) return 'The file has no column for the name.'
  const reachable = fields.email_address !== undefined || fields.phone_number !== undefined
  return reachable ? null : 'The file has no column for an e-mail address or a phone number.'
}
