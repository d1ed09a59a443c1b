import { formatCount } from './format-count.ts'
/** Candidates on one page of any list. */
export const pageSize = 25

/** '1 report', '2,000 reports'; the word for several where it is not the one for one with an s. */
export const pluralize = (n: number, one: string, many = `${one}s`): string =>
  `${formatCount(n)} ${n === 1 ? one : many}`

/** The page numbers a pager offers: first, last, the current one and its neighbours, '…' for each gap (section 9). */
export const listPageNumbers = (current: number, total: number): (number | '…')[] => {
  if (total < 1) return []
  const here = Math.min(Math.max(current, 1), total)
  const wanted = [1, here - 1, here, here + 1, total].filter((page) => page >= 1 && page <= total)
  const pages = [...new Set(wanted)].toSorted((a, b) => a - b)
  return pages.flatMap((page, at) => (at > 0 && page - (pages[at - 1] ?? 0) > 1 ? (['…', page] as const) : [page]))
}
