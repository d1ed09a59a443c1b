import { randomUUID } from 'node:crypto'

/** The ids that the reach test speaks of, by noun. */
export const clinicIds = (of: {
  organizationId: string
  locationId: string
  candidateId: string
  recipientId: string
  token: string
}) => ({
  organization: of.organizationId,
  location: of.locationId,
  candidate: of.candidateId,
  secondCandidate: randomUUID(),
  invitation: of.token,
  invitationRow: randomUUID(),
  thread: of.recipientId,
  statusBatch: randomUUID(),
  textBatch: randomUUID(),
  template: randomUUID(),
  jobPost: randomUUID(),
  draft: randomUUID(),
  prospect: randomUUID(),
  duplicate: randomUUID(),
  jobCode: randomUUID(),
  status: randomUUID(),
  note: randomUUID(),
  share: randomUUID(),
  shareToken: randomUUID(),
  import: randomUUID(),
  importUpload: randomUUID(),
  export: randomUUID(),
  savedView: randomUUID(),
  upload: randomUUID(),
  spareTemplate: randomUUID(),
  link: randomUUID(),
  schedulerRun: randomUUID(),
  text: randomUUID(),
  failedText: randomUUID(),
  heldText: randomUUID(),
  interview: randomUUID(),
  interviewOffer: randomUUID(),
  bookingToken: `book-${of.organizationId}`,
  feedToken: `feed-${of.organizationId}`,
  folder: randomUUID(),
  document: randomUUID(),
  heldDocument: randomUUID(),
  spareDocument: randomUUID(),
  trashedDocument: randomUUID(),
  login: randomUUID(),
  spareLogin: randomUUID(),
  trashedLogin: randomUUID(),
  apiKey: randomUUID(),
  webhook: randomUUID(),
  delivery: randomUUID(),
  reportSchedule: randomUUID(),
  performanceReport: randomUUID(),
  mail: randomUUID(),
})
