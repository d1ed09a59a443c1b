import { fields, type ImportedName, importedNames } from '../../../candidates/directory/rules/fields.ts'
import { importedTexts } from '../../../candidates/directory/rules/imported.ts'

const ofFields = Object.fromEntries(importedNames.map((name) => [name, fields[name].headings])) as Record<
  ImportedName,
  string
>

/**
 * What a column of a job-board export can hold, with the headings it goes by (letters and digits only, lower case). Where two columns
 * could be one field, the heading that comes first here is taken.
 */
export const ownHeadings = {
  ...ofFields,
  full_name: `${ofFields.full_name} lastnamefirstname lastfirst firstandlastname firstlast contactname`,
  first_name: 'firstname givenname first fullnamefirst forename',
  middle_name: 'middlename middleinitial middle additionalname fullnamemiddle',
  last_name: 'lastname surname familyname last fullnamelast',
  email_address: `${ofFields.email_address} emails emailaddresses primaryemail primaryemailaddress email1 email1value email1address personalemail emailid`,
  other_email:
    'otheremail secondemail secondaryemail alternateemail email2 email2value email2address workemail emailaddress2',
  phone_number:
    `mobilephonenumber mobilenumber cellphonenumber cellnumber ${ofFields.phone_number} phones phonenumbers ` +
    'primaryphone primaryphonenumber phone1 phone1value phonemobile phonecell phoneno',
  other_phone:
    'otherphone secondphone secondaryphone alternatephone phone2 phone2value homephone homephonenumber phonehome workphone phonework businessphone dayphone',
  place:
    'candidatelocation applicantlocation currentlocation homelocation candidateaddress applicantaddress ' +
    'citystate citystatezip citystatezipcode addresses homeaddress mailingaddress address address1formatted ' +
    'hometown',
  city: `${ofFields.city} homecity applicantcity addresscity addressescity address1city currentcity`,
  state: `${ofFields.state} homestate applicantstate stateregion addressstate addressesstate address1region address1state homestateprovince currentstate`,
  position:
    'position positionappliedfor jobappliedfor jobappliedto appliedfor jobopening postingtitle posting ' +
    'jobposting jobname jobs job jobtitle requisitiontitle openposition role title',
  job_code: 'jobcode code postingcode requisition reqid',
  location:
    'clinic clinicregion location joblocation facility facilityname office officename branch worksite region site clinicname',
  status:
    'status stage pipelinestatus candidatestatus applicantstatus applicationstatus currentstage currentstages ' +
    'hiringstage workflowstep workflowstage recruitingworkflowstatus leadstatus hiringstatus disposition bin',
  rejected:
    'rejected isrejected wasrejected archived isarchived disqualified isdisqualified declined dq rejectedat rejectedon ' +
    'rejecteddate daterejected rejectiondate archivedat archivedon archiveddate datearchived archivedate disqualifiedat ' +
    'disqualifiedon disqualifieddate datedisqualified disqualificationdate withdrawn',
  rejection_reason:
    'rejectionreason rejectreason reasonforrejection rejectedreason archivereason archivedreason reasonarchived ' +
    'disqualificationreason disqualifiedreason disqualifyreason declinereason declinedreason withdrawalreason reasonrejected',
  hired: 'hired ishired washired hiredat hiredon hireddate datehired hiredate',
  date_submitted:
    `${ofFields.date_submitted} applydate appliedat submitteddate submissiondate applicationsubmitted ` +
    'submittedon dateofapplication applicationdatetime createdat createdate createddate createddatetime ' +
    'datecreated createdon created dateadded addedon timestamp firstcontact contactdate',
  certification_number:
    `${ofFields.certification_number} licensenumber licenseno licensenum credentialnumber credential ` +
    'certificationid rbtcertnumber bacbid bacbcertificationnumber',
  current_rbt: `${ofFields.current_rbt} rbtcertified certifiedrbt areyouacertifiedrbt areyouanrbtcertified currentlycertifiedrbt`,
  text_consent:
    'textconsent smsconsent smsoptin textoptin oktotext consenttotext consenttosms maywetextyou canwetextyou textmessageconsent optedintotexts smspermission',
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
export type ImportField = keyof typeof ownHeadings

const labels = Object.fromEntries(importedNames.map((name) => [name, fields[name].label])) as Record<
  ImportedName,
  string
>

/** The names of fields for columns; a heading of these words is that field. */
export const fieldNames: Record<ImportField, string> = {
  ...labels,
  first_name: 'First name',
  middle_name: 'Middle name',
  last_name: 'Last name',
  other_email: 'Second email',
  other_phone: 'Second phone',
  place: 'City and state',
  text_consent: 'Agreed to texts',
  location: 'Clinic/Region',
  job_code: 'Job code',
  status: 'Status',
  rejected: 'Rejected or archived',
  rejection_reason: 'Reason for rejection',
  hired: 'Hired',
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

/** The fields whose words mean something of ours, so that a person may choose the meaning of each. */
export const valueFields = ['position', 'status', 'location', 'text_consent'] as const
export type ValueField = (typeof valueFields)[number]
/** Their words (see `toValueKey`) and what they mean here. */
export type ValueChoices = Partial<Record<ValueField, Record<string, string>>>

/** `headings`, `notes`, and `values` come with a file: what its columns are called, which are kept as words, and what words mean. */
export type HeaderMap = {
  fields: Partial<Record<ImportField, number>>
  unknown: string[]
  headings?: readonly string[]
  notes?: readonly number[]
  values?: ValueChoices
}

const isField = (name: string): name is ImportField => Object.hasOwn(ownHeadings, name)

/** A heading as it is compared: letters and digits only, in lower case, without accents. */
export const normalizeHeading = (header: string): string =>
  header
    .slice(0, 100)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
type HeaderMatch = { field: ImportField; rank: number }
const namedBy = new Map<string, HeaderMatch>(
  Object.entries(ownHeadings).flatMap(([field, headings]) =>
    isField(field)
      ? [normalizeHeading(fieldNames[field]), ...headings.split(' ')].map(
          (one, rank) => [one, { field, rank }] as const,
        )
      : [],
  ),
)

/** The field that a heading names in any spelling, and how plainly: 0 is its own name. Null for none. */
export const findNamedField = (header: string): HeaderMatch | null => namedBy.get(normalizeHeading(header)) ?? null

/** Which column holds which field, by heading in any spelling; `unknown` names the columns that are not read, a repeated one included. */
export const mapHeaders = (headers: readonly string[]): HeaderMap => {
  const map: HeaderMap = { fields: {}, unknown: [] }
  for (const [index, header] of headers.entries()) {
    const field = findNamedField(header)?.field
    if (field && map.fields[field] === undefined) map.fields[field] = index
    else if (header.trim() !== '') map.unknown.push(header.trim())
  }
  return map
}

/** Why a file with these columns cannot be imported, or null: a name and a way to reach the person are needed. */
export const findHeaderProblem = ({ fields }: HeaderMap): string | null => {
  if (fields.full_name === undefined && fields.first_name === undefined) return 'The file has no name column.'
  const reachable = fields.email_address !== undefined || fields.phone_number !== undefined
  return reachable ? null : 'The file has no email or phone column.'
}
