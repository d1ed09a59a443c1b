import { Skeleton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { CheckBox } from '../check-box.tsx'
import { Hints } from '../hints/hints.tsx'
import { CardFold, CardFoot } from './cards/card-fold.tsx'
import { CardRow } from './cards/card-row.tsx'
import factLine from './facts/fact-line.module.css'
import type { Column, ListRows } from './list-column.ts'
import css from './list-table.module.css'
import { useCardKeys } from './use-row-keys.ts'

const skeletonCards = 6

/** A fact without a value has no place in a line. */
const emptyCells: ReadonlySet<unknown> = new Set(['–', '', null, undefined, false])

/** Facts below the title, on a phone and on a tablet. A press unfolds the others, if there are at least two. */
const phoneFacts = 2
const usualFacts = 5

type CardFactsProps<Row> = { row: Row; facts: readonly Column<Row>[] }

const FactList = <Row,>({ row, facts, className }: CardFactsProps<Row> & { className: string | undefined }) => (
  <dl className={className}>
    {facts.map(({ key, label, align, named, cell }) => (
      <div key={key}>
        <dt data-named={named || align === 'right' || undefined}>{label}</dt>
        <dd>{cell(row)}</dd>
      </div>
    ))}
  </dl>
)

const CardFacts = <Row,>({
  row,
  facts: all,
  count,
  isWide,
}: CardFactsProps<Row> & { count: number; isWide: boolean }) => {
  const facts = all.filter(({ cell, aside }) => !emptyCells.has(cell(row)) && !(isWide && aside))
  const line = `${factLine.facts} ${css.facts}`
  if (facts.length === 0) return null
  if (facts.length <= count + 1) return <FactList row={row} facts={facts} className={line} />
  return (
    <CardFoot>
      <FactList row={row} facts={facts.slice(0, count)} className={line} />
      <CardFold label="More">
        <FactList row={row} facts={facts.slice(count)} className={css.folded} />
      </CardFold>
    </CardFoot>
  )
}

const listAsides = <Row,>(row: Row, facts: readonly Column<Row>[]) => {
  const shown = facts.filter(({ aside, cell }) => aside && !emptyCells.has(cell(row)))
  return shown.length > 0 ? shown.map(({ key, cell }) => <span key={key}>{cell(row)}</span>) : null
}

/** The rows of a list as cards: the first column is the title, the others are facts below it or, on a tablet, at its right. */
export const ListCards = <Row extends { id: string }>(props: ListRows<Row>) => {
  const { caption, columns, rows, stale = false, selection, actions, card, marked, tabletFacts = usualFacts } = props
  const [title, ...facts] = columns
  const isWide = useMediaQuery('(min-width: 600px)', false, { getInitialValueInEffect: false })
  const keys = useCardKeys(selection && ((id) => selection.set([id], !selection.has(id))))
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
      <ul
        {...keys}
        className={`${css.cards} ${stale ? css.stale : ''}`}
        aria-label={caption}
        aria-busy={rows === null || stale}
      >
        {rows === null
          ? Array.from({ length: skeletonCards }, (_, at) => (
              <li key={at} className={css.card}>
                <Skeleton height={18} width="60%" />
                <Skeleton height={16} width="85%" />
              </li>
            ))
          : rows.map((row) => (
              <li
                key={row.id}
                className={css.card}
                data-row={row.id}
                data-selected={selection?.has(row.id) || undefined}
                data-marked={row.id === marked || undefined}
              >
                {card ? (
                  card(row, renderBox(row))
                ) : (
                  <CardRow box={renderBox(row)} aside={isWide ? listAsides(row, facts) : null} actions={actions?.(row)}>
                    <div className={css.cardTitle}>{title?.cell(row)}</div>
                    <CardFacts row={row} facts={facts} count={isWide ? tabletFacts : phoneFacts} isWide={isWide} />
                  </CardRow>
                )}
              </li>
            ))}
      </ul>
    </Hints>
  )
}
