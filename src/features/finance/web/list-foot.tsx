import { pageSize, pagesShown } from '../../../rules/count.ts'
import { ListPages } from '../../../ui/list-pages.tsx'

type ListFootProps = { page: number; total: number | undefined; onPage: (page: number | undefined) => void }

/** The pages of a list whose page lives in the URL; nothing to show has none. The first one needs no word there. */
export const ListFoot = ({ page, total = 0, onPage }: ListFootProps) =>
  total > 0 ? (
    <ListPages
      page={page}
      pageSize={pageSize}
      total={total}
      shown={pagesShown}
      onPage={(next) => onPage(next === 1 ? undefined : next)}
    />
  ) : null
