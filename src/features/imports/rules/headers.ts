/** What a column of a job-board export can hold, with the headings it goes by (letters and digits only, lower case). */
export const headingsOf = {
  full_name: 'name fullname candidatename applicantname candidate applicant',
  first_name: 'firstname givenname first',
  last_name: 'lastname surname familyname last',
  email_address: 'email emailaddress mail candidateemail applicantemail',
  phone_number: 'phone phonenumber mobile mobilephone cell cellphone telephone tel candidatephone contactnumber',
  city: 'city town candidatecity',
  state: 'state province stateprovince candidatestate',
  date_submitted:
    'datesubmitted dateapplied applied appliedon applieddate applicationdate date submitted submittedat datereceived received',
  position: 'position jobtitle title role job',
  certification_number:
    'certification certificationnumber certificationno certificate certificatenumber cert certnumber rbtnumber rbtcertification bacbnumber',
  current_rbt: 'currentrbt currentlyanrbt currentlyrbt areyouanrbt areyoucurrentlyanrbt rbt isrbt',
  job_code: 'jobcode code postingcode requisition reqid',
  location: 'location clinic clinicregion region site',
  skills: 'skills skillspercentage skillspercent skillspct skillsscore skill',
  experience: 'experience experiencepercentage experiencepercent experiencepct experiencescore',
  culture_fit: 'culturefit culturefitscore culturefitpercentage',
  video_introduction: 'video videointroduction videolink videourl introvideo intro',
  resume: 'resumelink resumeurl resumefile cv cvlink',
  resume_text: 'resumetext resume cvtext coverletterandresume',
  status: 'status stage pipelinestatus',
} as const
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
