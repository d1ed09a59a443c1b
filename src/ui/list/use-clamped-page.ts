import { useEffect, useEffectEvent } from 'react'
import { showToast } from '../notice/show-toast.ts'
import type { ListQuestion, Paging } from './list-question.ts'

const sayLastPage = (wanted: number) =>
  showToast(`There is no page ${wanted.toLocaleString('en-US')}. This is the last one.`, { id: 'last page' })

/** The same where no one counts the rows: `served` is the page that came, null while it is on its way. */
export const useServedPage = (wanted: number, served: number | null, onPage: (page: number) => void) => {
  const isPastEnd = served !== null && served < wanted
  const jump = useEffectEvent(() => {
    sayLastPage(wanted)
    onPage(served ?? 1)
  })
  useEffect(() => {
    if (isPastEnd) jump()
  }, [isPastEnd])
}

/** Turns a page beyond the last one (its rows are gone, or a link is old) into the last one, with a notice. */
export const useClampedPage = (pages: Paging | undefined, question: ListQuestion<unknown>) => {
  const { rows, total, stale, counting = false } = question
  const last = pages ? Math.max(1, Math.ceil((total ?? 0) / pages.size)) : 1
  const isKnown = rows?.length === 0 && total !== null && !stale && !counting
  const isPastEnd = pages !== undefined && isKnown && pages.page > last
  const jump = useEffectEvent(() => {
    if (!pages) return
    pages.onPage(last, true)
    if (total) sayLastPage(pages.page)
  })
  useEffect(() => {
    if (isPastEnd) jump()
  }, [isPastEnd])
}
