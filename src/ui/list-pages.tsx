import { Pager } from './pager.tsx'

type ListPagesProps = {
  page: number
  pageSize: number
  total: number
  shown: (page: number, pages: number) => readonly (number | '…')[]
  onPage: (page: number) => void
}

const n = (value: number) => value.toLocaleString('en-US')

/** The pager of a list whose total is known. */
export const ListPages = ({ page, pageSize, total, shown, onPage }: ListPagesProps) => {
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const first = (page - 1) * pageSize + 1
  return (
    <Pager
      page={page}
      pages={pages}
      shown={shown(page, pages)}
      summary={total === 0 ? '' : `${n(first)}–${n(Math.min(total, first + pageSize - 1))} of ${n(total)}`}
      onPage={onPage}
    />
  )
}
