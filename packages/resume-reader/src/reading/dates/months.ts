import type { ReadJob } from '../../resume-facts.ts'

const countMonths = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1

/**
 * The distinct calendar months of the jobs of a kind, first and last included, overlaps once, up to the month of `today` (`YYYY-MM-DD`).
 * Null where no job of any kind has a beginning and an end.
 */
export const countMonthsIn = (
  jobs: (Pick<ReadJob, 'from' | 'to' | 'kind'> & { only?: readonly number[] })[],
  kind: 'aba' | 'related',
  today: string,
): number | null => {
  const now = countMonths(today)
  const months = new Set<number>()
  let isDated = false
  for (const job of jobs) {
    if (!job.from || !job.to) continue
    isDated = true
    if (job.kind !== kind) continue
    const first = Math.max(countMonths(job.from), now - 1_200)
    const last = Math.min(job.to === 'present' ? now : countMonths(job.to), now)
    for (let month = first; month <= last; month += 1) {
      if (!job.only || job.only.includes((month % 12) + 1)) months.add(month)
    }
  }
  return isDated ? months.size : null
}
