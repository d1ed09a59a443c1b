import { listPageNumbers, pageSize } from '../../rules/words/count.ts'
import type { Paging } from '../../ui/list/list-question.ts'

/** The pages of a list whose page lives in the URL; the first one needs no word there. */
export const createUrlPages = (
  page: number | undefined,
  onSearch: (change: { page: number | undefined }, replace: boolean) => void,
  size = pageSize,
): Paging => ({
  page: page ?? 1,
  size,
  shown: listPageNumbers,
  onPage: (next, replace) => onSearch({ page: next === 1 ? undefined : next }, replace),
})
