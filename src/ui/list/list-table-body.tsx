import { Skeleton, VisuallyHidden } from '@mantine/core'
import type { MouseEvent, ReactNode } from 'react'
import { CheckBox } from '../check-box.tsx'
import type { ListRows } from './list-column.ts'
import css from './list-table.module.css'
import { useRowKeys } from './use-row-keys.ts'

const skeletonRows = 10

/** A cell of null stays blank; it is read out as none. */
const drawCell = (shown: ReactNode) => (shown === null ? <VisuallyHidden>None</VisuallyHidden> : shown)

type LoadingRowProps = { columns: readonly { key: string }[]; hasBox: boolean; last: 'wide' | 'narrow' | null }

/** A row in the shape of those that are coming. */
const LoadingRow = ({ columns, hasBox, last }: LoadingRowProps) => (
  <tr>
    {hasBox ? (
      <td className={css.boxCell}>
        <Skeleton height={16} width={16} radius="xs" />
      </td>
    ) : null}
    {columns.map(({ key }, at) => (
      <td key={key}>
        <Skeleton height={12} width={at === 0 ? '80%' : '55%'} radius="xs" />
      </td>
    ))}
    {last ? (
      <td>
        <Skeleton height={20} width={last === 'wide' ? 140 : 20} radius="sm" ml={last === 'wide' ? 0 : 'auto'} />
      </td>
    ) : null}
  </tr>
)

/** A click that is meant for the row: not for a control in it, not the end of marking text. */
const isOwnClick = ({ target, defaultPrevented }: MouseEvent) =>
  !defaultPrevented &&
  target instanceof Element &&
  target.closest('a, button, input, label, [role=menu], [role=dialog]') === null &&
  (window.getSelection()?.toString() ?? '') === ''

/** The handlers of each row: the keys, the focus, a click. */
const useMoves = <Row extends { id: string }>({ rows, moves, selection }: ListRows<Row>) => {
  const toggle = selection && (({ id }: Row) => selection.set([id], !selection.has(id)))
  const on = (act: ((row: Row) => void) | undefined) =>
    act &&
    ((id: string) => {
      const row = rows?.find((one) => one.id === id)
      if (row) act(row)
    })
  const { body, getKeys } = useRowKeys({
    ids: (rows ?? []).map(({ id }) => id),
    onOpen: on(moves?.onOpen),
    onToggle: on(moves?.onToggle ?? toggle),
  })
  const getMoves = (row: Row) => {
    const { onFocus, ...keys } = getKeys(row.id)
    const click = moves?.byClick ? moves.onOpen : undefined
    return {
      ...keys,
      'data-opens': click ? true : undefined,
      onClick: click && ((event: MouseEvent) => isOwnClick(event) && click(row)),
      onFocus: () => {
        onFocus()
        moves?.onFocus?.(row)
      },
    }
  }
  return { body, getMoves }
}

/** The rows of a table, or their shapes while they are on their way. */
export const ListTableBody = <Row extends { id: string }>(props: ListRows<Row> & { hasLast: boolean }) => {
  const { columns, rows, stale, selection, actions, marked, fixed, hasLast } = props
  const { body, getMoves } = useMoves(props)
  return (
    <tbody ref={body} className={stale ? css.stale : undefined}>
      {rows === null
        ? Array.from({ length: skeletonRows }, (_, at) => (
            <LoadingRow
              key={at}
              columns={columns}
              hasBox={selection !== undefined}
              last={hasLast ? (fixed ? 'wide' : 'narrow') : null}
            />
          ))
        : rows.map((row) => (
            <tr
              key={row.id}
              data-row={row.id}
              data-selected={selection?.has(row.id) || (marked && marked === row.id) || undefined}
              {...getMoves(row)}
            >
              {selection ? (
                <td className={css.boxCell}>
                  <CheckBox
                    label={selection.label(row)}
                    checked={selection.has(row.id)}
                    onChange={(checked) => selection.set([row.id], checked)}
                  />
                </td>
              ) : null}
              {columns.map(({ key, align, cell }) => (
                <td key={key} className={align ? css.right : undefined}>
                  {drawCell(cell(row))}
                </td>
              ))}
              {hasLast ? <td className={`${fixed ? '' : css.right} ${css.pinned}`}>{actions?.(row)}</td> : null}
            </tr>
          ))}
    </tbody>
  )
}
