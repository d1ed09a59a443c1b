import { VisuallyHidden } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { CheckBox } from '../check-box.tsx'
import { Hints } from '../hints/hints.tsx'
import { useColumns } from './columns/use-columns.ts'
import { ListCards } from './list-cards.tsx'
import type { ListRows } from './list-column.ts'
import css from './list-table.module.css'
import { ListTableBody } from './list-table-body.tsx'

/** The width of the boxes of a selection in a table of fixed columns, in pixels. */
export const boxWidth = 24
const looseBoxWidth = 34

/**
 * Where every column has a width the table is divided by them, with any content: heads stay where they are when the
 * rows come.
 */
const getShare = (columns: readonly { width?: number }[], width: number | undefined) => {
  const whole = columns.reduce((sum, one) => sum + (one.width ?? Number.NaN), 0)
  return width === undefined || Number.isNaN(whole) ? undefined : `${(100 * width) / whole}%`
}

/** One page of a list: a table, or cards where there is no room for one. */
export const ListTable = <Row extends { id: string }>(props: ListRows<Row>) => {
  const look = useColumns(props.chooser ?? '', props.columns)
  const isNarrow = useMediaQuery('(max-width: 899px)', false, { getInitialValueInEffect: false })
  if (isNarrow || props.asCards) return <ListCards {...props} />
  const { caption, rows, stale = false, selection, actions, actionsWidth, chooser, fixed } = props
  const columns = chooser ? look.shown : props.columns
  const hasLast = actions !== undefined
  const ids = (rows ?? []).map((row) => row.id)
  const selected = selection ? ids.filter(selection.has).length : 0
  const box = fixed ? boxWidth : looseBoxWidth
  const widths = [selection ? box : 0, ...columns.map(({ width = 0 }) => width), fixed?.actions ?? 0]
  // A part that scrolls has to be within reach of the keyboard, by its rows or by itself.
  const reach = rows && rows.length > 0 ? {} : { tabIndex: 0, role: 'group', 'aria-label': caption }
  return (
    <div className={css.scroll} {...reach}>
      <Hints>
        <table
          className={`${css.table} ${fixed ? css.fixed : ''}`}
          data-quiet={selection?.quiet || undefined}
          data-compact={fixed?.compact || undefined}
          style={fixed ? { minWidth: widths.reduce((sum, width) => sum + width, 0) } : undefined}
          aria-busy={rows === null || stale}
        >
          <caption>
            <VisuallyHidden>{caption}</VisuallyHidden>
          </caption>
          {fixed ? (
            <colgroup>
              {selection ? <col style={{ width: box }} /> : null}
              {columns.map(({ key, width }) => (
                <col key={key} style={{ width }} />
              ))}
              <col style={{ width: fixed.actions }} />
            </colgroup>
          ) : null}
          <thead>
            <tr>
              {selection ? (
                <th scope="col" className={css.boxCell} style={{ width: box }}>
                  <CheckBox
                    label={selection.all ?? 'Select all on this page'}
                    checked={ids.length > 0 && selected === ids.length}
                    indeterminate={selected > 0 && selected < ids.length}
                    onChange={(checked) => selection.set(ids, checked)}
                  />
                </th>
              ) : null}
              {columns.map(({ key, label, width, align }) => (
                <th
                  key={key}
                  scope="col"
                  style={fixed ? undefined : { minWidth: width, width: getShare(columns, width) }}
                  className={align ? css.right : undefined}
                >
                  {label}
                </th>
              ))}
              {hasLast ? (
                <th scope="col" className={css.pinned} style={{ minWidth: actionsWidth }}>
                  {fixed?.head ?? <VisuallyHidden>Actions</VisuallyHidden>}
                </th>
              ) : null}
            </tr>
          </thead>
          <ListTableBody {...props} columns={columns} hasLast={hasLast} />
        </table>
      </Hints>
    </div>
  )
}
