import type * as z from 'zod/mini'
import {
  countCandidates,
  findCandidates,
  getCandidateStats,
} from '../../../features/candidates/directory/contract/directory.ts'
import { reviewQuery } from '../../../features/candidates/directory/rules/review/review-query.ts'
import { enrollmentBoard, enrollmentPath } from '../../../features/conversations/automations/contract/automations.ts'
import { threads } from '../../../features/conversations/inbox/contract/inbox.ts'
import { attention } from '../../../features/home/attention/contract/attention.ts'
import {
  dashboardCounts,
  dashboardOverview,
  dashboardToday,
} from '../../../features/home/dashboard/contract/dashboard.ts'
import { candidateProfile } from '../../../features/home/profile/contract/profile.ts'
import { stripeInvoices } from '../../../features/money/finance/contract/finance.ts'
import type { Person } from '../../../platform/server/actor.ts'
import type { Endpoint } from '../../../platform/shared/endpoint.ts'

/** One call that a screen makes as soon as it is there. */
export type FirstQuestion = { contract: Endpoint; input: unknown }

const ask = <I extends z.ZodMiniType>(contract: Endpoint<I>, input: z.input<I>): FirstQuestion => ({
  contract,
  input,
})

/** As many as the browser counts at once. */
const upTo = 1_000

/** As many pages as a round of the review takes. */
const pagesOfRound = [1, 2, 3, 4]

const pageOfOne = /^\/(?:candidate|bcba)\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/**
 * Returns the first queries of a console screen: the figures that every one waits for, and a page of the plain lists of
 * candidates, a round of the review, the inbox, a clinic's automations, or one candidate. Searched and filtered ones cost what they cost, and
 * the document waits for no such list; nor for the long list of the platform.
 */
export const listQueriesToPrefetch = (
  actor: Pick<Person, 'isPlatform' | 'organizationId'>,
  url: string,
  timeZone: string,
) => {
  const isPlatform = actor.isPlatform
  const newOnes = { dateRange: reviewQuery.dateRange, status: [...reviewQuery.status] }
  const today = { scope: 'today', timeZone } as const
  const lists: Record<string, FirstQuestion[]> = {
    '/': isPlatform ? [] : [ask(findCandidates, { ...today, page: 1 }), ask(countCandidates, { ...today, upTo })],
    '/candidate-directory': [ask(findCandidates, { timeZone, page: 1 }), ask(countCandidates, { timeZone })],
    '/candidate-directory?view=review': [
      ...pagesOfRound.map((page) => ask(findCandidates, { timeZone, ...newOnes, page })),
      ask(countCandidates, { timeZone, ...newOnes, upTo }),
    ],
    '/automations': isPlatform ? [] : [ask(enrollmentPath, {}), ask(enrollmentBoard, { show: 'needs_staff', page: 1 })],
    '/messages': [ask(threads, { show: 'waiting' }), ask(attention, {})],
  }
  const one = pageOfOne.exec(url)?.[1]
  return [
    ...(isPlatform ? [] : [ask(dashboardCounts, { timeZone })]),
    ask(getCandidateStats, { org_id: isPlatform ? null : actor.organizationId }),
    ask(dashboardOverview, { timeZone }),
    ask(dashboardToday, { timeZone }),
    ask(stripeInvoices, { days: 90 }),
    ...(lists[url] ?? []),
    ...(one ? [ask(candidateProfile, { id: one })] : []),
  ]
}
