import { useEffect, useEffectEvent } from 'react'
import type { ListQuestion, Paging } from './list-question.ts'
import { notice } from './notice.ts'

/** A page beyond the last one (its rows are gone, or a link is old) becomes the last one, and says so. */
export const usePageInReach = (pages: Paging | undefined, { rows, total, stale }: ListQuestion<unknown>) => {
  const last = pages ? Math.max(1, Math.ceil(total / pages.size)) : 1
  const isPastEnd = pages !== undefined && rows !== null && !stale && pages.page > last
  const jump = useEffectEvent(() => {
    if (!pages) return
    pages.onPage(last, true)
    if (total > 0)
      notice(`There is no page ${pages.page.toLocaleString('en-US')}: this is the last one.`, { id: 'last page' })
  })
  useEffect(() => {
    if (isPastEnd) jump()
  }, [isPastEnd])
}
