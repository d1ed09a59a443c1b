import * as z from 'zod/mini'
import { parseInvoice } from '../../../../../integrations/stripe/invoices.ts'
import { parseStripeEvent } from '../../../../../integrations/stripe/stripe-client.ts'
import { recordEvents } from '../../../../../platform/server/events.ts'
import { webhook } from '../../../../../platform/server/webhook.ts'
import { getSignedBody } from '../../../../../platform/server/webhooks/signed-body.ts'
import { stripeEvents } from '../../contract/finance.ts'
import { forgetInvoices, saveInvoices, vendorInvoice } from '../save-invoices.ts'

const told = z.object({ type: z.string(), created: z.number(), invoice: z.nullable(vendorInvoice) })

/** Receives changes of invoices. Each event is stored once, in any order. Events about other things change nothing. */
export const stripeEventsRoute = webhook(stripeEvents, {
  vendor: 'stripe',
  kind: 'event',
  event: told,
  read: (_, request, { config }) => {
    const signature = request.headers['stripe-signature']
    const event = config.stripeWebhookSecret
      ? parseStripeEvent(config.stripeWebhookSecret, getSignedBody(request), String(signature ?? ''))
      : null
    if (!event) return null
    const { id, type, created } = event
    return {
      id,
      event: { type, created, invoice: type.startsWith('invoice.') ? parseInvoice(event.data.object) : null },
    }
  },
  handle: async ({ type, created, invoice }, { tx, services }) => {
    if (!invoice) return
    const changed =
      type === 'invoice.deleted' ? await forgetInvoices(tx, [invoice.id]) : await saveInvoices(tx, [invoice], created)
    await recordEvents(
      tx,
      null,
      changed.map((each) => ({
        name: 'invoice.changed',
        organizationId: each.organization_id ?? services.config.platformOrganizationId,
        after: { invoice: invoice.id, status: type === 'invoice.deleted' ? 'deleted' : invoice.status },
      })),
    )
  },
  answer: (reply) => reply.send({ received: true }),
})
