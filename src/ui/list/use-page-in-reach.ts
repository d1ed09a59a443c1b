import { useEffect, useEffectEvent } from 'react'
import { notice } from '../notice.ts'
import type { ListQuestion, Paging } from './list-question.ts'

/** A page beyond the last one (its rows are gone, or a link is old) becomes the last one, and says so. */
export const usePageInReach = (pages: Paging | undefined, question: ListQuestion<unknown>) => {
  const { rows, total, stale, counting = false } = question
  const last = pages ? Math.max(1, Math.ceil((total ?? 0) / pages.size)) : 1
  const isKnown = rows?.length === 0 && total !== null && !stale && !counting
  const isPastEnd = pages !== undefined && isKnown && pages.page > last
  const jump = useEffectEvent(() => {
    if (!pages) return
    pages.onPage(last, true)
    if (total)
      notice(`There is no page ${pages.page.toLocaleString('en-US')}: this is the last one.`, { id: 'last page' })
  })
  useEffect(() => {
    if (isPastEnd) jump()
  }, [isPastEnd])
}
