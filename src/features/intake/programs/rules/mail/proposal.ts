/** By what an applicant was found in an email. */
export const evidences = ['sender', 'reply_to', 'lines', 'forward', 'attached', 'subject', 'nobody'] as const
export type Evidence = (typeof evidences)[number]

/** Why a person decides who applies. */
export const doubts = ['nobody', 'incomplete', 'forwarded', 'several', 'for_another', 'other_name'] as const
export type Doubt = (typeof doubts)[number]

export type MailApplicant = { full_name: string; email_address: string; phone_number: string }
export type Proposal = MailApplicant & { why: Evidence }

/**
 * The applicant of an email; `doubt` null: evidently. `others` are further people it may be, complete enough to be
 * accepted.
 */
export type MailReading = { applicant: Proposal; doubt: Doubt | null; others: Proposal[] }

const found: Record<Evidence, string> = {
  sender: 'They sent the email.',
  reply_to: 'Replies to the email go to them.',
  lines: 'The email gives their details.',
  forward: 'They wrote the forwarded email.',
  attached: 'They wrote the attached email.',
  subject: 'The email names them.',
  nobody: 'We found no applicant in the email.',
}
const unsure: Record<Doubt, string> = {
  nobody: '',
  incomplete: 'A name or a way to reach them is missing.',
  forwarded: 'It isn’t clear which of the two applies.',
  several: 'It names several people.',
  for_another: 'It may be about someone else.',
  other_name: 'The resume or the text has another name.',
}

/** Explains a proposal in one or two short sentences. */
export const explainProposal = (why: Evidence, doubt: Doubt | null): string =>
  [found[why], doubt === null ? '' : unsure[doubt]].filter(Boolean).join(' ')
