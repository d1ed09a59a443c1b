import type { Route } from '../../../../platform/server/call.ts'
import type { Job } from '../../../../platform/server/job.ts'
import { sendMailJob } from './jobs/send-mail.ts'
import { mailboxRoute } from './mailbox.ts'
import { mailAttachmentRoute } from './streams/mail-attachment.ts'

export const mailsRoutes: Route[] = [mailboxRoute, mailAttachmentRoute]

export const mailsJobs: Job[] = [sendMailJob]
