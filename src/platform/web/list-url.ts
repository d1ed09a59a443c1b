import { pageSize, pagesShown } from '../../rules/count.ts'
import type { Paging } from '../../ui/list-question.ts'
import type { SearchBoxProps } from '../../ui/search-box.tsx'

type ListSearch = { q?: string | undefined; page?: number | undefined }

/** The pages of a list whose page lives in the URL; the first one needs no word there. */
export const urlPages = (
  page: number | undefined,
  onSearch: (change: { page: number | undefined }, replace: boolean) => void,
  size = pageSize,
): Paging => ({
  page: page ?? 1,
  size,
  shown: pagesShown,
  onPage: (next, replace) => onSearch({ page: next === 1 ? undefined : next }, replace),
})

/** The search of a list that lives in the URL; another word begins on page 1. */
export const urlSearch = (
  label: string,
  q: string | undefined,
  onSearch: (change: ListSearch, replace: boolean) => void,
): SearchBoxProps => ({
  label,
  value: q ?? '',
  onSearch: (text) => onSearch({ q: text.trim() === '' ? undefined : text, page: undefined }, true),
})
