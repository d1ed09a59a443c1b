export { markEmailsUnknown } from './mark-emails-unknown.ts'
export { canMail, linkTo, queueMail } from './queue-mail.ts'
