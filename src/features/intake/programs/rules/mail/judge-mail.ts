import { type AutomaticKind, findAutomaticKind, type MailSigns } from './automatic-mail.ts'
import { getDomain, isFreeMail } from './mailbox.ts'
import type { MailReading } from './proposal.ts'
import { type ReceivedMail, readApplicant } from './read-applicant.ts'

/**
 * The decision on an email: its applicant lands, it waits for a person with a proposal, or it is put aside as no
 * application.
 */
export type MailVerdict = { reading: MailReading; automatic: AutomaticKind | null; lands: boolean }

/**
 * Decides what an email is. Bulk email in which a board names an applicant is an application, and so is what someone sends from a mailbox
 * that anyone can have; all other bulk email is a newsletter.
 */
export const judgeMail = (
  mail: ReceivedMail,
  signs: MailSigns,
  isStaff: (address: string) => boolean,
  hasFiles: boolean,
): MailVerdict => {
  const reading = readApplicant(mail, isStaff)
  const { applicant, doubt } = reading
  const kind = findAutomaticKind({ signs, sender: mail.from?.address ?? '', subject: mail.subject, hasFiles })
  const isPersonal =
    applicant.why !== 'nobody' &&
    (applicant.why !== 'sender' || mail.originalSender !== '' || isFreeMail(getDomain(applicant.email_address)))
  const automatic = kind === 'newsletter' && isPersonal ? null : kind
  return { reading, automatic, lands: automatic === null && doubt === null }
}
