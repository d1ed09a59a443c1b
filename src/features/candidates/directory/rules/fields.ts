import type { Position } from '../../../../rules/credential/positions.ts'
import { preferredLanguages } from './languages.ts'

/**
 * What is typed into a field. All but the last row travel as text, where blank means none: a `line` has at most 200 characters, `text`
 * at most 200,000, a `link` starts with https://, a `choice` is one of `choices` or none.
 */
type Kind =
  | { kind: 'name' | 'email' | 'phone' | 'line' | 'state' | 'day' | 'link' | 'text' }
  | { kind: 'choice'; choices: readonly [string, ...string[]] }
  | { kind: 'position' | 'place' | 'yesNo' | 'consent' | 'consentSource' }

/** `headings` an import knows it by: letters and digits only, lower case; `example` is its cell in the file to begin with. */
type ImportTraits = { headings: string; example: string } | { headings?: never; example?: never }

type Field = Kind &
  ImportTraits & {
    /** Its name in forms. */
    label: string
    /** Its name in lists of changes, where it is another. */
    short?: string
    placeholder?: string
    hint?: string
    /** Takes half a row in a form. */
    half?: true
    /** Comes with each row of the candidate table; a label makes it a column there that people may add. */
    row?: true | { column: string; width: number }
    /** Listed among the details of the candidate's page, under its label. */
    onPage?: true
    /** Columns that move when a merge takes this field from the other record. Without it the kept record's stays. */
    merges?: readonly [string, ...string[]]
    /** A referral takes it along as it is. The others are set again at the other organization. */
    referred: boolean
    /** A second application may suggest it: people type it about themselves on a public form. */
    suggested: boolean
    /** An import may fill it if it is blank, and an undo of the import empties it again. */
    fills?: true
    /** Its heading in an export, after the ten columns of section 7. */
    exported?: string
  }

/**
 * Every field of a candidate that a person may type, in the order of the form: the one place that names them. Forms, calls, checks,
 * selects, merge, import, export and the words for changes are derived from it. Erasure removes the row, so it needs no rule here.
 */
export const fields = {
  full_name: {
    label: 'Full name',
    short: 'Name',
    kind: 'name',
    referred: true,
    suggested: false,
    row: true,
    merges: ['full_name'],
    headings: 'name fullname candidatename applicantname candidate applicant',
    example: 'Maya Sample',
  },
  email_address: {
    label: 'Email',
    kind: 'email',
    referred: true,
    suggested: true,
    hint: 'Enter an email or a phone number',
    half: true,
    row: { column: 'Email', width: 190 },
    merges: ['email_address'],
    headings: 'email emailaddress mail candidateemail applicantemail',
    example: 'maya.sample@example.test',
    fills: true,
  },
  phone_number: {
    label: 'Phone',
    kind: 'phone',
    referred: true,
    suggested: true,
    hint: 'For example (512) 555-0100',
    half: true,
    row: true,
    merges: ['phone_number', 'text_consent', 'text_consent_source', 'text_consent_at'],
    headings: 'phone phonenumber mobile mobilephone cell cellphone telephone tel candidatephone contactnumber',
    example: '(512) 555-0142',
    fills: true,
  },
  city: {
    label: 'City',
    kind: 'line',
    referred: true,
    suggested: true,
    half: true,
    row: true,
    merges: ['city'],
    headings: 'city town candidatecity',
    example: 'Austin',
    fills: true,
  },
  state: {
    label: 'State',
    kind: 'state',
    referred: true,
    suggested: true,
    placeholder: 'TX',
    half: true,
    row: true,
    merges: ['state'],
    headings: 'state province stateprovince candidatestate',
    example: 'TX',
    fills: true,
  },
  position: {
    label: 'Position',
    kind: 'position',
    referred: true,
    suggested: false,
    half: true,
    headings: 'position jobtitle title role job',
    example: 'RBT',
  },
  location_id: {
    label: 'Clinic/Region',
    kind: 'place',
    referred: false,
    suggested: false,
    half: true,
    merges: ['location_id', 'location'],
  },
  certification_number: {
    label: 'Certification number',
    kind: 'line',
    referred: true,
    suggested: true,
    placeholder: 'RBT-25-445224',
    half: true,
    row: { column: 'Certification', width: 140 },
    merges: [
      'certification_number',
      'certification_received',
      'credential_status',
      'credential_number',
      'credential_expires_on',
      'credential_supervisor',
      'credential_by',
      'credential_at',
    ],
    headings:
      'certification certificationnumber certificationno certificate certificatenumber cert certnumber rbtnumber rbtcertification bacbnumber',
    example: '',
    fills: true,
  },
  date_submitted: {
    label: 'Date',
    kind: 'day',
    referred: false,
    suggested: false,
    placeholder: '3/14/2026',
    half: true,
    row: true,
    headings:
      'datesubmitted dateapplied applied appliedon applieddate applicationdate date submitted submittedat datereceived received',
    example: '3/14/2026',
  },
  preferred_language: {
    label: 'Preferred language',
    kind: 'choice',
    referred: true,
    suggested: true,
    choices: preferredLanguages,
    half: true,
    row: { column: 'Language', width: 100 },
    onPage: true,
    merges: ['preferred_language'],
    headings: 'language preferredlanguage languagepreference primarylanguage',
    example: 'English',
    fills: true,
    exported: 'Preferred Language',
  },
  current_rbt: {
    label: 'Works as an RBT now',
    short: 'Current RBT',
    kind: 'yesNo',
    referred: true,
    suggested: true,
    merges: ['current_rbt'],
    headings: 'currentrbt currentlyanrbt currentlyrbt areyouanrbt areyoucurrentlyanrbt rbt isrbt',
    example: 'no',
    fills: true,
  },
  video_introduction: {
    label: 'Video link',
    kind: 'link',
    referred: false,
    suggested: true,
    row: true,
    merges: ['video_introduction', 'video_file'],
    headings: 'video videointroduction videolink videourl introvideo intro',
    example: '',
    fills: true,
  },
  resume: {
    label: 'Resume link',
    kind: 'link',
    referred: false,
    suggested: false,
    merges: ['resume', 'resume_file', 'resume_text'],
    headings: 'resumelink resumeurl resumefile cv cvlink',
    example: '',
    fills: true,
  },
  resume_text: {
    label: 'Resume text',
    kind: 'text',
    referred: true,
    suggested: true,
    headings: 'resumetext resume cvtext coverletterandresume',
    example: 'Two years with children in an after-school program.',
    fills: true,
  },
  text_consent: {
    label: 'Consent to be texted',
    short: 'Consent to text',
    kind: 'consent',
    referred: false,
    suggested: false,
  },
  text_consent_source: {
    label: 'Where, when, and in which words',
    short: 'Source of the consent',
    kind: 'consentSource',
    referred: false,
    suggested: false,
    hint: 'For example: application form of March 3, “You may text me”',
  },
} as const satisfies Record<string, Field>

type Fields = typeof fields
export type FieldName = keyof Fields
type KindOf<Name extends FieldName> = Fields[Name]['kind']
type NamesOfKind<Wanted extends Kind['kind']> = {
  [Name in FieldName]: KindOf<Name> extends Wanted ? Name : never
}[FieldName]

/** The fields that travel as text, where blank means none. */
export type TextName = NamesOfKind<'name' | 'email' | 'phone' | 'line' | 'state' | 'day' | 'link' | 'text' | 'choice'>
type FormValue<Name extends FieldName> = Name extends TextName
  ? string
  : { position: Position; place: string | null; yesNo: boolean; consent: TextConsent; consentSource: string }[Exclude<
      KindOf<Name>,
      KindOf<TextName>
    >]
/** A form's value for each field. */
export type FormValues = { [Name in FieldName]: FormValue<Name> }
type TextConsent = 'given' | 'refused' | 'unknown'

type With<What> = { [Name in FieldName]: Fields[Name] extends What ? Name : never }[FieldName]
export type RowName = With<{ row: unknown }>
export type MergeableName = With<{ merges: unknown }>
export type ImportedName = With<{ headings: string }>
export type FillableName = With<{ fills: true }>
export type SuggestedName = With<{ suggested: true }>

/** The name of every field of a candidate. */
export const fieldNames = Object.keys(fields) as FieldName[]
/** Returns the definition of any field. */
export const getField = (name: FieldName): Field => fields[name]

const notText: readonly string[] = ['position', 'place', 'yesNo', 'consent', 'consentSource']
/** Whether a field is typed as plain text. */
export const isText = (name: FieldName): name is TextName => !notText.includes(fields[name].kind)
/** The fields that are typed as plain text. */
export const textNames = fieldNames.filter(isText)
/** The fields that come with each row of the candidate table. */
export const rowNames = fieldNames.filter((name): name is RowName => getField(name).row !== undefined)
/** Those of them that the candidate's page shows by their label. */
export const pageNames = rowNames.filter((name) => getField(name).onPage)
/** Fields that the kept record of a merge may take from the other one. */
export const mergeableNames = fieldNames.filter((name): name is MergeableName => getField(name).merges !== undefined)
/** The fields that a column of an import can be. */
export const importedNames = fieldNames.filter((name): name is ImportedName => getField(name).headings !== undefined)
/** The fields that a referral takes along as they are. */
export const referredNames = fieldNames.filter((name) => getField(name).referred)
/** The fields that a second application may suggest; nothing else is ever suggested. */
export const suggestedNames = fieldNames.filter((name): name is SuggestedName => getField(name).suggested)
/** The fields that an import fills where they are blank; all others it leaves alone. */
export const fillableNames = fieldNames.filter((name): name is FillableName => getField(name).fills === true)

const blanks = { position: 'RBT', place: null, yesNo: false, consent: 'unknown', consentSource: '' } as const
/** A form in which nothing was typed. */
export const blankForm = Object.fromEntries(
  fieldNames.map((name) => {
    const { kind } = fields[name]
    return [name, kind in blanks ? blanks[kind as keyof typeof blanks] : '']
  }),
) as FormValues
