import { fieldNames, getField } from '../../../candidates/directory/rules/fields.ts'
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
  'candidate.scoreOverridden': 'Score set manually',
  'candidate.scoreOverrideWithdrawn': 'Manual score removed',
  'credential.checked': 'Credential looked up in the registry',
  'credential.numberEmptied': 'Certification number cleared',
  'credential.checkWithdrawn': 'Registry result removed',
  'consent.attested': 'Text consent confirmed',
  'candidate.merged': 'Merged with a duplicate',
  'candidate.mergedAway': 'Merged into another record',
  'candidate.unmerged': 'Merge with a duplicate undone',
  'candidate.unmergedAway': 'Merge into another record undone',
  'candidate.referred': 'Referred to another clinic',
  'candidate.offerWithdrawn': 'Referral to another clinic withdrawn',
  'candidate.referralReceived': 'Referred by platform staff',
  'application.mailed': 'Applied by email, forwarded by a job board',
  'application.routed': 'Application routed here by platform staff (unknown job code)',
  'candidate.shared': 'Read-only link created',
  'candidate.shareWithdrawn': 'Read-only link withdrawn',
  'candidate.shareOpened': 'Read-only link opened',
  'candidate.erasureRequested': 'Asked to be deleted',
  'candidate.erasureWithdrawn': 'Deletion request canceled',
  'candidate.scored': 'Resume read and scored',
  'candidate.scoreAsked': 'Asked to read the resume again',
  'candidate.readByModel': 'Resume read by an AI model',
  'candidate.modelAsked': 'Asked to have an AI model read the resume',
  'resume.read': 'Resume of the application read',
  'resume.refused': 'Application’s resume file not kept',
  'resume.keptUnread': 'Emailed file kept as a document, not read as a resume',
  'resume.replaced': 'Resume replaced',
  'note.added': 'Note added',
  'note.deleted': 'Note deleted',
  'resume.viewed': 'Resume viewed',
  'resume.opened': 'Resume file opened',
  'mail.written': 'Email written',
  'mail.sent': 'Email sent',
  'mail.failed': 'Email not delivered',
  'mail.fateUnknown': 'Email delivery unknown',
  'call.logged': 'Call logged',
  'call.deleted': 'Logged call deleted',
  'interview.notTold': 'Manual notification undone',
  'interview.toldByHand': 'Manually notified: interviewer away',
  'interview.bookingUndone': 'Booking undone',
  'interview.confirmedByInterviewer': 'Interview confirmed by its interviewer',
  'thread.closed': 'Conversation closed',
  'thread.reopened': 'Conversation reopened',
  'thread.snoozed': 'Conversation snoozed',
  'enrollment.started': 'Automatic texts started',
  'enrollment.paused': 'Took over from automatic texts',
  'enrollment.readByPerson': 'Staff classified a reply to automatic texts',
  'enrollment.resumed': 'Automatic texts resumed',
  'enrollment.stopped': 'Automatic texts stopped',
  'enrollment.needsStaff': 'Automatic texts need attention',
  'enrollment.firstDaySet': 'First day set',
  'enrollment.finished': 'Automatic texts finished',
  'enrollment.booked': 'Interview booked by automatic texts',
  'text.sent': 'Text sent',
  'text.failed': 'Text failed',
  'text.unknown': 'Text delivery unknown',
}

const labels: Record<string, string> = {
  ...Object.fromEntries(fieldNames.map((name) => [name, getField(name).short ?? getField(name).label])),
  state_licenses: 'State licenses',
  supervision_capacity: 'Supervision capacity',
  expires_on: 'Expires',
  score: 'Score',
  did: 'Action',
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

/** Formats an event as words: a known one has its own sentence, others their name spelled out. */
export const describeTimelineEvent = (name: string): string => sentences[name] ?? capital(plain(name))

/** The name of a field, as a form shows it. */
export const fieldLabel = (field: string): string => labels[field] ?? capital(plain(field))

/** A stored value in words. */
export const formatValue = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return 'nothing'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value)
}

const automationIn = (values: Values): Values => {
  const known = presets.find((one) => one === values?.preset)
  return known ? { ...values, preset: presetWords[known].name } : values
}

/** Each value that changed, before and after. */
export const eventChanges = (before: Values, given: Values): { label: string; from: string; to: string }[] => {
  const after = automationIn(given)
  return [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
    .filter((key) => !hidden.test(key))
    .map((key) => ({ label: fieldLabel(key), from: formatValue(before?.[key]), to: formatValue(after?.[key]) }))
    .filter(({ from, to }) => from !== to)
}
