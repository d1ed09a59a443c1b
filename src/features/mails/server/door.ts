export { canMail, linkTo, queueMail } from './queue-mail.ts'
