import { viewerTimeZone } from '../../../../../platform/web/time-zone.ts'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { toMonth } from '../../../../../rules/periods/month.ts'
import { hiringPerformance } from '../../contract/hiring.ts'
import type { MonthComparison } from '../../rules/get-comparison-period.ts'
import type { Period } from '../../rules/periods/period.ts'

type HiringQuery = { month: Period; beside: MonthComparison | null; today: string; organization: string | undefined }

/**
 * Loads the hiring figures of a month (`found`), and two that can be compared: `now` are its own, cut to the days of
 * the current month so far if that is the other one; `other` are the other month’s. `isComparing` until it is known
 * whether they load.
 */
export const useHiring = ({ month, beside, today, organization }: HiringQuery) => {
  const asked = { timeZone: viewerTimeZone, ...(organization ? { organization } : {}) }
  const days = beside?.through ? { through: beside.through } : {}
  const isCut = beside !== null && beside.through !== null && month !== toMonth(today)
  const found = useQuery(hiringPerformance, { ...asked, month }, { keepPrevious: true })
  const before = useQuery(
    hiringPerformance,
    { ...asked, ...days, month: beside?.other ?? month },
    { keepPrevious: true, enabled: beside !== null },
  )
  const cut = useQuery(hiringPerformance, { ...asked, ...days, month }, { keepPrevious: true, enabled: isCut })
  const now = isCut ? cut.data : found.data
  const isComparing = (beside !== null && before.isPending) || (isCut && cut.isPending)
  return { asked, found, now, other: now && beside ? before.data : undefined, isComparing }
}
