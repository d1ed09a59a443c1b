import { Skeleton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { memo, useDeferredValue, useEffect, useMemo } from 'react'
import { lazyComponent } from '../../../../../ui/lazy.tsx'
import { boxWidth, ListTable } from '../../../../../ui/list/list-table.tsx'
import { useElementWidth } from '../../../../../ui/list/use-element-width.ts'
import type { CandidateRow } from '../../contract/directory.ts'
import type { OfRow } from '../candidate-search.ts'
import css from './candidate-table.module.css'
import type { CandidateColumn } from './create-candidate-columns.tsx'
import { RowActions } from './row-actions.tsx'
import { stackColumns } from './stack-columns.tsx'
import { useIsNarrowList } from './use-is-narrow-list.ts'
import type { SelectionState } from './use-selection.ts'

/** Two gray lines, as high as a card. */
const cardToCome = (
  <div className={css.cardToCome} aria-hidden="true">
    <Skeleton height={14} width="60%" />
    <Skeleton height={12} width="85%" />
  </div>
)

// Only narrow screens draw cards.
const CandidateCard = lazyComponent(async () => (await import('./candidate-card.tsx')).CandidateCard, cardToCome)

type CandidateTableProps = {
  /** Which list it is: the width of the last visit is kept for each. */
  list: string
  columns: readonly CandidateColumn[]
  /** Null while the first rows are on their way. */
  rows: readonly CandidateRow[] | null
  /** The rows belong to the question before this one. */
  stale: boolean
  compact: boolean
  selection: Pick<SelectionState, 'mode' | 'has' | 'set' | 'setMode' | 'clear'>
  mayEdit: boolean
  onOpen: (what: OfRow, id: string) => void
  /** Whether a row opens the panel next to the list, as on a tablet, and whose is open there. */
  beside?: { isTablet: boolean; person: string | undefined } | undefined
  /** Called for a click on a row. Rows of the dashboard have none. */
  onRow?: ((row: CandidateRow) => void) | undefined
}

const BesideCard = lazyComponent(async () => (await import('./beside-card.tsx')).BesideCard, cardToCome)

const getLabel = ({ name }: CandidateRow) => `Select ${name}`

/** Drawn again only when what it shows changes, not when a dialog opens. */
const Table = memo(function Table(props: CandidateTableProps) {
  const { list, columns, rows, stale, compact, selection, mayEdit, beside, onOpen, onRow } = props
  const { mode, has, set, setMode, clear } = selection
  const [ref, room] = useElementWidth(`candidates-${list}`)
  const hasBoxes = mode || mayEdit
  const isNarrow = useIsNarrowList()
  const isTouched = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false })
  useEffect(() => {
    if (isNarrow) void CandidateCard.bring()
  }, [isNarrow])
  const layout = useMemo(
    () => (room === null ? null : stackColumns(columns, room && room - (hasBoxes ? boxWidth : 0), isTouched)),
    [columns, room, hasBoxes, isTouched],
  )
  const change = (ids: readonly string[], selected: boolean) => {
    if (!mode) setMode(true)
    set(ids, selected)
  }
  return (
    <div ref={ref} data-score-column={columns.some(({ key }) => key === 'score') || undefined}>
      {layout ? (
        <ListTable
          caption="Candidates"
          columns={layout.columns}
          rows={rows}
          stale={stale}
          selection={
            hasBoxes
              ? { has, set: change, label: getLabel, all: 'Select all candidates on this page', quiet: !mode }
              : undefined
          }
          moves={{ onOpen: onRow, byClick: true, onToggle: mayEdit ? ({ id }) => change([id], !has(id)) : undefined }}
          fixed={{ actions: layout.actions, head: 'Candidate Actions', compact }}
          actions={(row) => (
            <RowActions row={row} mayEdit={mayEdit} stacked={layout.stacked} onOpen={onOpen} onChanged={clear} />
          )}
          asCards={beside?.person !== undefined}
          marked={beside?.person ?? null}
          card={(row, box) =>
            beside?.person === undefined ? (
              <CandidateCard
                row={row}
                box={box}
                mayEdit={mayEdit}
                onOpen={onOpen}
                onChanged={clear}
                leads={onRow === undefined ? null : beside?.isTablet ? 'panel' : 'page'}
              />
            ) : (
              <BesideCard row={row} box={box} />
            )
          }
        />
      ) : null}
    </div>
  )
})

/** The candidate table of section 2, one page of it. Other rows are drawn in pieces, so that no one who types waits. */
export const CandidateTable = ({ rows, stale, ...props }: CandidateTableProps) => {
  const shown = useDeferredValue(rows)
  return <Table {...props} rows={shown ?? rows} stale={useDeferredValue(stale)} />
}
