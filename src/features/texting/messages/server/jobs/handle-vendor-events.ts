import * as z from 'zod/mini'
import { job } from '../../../../../platform/server/job.ts'
import { automationInboundRoute } from '../webhooks/automation.ts'
import { twilioInboundRoute, twilioStatusRoute } from '../webhooks/twilio.ts'

/** Every two minutes: tries again events of a vendor that we failed to handle. */
export const handleVendorEventsJob = job({
  name: 'handle-vendor-events',
  tries: 1,
  expires: 120,
  every: '*/2 * * * *',
  input: z.object({ organizationId: z.string() }),
  run: async (_, { services }) => {
    for (const route of [twilioInboundRoute, twilioStatusRoute, automationInboundRoute])
      await route.handleOpen(services)
  },
})
