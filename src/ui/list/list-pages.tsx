import type { Paging } from './list-question.ts'
import { Pager } from './pager.tsx'

type ListPagesProps = {
  paging: Paging
  /** How many rows this page has. */
  shown: number
  /** How many there are on all pages; null while they are counted. */
  total: number | null
  /** More than so many, while they are counted. */
  moreThan?: number | undefined
}

const n = (value: number) => value.toLocaleString('en-US')

/** The pager of a list: which rows of how many, and the way to the others. */
export const ListPages = ({ paging, shown, total, moreThan }: ListPagesProps) => {
  const { page, size, onPage } = paging
  const pages = Math.max(1, Math.ceil((total ?? moreThan ?? 0) / size))
  const first = (page - 1) * size + 1
  const all = total === null ? moreThan && `${n(moreThan)}+` : n(total)
  const of = all ? ` of ${all}` : ''
  return (
    <Pager
      page={page}
      pages={pages}
      shown={paging.shown(page, pages)}
      summary={shown === 0 ? '' : `${n(first)}–${n(first + shown - 1)}${of}`}
      onPage={(next) => onPage(next, false)}
    />
  )
}
