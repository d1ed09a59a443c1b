import * as z from 'zod/mini'
import { job } from '../../../../../platform/server/job.ts'
import { stripeEventsRoute } from '../webhooks/stripe.ts'

/** Retries Stripe events that failed before. Runs every five minutes. */
export const handleStripeEventsJob = job({
  name: 'handle-stripe-events',
  tries: 1,
  expires: 120,
  every: '*/5 * * * *',
  input: z.object({ organizationId: z.string() }),
  run: async (_, { services }) => {
    await stripeEventsRoute.handleOpen(services)
  },
})
