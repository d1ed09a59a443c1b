import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { viewerTimeZone } from '../../../../../platform/web/time-zone.ts'
import { formatNearDay, toLocalDay } from '../../../../../rules/day.ts'
import { useCan } from '../../../../access/sign-in/web/public.ts'
import type { CandidateRow } from '../../contract/directory.ts'
import { getPage } from '../../rules/candidate-link.ts'
import type { OfRow } from '../candidate-search.ts'
import { FitIcon } from '../score/fit-score.tsx'
import { getRegistryAnswer } from '../score/get-registry-answer.ts'
import css from './candidate-table.module.css'
import { ContactLine } from './contact-line.tsx'
import { StatusButton } from './row-actions.tsx'
import { RowMenu } from './row-menu.tsx'
import { Highlighted, useSearchTerm } from './search-highlight.tsx'

type CandidateCardProps = {
  row: CandidateRow
  /** Selects the candidate; null where no one is selected. */
  box: ReactNode
  mayEdit: boolean
  onOpen: (what: OfRow, id: string) => void
  /** Called after the status was changed. */
  onChanged: () => void
  /** The name leads to the candidate's page. */
  linked: boolean
}

/** Position, place, and day, then open items. */
const listFacts = (row: CandidateRow, isPlatform: boolean, isSearch: boolean): string[] => {
  const answer = getRegistryAnswer(row)
  return [
    row.position,
    isPlatform || !row.location ? row.organization : null,
    row.location,
    // A search may have found the person by it.
    isSearch ? [row.city, row.state].filter(Boolean).join(', ') : null,
    row.date_submitted ? formatNearDay(row.date_submitted, toLocalDay(new Date(), viewerTimeZone)) : null,
    answer?.state === 'claimed' ? answer.short : answer?.words,
    row.unread,
  ].flatMap((fact) => fact || [])
}

/** A row on a phone: name and status, then contact and facts. */
export const CandidateCard = ({ row, box, mayEdit, onOpen, onChanged, linked }: CandidateCardProps) => {
  const isPlatform = useCan('platform:see')
  const isSearch = useSearchTerm() !== ''
  const name = <Highlighted>{row.name || row.full_name || 'Unknown'}</Highlighted>
  return (
    <div className={css.cardTop}>
      {box}
      <FitIcon row={row} />
      <div className={css.cardMain}>
        <div className={css.cardLine}>
          {linked ? (
            <Link {...getPage(row)} className={css.nameLink}>
              {name}
            </Link>
          ) : (
            <div className={css.name}>{name}</div>
          )}
          <StatusButton row={row} mayEdit={mayEdit} onOpen={onOpen} onChanged={onChanged} />
        </div>
        <div className={css.cardLine}>
          <div className={css.clip}>
            <ContactLine row={row} />
            <div className={css.facts}>
              {listFacts(row, isPlatform, isSearch).map((fact) => (
                <span key={fact}>
                  <Highlighted>{fact}</Highlighted>
                </span>
              ))}
            </div>
          </div>
          <RowMenu
            name={row.name}
            mayEdit={mayEdit}
            pages={{ hasVideo: row.type === 'Premium' }}
            onOpen={(what) => onOpen(what, row.id)}
          />
        </div>
      </div>
    </div>
  )
}
