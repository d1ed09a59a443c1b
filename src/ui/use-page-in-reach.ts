import { useEffect } from 'react'

/** A page beyond the last one (its rows are gone, or a link is old) becomes the last one. */
export const usePageInReach = (
  page: number,
  pageSize: number,
  total: number | undefined,
  onPage: (page: number) => void,
) => {
  useEffect(() => {
    if (total === undefined) return
    const last = Math.max(1, Math.ceil(total / pageSize))
    if (page > last) onPage(last)
  })
}
