import type { WayIn } from '../../../platform/server/call.ts'
import type { Job } from '../../../platform/server/job.ts'
import { sendWebhooksJob } from './jobs/send-webhooks.ts'
import { addWebhookWay, changeWebhookWay, removeWebhookWay, sendDeliveryAgainWay } from './keep-webhooks.ts'
import { deliveriesWay, webhooksWay } from './webhooks.ts'

export const webhooksRoutes: WayIn[] = [
  webhooksWay,
  addWebhookWay,
  changeWebhookWay,
  deliveriesWay,
  sendDeliveryAgainWay,
  removeWebhookWay,
]

export const webhooksJobs: Job[] = [sendWebhooksJob]
