import { Checkbox, Skeleton, VisuallyHidden } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { ComponentProps, ReactNode } from 'react'
import { late } from './late.tsx'
import { ListCards } from './list-cards.tsx'
import css from './list-table.module.css'
import { useColumns } from './use-columns.ts'

const ColumnMenu = late(async () => (await import('./column-menu.tsx')).ColumnMenu)

export type Column<Row> = {
  key: string
  label: string
  width?: number
  align?: 'right'
  cell: (row: Row) => ReactNode
}

export type RowSelection<Row> = {
  has: (id: string) => boolean
  set: (ids: readonly string[], selected: boolean) => void
  label: (row: Row) => string
}

export type ListTableProps<Row extends { id: string }> = {
  caption: string
  /** The first one is the row's title; on a narrow screen the others become facts below it. */
  columns: readonly Column<Row>[]
  /** Null while the first rows are on their way. */
  rows: readonly Row[] | null
  stale?: boolean
  selection?: RowSelection<Row> | undefined
  actions?: ((row: Row) => ReactNode) | undefined
  /** Lets a person choose the columns; kept in the browser under this name. */
  chooser?: string
  /** What a row of the table answers to besides: keys, focus, a mark. */
  rowProps?: ((row: Row) => ComponentProps<'tr'> & { 'data-selected'?: true | undefined }) | undefined
}

const skeletonRows = 8

/** One page of a list: a table, or cards where there is no room for one. */
export const ListTable = <Row extends { id: string }>(props: ListTableProps<Row>) => {
  const look = useColumns(props.chooser ?? '', props.columns)
  const isNarrow = useMediaQuery('(max-width: 899px)', false, { getInitialValueInEffect: false })
  if (isNarrow) return <ListCards {...props} />
  const { caption, rows, stale = false, selection, actions, chooser, rowProps } = props
  const columns = chooser ? look.shown : props.columns
  const hasLast = actions !== undefined || chooser !== undefined
  const ids = (rows ?? []).map((row) => row.id)
  const selected = selection ? ids.filter(selection.has).length : 0
  return (
    // A part that scrolls has to be within reach of the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={css.scroll} tabIndex={0} role="group" aria-label={caption}>
      <table className={css.table} aria-busy={rows === null || stale}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {selection ? (
              <th scope="col" style={{ width: 44 }}>
                <Checkbox
                  size="xs"
                  aria-label="Select all on this page"
                  checked={ids.length > 0 && selected === ids.length}
                  indeterminate={selected > 0 && selected < ids.length}
                  onChange={(event) => selection.set(ids, event.currentTarget.checked)}
                />
              </th>
            ) : null}
            {columns.map(({ key, label, width, align }) => (
              <th key={key} scope="col" style={{ minWidth: width }} className={align ? css.right : undefined}>
                {label}
              </th>
            ))}
            {hasLast ? (
              <th scope="col" className={css.pinned}>
                {chooser ? <ColumnMenu look={look} /> : <VisuallyHidden>Actions</VisuallyHidden>}
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody className={stale ? css.stale : undefined}>
          {rows === null
            ? Array.from({ length: skeletonRows }, (_, at) => (
                <tr key={at}>
                  <td colSpan={columns.length + (selection ? 1 : 0) + (hasLast ? 1 : 0)}>
                    <Skeleton height={12} width={`${94 - ((at * 13) % 30)}%`} radius="xs" />
                  </td>
                </tr>
              ))
            : rows.map((row) => (
                <tr key={row.id} data-selected={selection?.has(row.id) || undefined} {...rowProps?.(row)}>
                  {selection ? (
                    <td>
                      <Checkbox
                        size="xs"
                        aria-label={selection.label(row)}
                        checked={selection.has(row.id)}
                        onChange={(event) => selection.set([row.id], event.currentTarget.checked)}
                      />
                    </td>
                  ) : null}
                  {columns.map(({ key, align, cell }) => (
                    <td key={key} className={align ? css.right : undefined}>
                      {cell(row)}
                    </td>
                  ))}
                  {hasLast ? <td className={`${css.right} ${css.pinned}`}>{actions?.(row)}</td> : null}
                </tr>
              ))}
        </tbody>
      </table>
    </div>
  )
}
