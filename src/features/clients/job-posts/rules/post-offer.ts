import type { Language } from '../../../../rules/words/language.ts'

/** The periods that a pay is for. */
export const payPeriods = ['hour', 'year'] as const
/** The kinds of employment that a post can name. */
export const employments = ['full_time', 'part_time', 'either'] as const
export type PayPeriod = (typeof payPeriods)[number]
export type Employment = (typeof employments)[number]
export type Pay = { low: number; high: number | null; per: PayPeriod }

/** The longest text about hours, in characters. */
export const longestHours = 200

const largest = 1_000_000

/** Dollars of a typed pay, to the cent; null when nothing is typed, undefined when it is no amount above 0 and up to 1,000,000. */
export const parsePay = (typed: string): number | null | undefined => {
  const plain = typed.replace(/[$,\s]/g, '')
  if (plain === '') return null
  const amount = /^[0-9]{1,7}(\.[0-9]{1,2})?$/.test(plain) ? Number(plain) : 0
  return amount > 0 && amount <= largest ? amount : undefined
}

/** Checks a typed pay range. Returns problems by field; empty if there are none. */
export const findPayProblems = (typed: { pay_low: string; pay_high: string }): Record<string, string> => {
  const [low, high] = [parsePay(typed.pay_low), parsePay(typed.pay_high)]
  const no = 'Enter an amount like 21.50, above 0.'
  if (low === undefined || high === undefined)
    return { ...(low === undefined ? { pay_low: no } : {}), ...(high === undefined ? { pay_high: no } : {}) }
  if (high === null) return {}
  if (low === null) return { pay_low: 'Enter the lowest pay, too.' }
  return high < low ? { pay_high: 'Enter an amount not below the lowest pay.' } : {}
}

const dollars = (amount: number) =>
  amount.toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  })

const periods: Record<Language, Record<PayPeriod, string>> = {
  en: { hour: 'an hour', year: 'a year' },
  es: { hour: 'por hora', year: 'al año' },
}

/** A pay for a candidate: '$21–$26.50 an hour', in Spanish '$21–$26.50 por hora'. */
export const formatPay = ({ low, high, per }: Pay, language: Language): string =>
  `${dollars(low)}${high === null || high === low ? '' : `–${dollars(high)}`} ${periods[language][per]}`
