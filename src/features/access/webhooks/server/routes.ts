import type { Route } from '../../../../platform/server/call.ts'
import type { Job } from '../../../../platform/server/job.ts'
import { addWebhookRoute } from './external/add-webhook.ts'
import { sendWebhooksJob } from './jobs/send-webhooks.ts'
import { changeWebhookRoute, removeWebhookRoute, resendDeliveryRoute } from './keep-webhooks.ts'
import { deliveriesRoute, webhooksRoute } from './webhooks.ts'

export const webhooksRoutes: Route[] = [
  webhooksRoute,
  addWebhookRoute,
  changeWebhookRoute,
  deliveriesRoute,
  resendDeliveryRoute,
  removeWebhookRoute,
]

export const webhooksJobs: Job[] = [sendWebhooksJob]
