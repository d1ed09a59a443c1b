export { doubtMails } from './doubt-mails.ts'
export { canMail, linkTo, queueMail } from './queue-mail.ts'
