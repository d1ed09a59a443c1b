import { Stripe } from 'stripe'

export type StripeSettings = { secretKey: string; apiBase?: string | undefined }

/**
 * Opens Stripe's own client; `apiBase` points it at a fake server. It repeats a call once after a failure of the
 * network or of Stripe.
 */
export const openStripe = ({ secretKey, apiBase }: StripeSettings, waits = 10_000) => {
  const base = apiBase ? new URL(apiBase) : null
  return new Stripe(secretKey, {
    timeout: waits,
    maxNetworkRetries: 1,
    telemetry: false,
    appInfo: { name: 'reinforce' },
    ...(base
      ? {
          host: base.hostname,
          port: base.port === '' ? (base.protocol === 'https:' ? 443 : 80) : Number(base.port),
          protocol: base.protocol === 'https:' ? ('https' as const) : ('http' as const),
        }
      : {}),
  })
}

/** The event of a signed call, or null when it is not Stripe's: checked by Stripe's own client, five minutes old at most. */
export const parseStripeEvent = (secret: string, body: string, signature: string | undefined): Stripe.Event | null => {
  try {
    return Stripe.webhooks.constructEvent(body, signature ?? '', secret)
  } catch {
    return null
  }
}
