import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatDay } from '../../../../../rules/day.ts'
import type { CandidateRow } from '../../contract/directory.ts'
import { getPage } from '../../rules/candidate-link.ts'
import type { OfRow } from '../candidate-search.ts'
import { FitIcon } from '../score/fit-score.tsx'
import { getRegistryAnswer } from '../score/get-registry-answer.ts'
import css from './candidate-table.module.css'
import { ContactLine } from './contact-line.tsx'
import { RowActions } from './row-actions.tsx'
import { Highlighted } from './search-highlight.tsx'

type CandidateCardProps = {
  row: CandidateRow
  /** Selects the candidate; null where no one is selected. */
  box: ReactNode
  mayEdit: boolean
  onOpen: (what: OfRow, id: string) => void
  /** The name leads to the candidate's page. */
  linked: boolean
}

const listFacts = (row: CandidateRow): string[] =>
  [
    row.date_submitted ? formatDay(row.date_submitted) : null,
    row.type,
    row.position,
    row.organization,
    row.location,
    [row.city, row.state].filter(Boolean).join(', '),
    getRegistryAnswer(row)?.words,
    row.unread,
  ].flatMap((fact) => fact || [])

/** A row on a phone. */
export const CandidateCard = ({ row, box, mayEdit, onOpen, linked }: CandidateCardProps) => {
  const name = <Highlighted>{row.name || row.full_name || 'Unknown'}</Highlighted>
  return (
    <>
      <div className={css.cardTop}>
        {box}
        <FitIcon row={row} />
        <div className={css.clip}>
          {linked ? (
            <Link {...getPage(row)} className={css.nameLink}>
              {name}
            </Link>
          ) : (
            <div className={css.name}>{name}</div>
          )}
          <ContactLine row={row} />
        </div>
      </div>
      <div className={css.facts}>
        {listFacts(row).map((fact) => (
          <span key={fact}>
            <Highlighted>{fact}</Highlighted>
          </span>
        ))}
      </div>
      <RowActions row={row} mayEdit={mayEdit} onOpen={onOpen} />
    </>
  )
}
