import { Checkbox } from '@mantine/core'
import type { ListRows } from './list-column.ts'
import css from './list-table.module.css'
import { LoadingLines } from './states.tsx'

/** The rows of a list as cards: the first column is the title, the others are facts. */
export const ListCards = <Row extends { id: string }>({
  caption,
  columns,
  rows,
  stale,
  selection,
  actions,
}: ListRows<Row>) => {
  const [title, ...facts] = columns
  if (rows === null)
    return (
      <div className={css.card}>
        <LoadingLines label={caption} lines={10} />
      </div>
    )
  return (
    <ul className={`${css.cards} ${stale ? css.stale : ''}`} aria-label={caption}>
      {rows.map((row) => (
        <li key={row.id} className={css.card} data-selected={selection?.has(row.id) || undefined}>
          <div className={css.cardTop}>
            {selection ? (
              <Checkbox
                size="sm"
                aria-label={selection.label(row)}
                checked={selection.has(row.id)}
                onChange={(event) => selection.set([row.id], event.currentTarget.checked)}
              />
            ) : null}
            <div className={css.cardTitle}>{title?.cell(row)}</div>
            {actions?.(row)}
          </div>
          <dl className={css.facts}>
            {facts.map(({ key, label, cell }) => (
              <div key={key} style={{ display: 'contents' }}>
                <dt>{label}</dt>
                <dd>{cell(row)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}
