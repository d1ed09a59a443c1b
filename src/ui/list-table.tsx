import { Checkbox, Skeleton, VisuallyHidden } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { late } from './late.tsx'
import { ListCards } from './list-cards.tsx'
import type { ListRows } from './list-column.ts'
import css from './list-table.module.css'
import { useColumns } from './use-columns.ts'

const ColumnMenu = late(async () => (await import('./column-menu.tsx')).ColumnMenu)

const skeletonRows = 8

/** One page of a list: a table, or cards where there is no room for one. */
export const ListTable = <Row extends { id: string }>(props: ListRows<Row>) => {
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
