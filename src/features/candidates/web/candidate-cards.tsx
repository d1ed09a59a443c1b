import { Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { showDay } from '../../../rules/day.ts'
import { CheckBox } from '../../../ui/check-box.tsx'
import { Hints } from '../../../ui/hints.tsx'
import type { CandidateRow } from '../contract.ts'
import { pageOf } from './candidate-link.ts'
import type { Openable } from './candidate-search.ts'
import css from './candidate-table.module.css'
import { ContactLine } from './contact-line.tsx'
import { FitIcon } from './fit-score.tsx'
import { Marked } from './marked.tsx'
import { RowActions } from './row-actions.tsx'
import type { SelectionState } from './use-selection.ts'

type CandidateCardsProps = {
  rows: readonly CandidateRow[] | null
  selection: SelectionState
  mayEdit: boolean
  onOpen: (what: Openable, id: string) => void
  /** The names lead to the candidates' pages. */
  linked: boolean
}

const factsOf = (row: CandidateRow): string[] =>
  [
    row.date_submitted ? showDay(row.date_submitted) : null,
    row.type,
    row.position,
    row.organization,
    row.location,
    [row.city, row.state].filter(Boolean).join(', '),
  ].flatMap((fact) => fact || [])

/** The same rows on a phone: one card each. */
export const CandidateCards = memo(function CandidateCards(props: CandidateCardsProps) {
  const { rows, selection, mayEdit, onOpen, linked } = props
  return (
    <Hints>
      {' '}
      <ul className={css.cards} aria-label="Candidates" aria-busy={rows === null}>
        {rows === null
          ? Array.from({ length: 6 }, (_, at) => (
              <li key={at} className={css.card}>
                <Skeleton height={32} width="70%" />
                <Skeleton height={12} />
                <Skeleton height={28} width="90%" />
              </li>
            ))
          : rows.map((row) => (
              <li
                key={row.id}
                className={css.card}
                data-selected={(selection.mode && selection.has(row.id)) || undefined}
              >
                <div className={css.cardTop}>
                  {selection.mode ? (
                    <CheckBox
                      label={`Select ${row.name}`}
                      checked={selection.has(row.id)}
                      onChange={(checked) => selection.set([row.id], checked)}
                    />
                  ) : null}
                  <FitIcon fit={row.fit} />
                  <div className={css.clip}>
                    {linked ? (
                      <Link {...pageOf(row)} className={css.nameLink}>
                        <Marked>{row.name || row.full_name || 'Unknown'}</Marked>
                      </Link>
                    ) : (
                      <div className={css.name}>
                        <Marked>{row.name || row.full_name || 'Unknown'}</Marked>
                      </div>
                    )}
                    <ContactLine row={row} />
                  </div>
                </div>
                <div className={css.facts}>
                  {factsOf(row).map((fact) => (
                    <span key={fact}>
                      <Marked>{fact}</Marked>
                    </span>
                  ))}
                </div>
                <RowActions row={row} mayEdit={mayEdit} onOpen={onOpen} />
              </li>
            ))}
      </ul>
    </Hints>
  )
})
