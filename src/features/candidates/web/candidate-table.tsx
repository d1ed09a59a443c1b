import { Skeleton } from '@mantine/core'
import { type MouseEvent, memo } from 'react'
import { CheckBox } from '../../../ui/check-box.tsx'
import { Hints } from '../../../ui/hints.tsx'
import { useRowKeys } from '../../../ui/use-row-keys.ts'
import type { CandidateRow } from '../contract.ts'
import type { CandidateColumn } from './candidate-columns.tsx'
import type { Openable } from './candidate-search.ts'
import css from './candidate-table.module.css'
import { RowActions } from './row-actions.tsx'
import type { SelectionState } from './use-selection.ts'

type CandidateTableProps = {
  columns: readonly CandidateColumn[]
  /** Null while the first rows are on their way. */
  rows: readonly CandidateRow[] | null
  /** The rows belong to the question before this one. */
  stale: boolean
  compact: boolean
  selection: SelectionState
  mayEdit: boolean
  onOpen: (what: Openable, id: string) => void
  /** What a click on a row does; rows of the dashboard do nothing. */
  onRow?: ((row: CandidateRow) => void) | undefined
}

const actionsWidth = 282
const checkboxWidth = 44
const skeletonRows = 10

const SkeletonRow = ({ columns, checkbox }: { columns: readonly CandidateColumn[]; checkbox: boolean }) => (
  <tr>
    {checkbox ? (
      <td>
        <Skeleton height={16} width={16} radius="xs" />
      </td>
    ) : null}
    {columns.map((column) => (
      <td key={column.key}>
        <Skeleton height={12} width={column.key === 'name' ? '80%' : '55%'} radius="xs" />
      </td>
    ))}
    <td>
      <Skeleton height={20} width={140} radius="sm" />
    </td>
  </tr>
)

/** A click that is meant for the row: not for a control in it, not the end of marking text. */
const isOwnClick = ({ target, defaultPrevented }: MouseEvent) =>
  !defaultPrevented &&
  target instanceof Element &&
  target.closest('a, button, input, label, [role=menu], [role=dialog]') === null &&
  (window.getSelection()?.toString() ?? '') === ''

/** The candidate table of section 2, one page of it. Drawn again only when what it shows changes, not when a dialog opens. */
export const CandidateTable = memo(function CandidateTable(props: CandidateTableProps) {
  const { columns, rows, stale, compact, selection, mayEdit, onOpen, onRow } = props
  const ids = (rows ?? []).map((row) => row.id)
  const rowKeys = useRowKeys({
    ids,
    onOpen: onRow && ((id) => rows?.filter((row) => row.id === id).map(onRow)),
    onToggle: mayEdit
      ? (id) => {
          if (!selection.mode) selection.setMode(true)
          selection.set([id], !selection.has(id))
        }
      : undefined,
  })
  const selected = ids.filter(selection.has).length
  const width = columns.reduce((sum, column) => sum + column.width, actionsWidth + (selection.mode ? checkboxWidth : 0))
  return (
    <div className={css.scroll}>
      <Hints>
        <table
          className={css.table}
          data-compact={compact || undefined}
          style={{ minWidth: width }}
          aria-busy={rows === null || stale}
        >
          <caption className="mantine-visually-hidden" style={{ position: 'absolute', left: -9999 }}>
            Candidates
          </caption>
          <colgroup>
            {selection.mode ? <col style={{ width: checkboxWidth }} /> : null}
            {columns.map((column) => (
              <col key={column.key} style={{ width: column.width }} />
            ))}
            <col style={{ width: actionsWidth }} />
          </colgroup>
          <thead>
            <tr>
              {selection.mode ? (
                <th scope="col">
                  <CheckBox
                    label="Select all candidates on this page"
                    checked={ids.length > 0 && selected === ids.length}
                    indeterminate={selected > 0 && selected < ids.length}
                    onChange={(checked) => selection.set(ids, checked)}
                  />
                </th>
              ) : null}
              {columns.map((column) => (
                <th key={column.key} scope="col">
                  {column.label}
                </th>
              ))}
              <th scope="col" className={css.pinned}>
                Candidate Actions
              </th>
            </tr>
          </thead>
          <tbody className={stale ? css.stale : undefined}>
            {rows === null
              ? Array.from({ length: skeletonRows }, (_, at) => (
                  <SkeletonRow key={at} columns={columns} checkbox={selection.mode} />
                ))
              : rows.map((row) => (
                  <tr
                    key={row.id}
                    {...rowKeys(row.id)}
                    data-selected={(selection.mode && selection.has(row.id)) || undefined}
                    data-opens={onRow ? true : undefined}
                    onClick={onRow ? (event) => isOwnClick(event) && onRow(row) : undefined}
                  >
                    {selection.mode ? (
                      <td>
                        <CheckBox
                          label={`Select ${row.name}`}
                          checked={selection.has(row.id)}
                          onChange={(checked) => selection.set([row.id], checked)}
                        />
                      </td>
                    ) : null}
                    {columns.map((column) => (
                      <td key={column.key}>{column.cell(row)}</td>
                    ))}
                    <td className={css.pinned}>
                      <RowActions row={row} mayEdit={mayEdit} onOpen={onOpen} />
                    </td>
                  </tr>
                ))}
          </tbody>
        </table>
      </Hints>
    </div>
  )
})
