/** The state of a list's rows: requested, waited for, failed or here. */
export type ListQuestion<Row> = {
  /** Null while the first rows are on their way. */
  rows: readonly Row[] | null
  /** How many there are on all pages; null while they are counted. */
  total: number | null
  /** There are more than so many; how many is being counted. */
  moreThan?: number | undefined
  /** The rows belong to the question before this one. */
  stale: boolean
  /** The total is on its way, or does so too. */
  counting?: boolean
  /** Why there are none, in a sentence. */
  problem: string | null
  retry: () => void
}

export type Paging = {
  page: number
  size: number
  /** The page numbers to offer, a gap as '…'. */
  shown: (page: number, pages: number) => readonly (number | '…')[]
  /** `replace` when it is no step to come back to. */
  onPage: (page: number, replace: boolean) => void
}

/** One page of rows that are all here. */
export const toPage = <Row>(all: ListQuestion<Row>, { page, size }: Paging): ListQuestion<Row> => ({
  ...all,
  rows: all.rows && all.rows.slice((page - 1) * size, page * size),
  total: all.rows?.length ?? 0,
})

/** Rows that came with something else: nothing to wait for, nothing to fail. */
export const createLoadedQuestion = <Row>(rows: readonly Row[]): ListQuestion<Row> => ({
  rows,
  total: rows.length,
  stale: false,
  problem: null,
  retry: () => undefined,
})
