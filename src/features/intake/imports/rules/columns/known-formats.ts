import { type ImportField, normalizeHeading } from '../headers.ts'

/** The use of a column: a field, words for a note, or nothing. */
export type ColumnUse = ImportField | 'notes' | null

export type KnownFormat = {
  name: string
  /** Headings that such a file has, each required (as `normalizeHeading` answers them). */
  signs: string
  /** The uses of its columns, where their heading alone would mean something else. */
  columns: Record<string, ColumnUse>
}

/** A contact's own job and company: no position they applied for. */
const contact: Record<string, ColumnUse> = {
  jobtitle: 'notes',
  title: null,
  company: 'notes',
  department: null,
  organizationname: 'notes',
  organizationtitle: 'notes',
  organization1name: 'notes',
  organization1title: 'notes',
  birthday: null,
  nameprefix: null,
  namesuffix: null,
  nickname: null,
  fileas: null,
  categories: 'notes',
  labels: 'notes',
  groupmembership: 'notes',
}

/** Exports as these systems write them. The first whose signs are all among the headings is taken. */
const knownFormats: readonly KnownFormat[] = [
  {
    name: 'Reinforce',
    signs: 'name datesubmitted type reinforcescore',
    columns: { type: null, reinforcescore: null, registry: null },
  },
  {
    name: 'Indeed',
    signs: 'candidatelocation joblocation interestlevel',
    columns: { jobtitle: 'position', joblocation: 'location', candidatelocation: 'place', date: 'date_submitted' },
  },
  {
    name: 'ZipRecruiter',
    signs: 'jobname appliedon starrating',
    columns: { jobname: 'position', joblocation: 'location' },
  },
  {
    name: 'LinkedIn',
    signs: 'firstname lastname hiringstateid',
    columns: { hiringstateid: null, createdtime: null, createddatetime: 'date_submitted', projectid: null },
  },
  {
    name: 'Greenhouse',
    signs: 'jobs applicationdate candidateid',
    columns: { title: 'notes', company: 'notes', jobs: 'position', jobstatus: null, addresses: 'place' },
  },
  { name: 'Greenhouse', signs: 'emailaddresses phonenumbers jobs', columns: { title: 'notes', addresses: 'place' } },
  { name: 'Workable', signs: 'headline stage createdat', columns: { address: 'place', location: 'place' } },
  { name: 'BambooHR', signs: 'jobopening status rating', columns: { jobopening: 'position', address: null } },
  { name: 'JazzHR', signs: 'applydate workflowstep', columns: { workflowstep: 'status', address: null } },
  {
    name: 'Apploi',
    signs: 'applicantname facility applieddate',
    columns: { facility: 'location', job: 'position', licensenumber: 'certification_number' },
  },
  {
    name: 'iCIMS',
    signs: 'personfullnamefirst personfullnamelast',
    columns: {
      jobtitle: 'position',
      joblocation: 'location',
      recruitingworkflowbin: 'notes',
      recruitingworkflowstatus: 'status',
      bin: 'notes',
    },
  },
  {
    name: 'Lever',
    signs: 'postingtitle origin stage',
    columns: { location: 'place', headline: 'notes' },
  },
  { name: 'Lever', signs: 'posting origin stage', columns: { location: 'place' } },
  {
    name: 'HubSpot',
    signs: 'recordid firstname lastname lifecyclestage',
    columns: { ...contact, leadstatus: 'status', recordid: null, createdate: 'date_submitted' },
  },
  { name: 'Google Contacts', signs: 'email1value phone1value', columns: contact },
  { name: 'Outlook', signs: 'firstname lastname emailaddress homecity', columns: contact },
  { name: 'Outlook', signs: 'firstname lastname emailaddress businessphone', columns: contact },
  { name: 'vCard', signs: 'vcardname', columns: { ...contact, vcardname: 'full_name', title: 'notes' } },
]

/** The system that wrote a file, by its headings; null when none is known. */
export const detectFormat = (headers: readonly string[]): KnownFormat | null => {
  const here = new Set(headers.map(normalizeHeading))
  return knownFormats.find(({ signs }) => signs.split(' ').every((sign) => here.has(sign))) ?? null
}
