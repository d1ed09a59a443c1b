import type { WayIn } from '../../../platform/server/call.ts'
import type { Job } from '../../../platform/server/job.ts'
import { sendMailJob } from './jobs/send-mail.ts'
import { mailboxWay } from './mailbox.ts'
import { mailAttachmentWay } from './streams/mail-attachment.ts'

export const mailsRoutes: WayIn[] = [mailboxWay, mailAttachmentWay]

export const mailsJobs: Job[] = [sendMailJob]
