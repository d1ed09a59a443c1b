import { parseDay } from '../../../../rules/day.ts'
import { findPayProblems } from './post-offer.ts'

/** Cents a lead costs, from dollars as typed; null when nothing is typed, undefined when it is no amount from 0 up. */
export const parseCost = (typed: string): number | null | undefined => {
  const plain = typed.replace(/[$,\s]/g, '')
  if (plain === '') return null
  return /^[0-9]{1,6}(\.[0-9]{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : undefined
}

type PostValues = { job_start_date: string; cost_per_lead: string; pay_low?: string; pay_high?: string }

/** Checks a post's day, cost, and pay. Returns problems by field; empty if there are none. */
export const findPostProblems = ({
  job_start_date,
  cost_per_lead,
  pay_low = '',
  pay_high = '',
}: PostValues): Record<string, string> => ({
  ...(parseDay(job_start_date) === null ? { job_start_date: 'Enter a date like 3/14/2026.' } : {}),
  ...(parseCost(cost_per_lead) === undefined ? { cost_per_lead: 'Enter an amount like 9.50, not below 0.' } : {}),
  ...findPayProblems({ pay_low, pay_high }),
})
