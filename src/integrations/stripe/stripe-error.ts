import { setTimeout as pause } from 'node:timers/promises'
import { Stripe } from 'stripe'

/** Stripe could not tell; the message is a sentence for the person who waits. */
export class StripeError extends Error {
  name = 'StripeError'
}

const sentenceFor = (error: unknown, what: string): string => {
  if (error instanceof Stripe.errors.StripeAuthenticationError) return 'Stripe refused our key.'
  if (error instanceof Stripe.errors.StripePermissionError) return `Our Stripe key can’t read ${what}.`
  if (error instanceof Stripe.errors.StripeRateLimitError) return 'Stripe asked us to wait: too many calls.'
  if (error instanceof Stripe.errors.StripeConnectionError)
    return /timeout|timed out|aborted/i.test(
      `${error.message} ${error.detail instanceof Error ? error.detail.message : ''}`,
    )
      ? 'Stripe didn’t answer in time.'
      : 'Couldn’t reach Stripe.'
  if (error instanceof Stripe.errors.StripeAPIError && /JSON/.test(error.message))
    return `Stripe’s answer isn’t a list of ${what}.`
  return 'Stripe failed on its side.'
}

/** Returns the error of a call for something ("invoices"), as a sentence; the cause is kept for the log. */
export const toStripeError = (error: unknown, what: string): StripeError =>
  new StripeError(sentenceFor(error, what), { cause: error })

const tries = 3

const getWait = (error: InstanceType<typeof Stripe.errors.StripeRateLimitError>, turn: number, longest: number) => {
  const asked = Number(error.headers?.['retry-after'])
  return Math.min(longest, Number.isFinite(asked) && asked > 0 ? asked * 1000 : 500 * 2 ** turn)
}

/** Stripe's client does not repeat what was refused for being too often; reading is safe to repeat, after `longest` milliseconds at most. */
export const withRetry = async <T>(work: () => Promise<T>, longest: number, turn = 1): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeRateLimitError) || turn >= tries) throw error
    await pause(getWait(error, turn, longest))
    return await withRetry(work, longest, turn + 1)
  }
}
