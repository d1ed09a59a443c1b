import { useEffect } from 'react'
import type { CandidateRow } from '../../contract/directory.ts'
import type { CandidateSearch } from '../candidate-search.ts'
import type { SelectionState } from './use-selection.ts'

type PickInput = {
  search: CandidateSearch
  /** Null until the rows of this search are here, and for who may do nothing with them. */
  rows: readonly CandidateRow[] | null
  selection: SelectionState
  onSearch: (change: CandidateSearch, replace: boolean) => void
}

/** A link that says `pick=20` selects the first twenty of its list, once they are here; the number then leaves the URL. */
export const usePreselect = ({ search: { pick }, rows, selection, onSearch }: PickInput) => {
  const { setMode, set } = selection
  useEffect(() => {
    if (pick === undefined || rows === null) return
    setMode(true)
    set(
      rows.slice(0, pick).map(({ id }) => id),
      true,
    )
    onSearch({ pick: undefined }, true)
  }, [pick, rows, set, setMode, onSearch])
}
