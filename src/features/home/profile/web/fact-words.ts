import { fieldNames, fieldOf } from '../../../candidates/directory/rules/fields.ts'
import { presets, presetWords } from '../../../conversations/automations/rules/presets.ts'

type Values = Record<string, unknown> | null

const sentences: Record<string, string> = {
  'candidate.statusChanged': 'Status changed',
  'candidate.statusChangeUndone': 'Status change undone',
  'candidate.edited': 'Details corrected',
  'candidate.added': 'Added',
  'candidate.applied': 'Applied',
  'candidate.appliedAgain': 'Applied again',
  'candidate.suggestionAccepted': 'Details of a new application accepted',
  'candidate.suggestionDismissed': 'Details of a new application dismissed',
  'candidate.ownerChanged': 'Owner changed',
  'candidate.followUpChanged': 'Follow-up changed',
  'candidate.scoreOverridden': 'Score set by hand',
  'candidate.scoreOverrideWithdrawn': 'Score set by hand taken back',
  'credential.checked': 'Credential looked up in the registry',
  'credential.numberEmptied': 'Certification number emptied',
  'credential.checkWithdrawn': 'Record of the registry taken back',
  'consent.attested': 'Consent to text attested',
  'candidate.merged': 'Merged with a duplicate',
  'candidate.mergedAway': 'Merged into another record',
  'candidate.unmerged': 'Merge with a duplicate undone',
  'candidate.unmergedAway': 'Merge into another record undone',
  'candidate.referred': 'Offered to another clinic',
  'candidate.offerWithdrawn': 'Offer to another clinic taken back',
  'candidate.referralReceived': 'Passed on by the service',
  'application.mailed': 'Applied by mail, forwarded by a job board',
  'application.routed': 'Application sent here by the service, its job code led nowhere',
  'candidate.shared': 'Read-only link made',
  'candidate.shareWithdrawn': 'Read-only link withdrawn',
  'candidate.shareOpened': 'Read-only link opened',
  'candidate.erasureRequested': 'Asked to be deleted',
  'candidate.erasureWithdrawn': 'Kept after all',
  'candidate.scored': 'Resume read and scored',
  'candidate.scoreAsked': 'Asked to read the resume again',
  'candidate.readByModel': 'Resume read by a language model',
  'candidate.modelAsked': 'Asked to have a language model read the resume',
  'resume.read': 'Resume of the application read',
  'resume.refused': 'Resume file of the application not kept',
  'resume.replaced': 'Resume replaced',
  'note.added': 'Note added',
  'note.deleted': 'Note deleted',
  'resume.viewed': 'Resume read',
  'resume.opened': 'Resume file opened',
  'mail.written': 'Mail written',
  'mail.sent': 'Mail sent',
  'mail.failed': 'Mail not delivered',
  'mail.fateUnknown': 'Mail with unknown fate',
  'call.logged': 'Call logged',
  'call.deleted': 'Logged call deleted',
  'interview.notTold': 'Not told by hand after all',
  'interview.toldByHand': 'Told by hand that the interviewer is away',
  'interview.bookingUndone': 'Booking taken back',
  'interview.confirmedByInterviewer': 'Interview confirmed by its interviewer',
  'thread.closed': 'Conversation closed',
  'thread.reopened': 'Conversation opened again',
  'thread.snoozed': 'Conversation put off',
  'enrollment.started': 'Automatic texts began',
  'enrollment.paused': 'Taken over from the automatic texts',
  'enrollment.readByPerson': 'A reply to automatic texts read by a person',
  'enrollment.resumed': 'Automatic texts go on',
  'enrollment.stopped': 'Automatic texts stopped',
  'enrollment.needsStaff': 'Automatic texts wait for a person',
  'enrollment.firstDaySet': 'First day set',
  'enrollment.finished': 'Automatic texts finished',
  'enrollment.booked': 'Interview booked by automatic texts',
  'text.sent': 'Text sent',
  'text.failed': 'Text failed',
  'text.unknown': 'Text with unknown fate',
}

const labels: Record<string, string> = {
  ...Object.fromEntries(fieldNames.map((name) => [name, fieldOf(name).short ?? fieldOf(name).label])),
  state_licences: 'State licences',
  supervision_capacity: 'Supervision capacity',
  expires_on: 'Expires',
  score: 'Score',
  did: 'What was done',
  why: 'Why',
  preset: 'Automation',
}
/** Ids tell a reader nothing. */
const hidden = /(^|_)id$|Id$/

const plain = (text: string) =>
  text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[._]/g, ' ')
    .toLowerCase()
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** What a fact says, in words: known ones have their sentence, others their name spelled out. */
export const factSentence = (name: string): string => sentences[name] ?? capital(plain(name))

/** The name of a field, as a form shows it. */
export const fieldLabel = (field: string): string => labels[field] ?? capital(plain(field))

/** A stored value in words. */
export const valueInWords = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return 'nothing'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value)
}

const automationIn = (values: Values): Values => {
  const known = presets.find((one) => one === values?.preset)
  return known ? { ...values, preset: presetWords[known].name } : values
}

/** Each value that changed, before and after. */
export const factChanges = (before: Values, given: Values): { label: string; from: string; to: string }[] => {
  const after = automationIn(given)
  return [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
    .filter((key) => !hidden.test(key))
    .map((key) => ({ label: fieldLabel(key), from: valueInWords(before?.[key]), to: valueInWords(after?.[key]) }))
    .filter(({ from, to }) => from !== to)
}
