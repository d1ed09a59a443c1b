import { Skeleton } from '@mantine/core'
import { CheckBox } from '../check-box.tsx'
import { Hints } from '../hints/hints.tsx'
import type { Column, ListRows } from './list-column.ts'
import css from './list-table.module.css'

const skeletonCards = 6

/** Facts below the title. A press unfolds the others, if there are at least two. */
const shownFacts = 2

type CardFactsProps<Row> = { row: Row; facts: readonly Column<Row>[] }

const FactList = <Row,>({ row, facts }: CardFactsProps<Row>) => (
  <dl className={css.facts}>
    {facts.map(({ key, label, cell }) => (
      <div key={key}>
        <dt>{label}</dt>
        <dd>{cell(row)}</dd>
      </div>
    ))}
  </dl>
)

const CardFacts = <Row,>({ row, facts }: CardFactsProps<Row>) => {
  if (facts.length <= shownFacts + 1) return <FactList row={row} facts={facts} />
  return (
    <div className={css.cardFoot}>
      <FactList row={row} facts={facts.slice(0, shownFacts)} />
      <details className={css.more}>
        <summary>More</summary>
        <FactList row={row} facts={facts.slice(shownFacts)} />
      </details>
    </div>
  )
}

/** The rows of a list as cards: the first column is the title, the others are facts. */
export const ListCards = <Row extends { id: string }>(props: ListRows<Row>) => {
  const { caption, columns, rows, stale = false, selection, actions, card } = props
  const [title, ...facts] = columns
  const renderBox = (row: Row) =>
    selection && !selection.quiet ? (
      <CheckBox
        label={selection.label(row)}
        checked={selection.has(row.id)}
        onChange={(checked) => selection.set([row.id], checked)}
      />
    ) : null
  return (
    <Hints>
      <ul className={`${css.cards} ${stale ? css.stale : ''}`} aria-label={caption} aria-busy={rows === null || stale}>
        {rows === null
          ? Array.from({ length: skeletonCards }, (_, at) => (
              <li key={at} className={css.card}>
                <Skeleton height={32} width="70%" />
                <Skeleton height={12} />
                <Skeleton height={28} width="90%" />
              </li>
            ))
          : rows.map((row) => (
              <li key={row.id} className={css.card} data-selected={selection?.has(row.id) || undefined}>
                {card ? (
                  card(row, renderBox(row))
                ) : (
                  <>
                    <div className={css.cardTop}>
                      {renderBox(row)}
                      <div className={css.cardTitle}>{title?.cell(row)}</div>
                      {actions?.(row)}
                    </div>
                    <CardFacts row={row} facts={facts} />
                  </>
                )}
              </li>
            ))}
      </ul>
    </Hints>
  )
}
