import { Button } from '@mantine/core'
import css from './candidate-table.module.css'
import type { SelectionState } from './use-selection.ts'

const people = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'candidate' : 'candidates'}`

/** Says who is selected; after a whole page it offers all that match. */
export const SelectBar = ({
  selection,
  total,
  pageFull,
}: {
  selection: SelectionState
  total: number
  pageFull: boolean
}) => (
  <div className={css.selectBar} role="status">
    <span>{selection.count === 0 ? 'Select candidates with the boxes.' : `${people(selection.count)} selected`}</span>
    {pageFull && !selection.all && total > selection.count ? (
      <Button size="compact-sm" variant="subtle" onClick={selection.selectAll}>
        Select all {total.toLocaleString('en-US')} that match
      </Button>
    ) : null}
    {selection.count > 0 ? (
      <Button size="compact-sm" variant="subtle" onClick={selection.clear}>
        Clear selection
      </Button>
    ) : null}
  </div>
)
