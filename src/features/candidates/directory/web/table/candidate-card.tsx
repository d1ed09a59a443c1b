import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PanelLink } from '../../../../../platform/web/panel/panel-link.tsx'
import { viewerTimeZone } from '../../../../../platform/web/time-zone.ts'
import { formatNearDay, toLocalDay } from '../../../../../rules/day.ts'
import { useCan } from '../../../../access/sign-in/web/public.ts'
import type { CandidateRow } from '../../contract/directory.ts'
import { getPage } from '../../rules/candidate-link.ts'
import { findArrivalTime } from '../../rules/status/find-arrival-time.ts'
import { generalStatuses, toStatusKey } from '../../rules/statuses.ts'
import type { OfRow } from '../candidate-search.ts'
import { FitIcon, FitWords } from '../score/fit-score.tsx'
import { getCertificate, getFitNote } from '../score/get-registry-answer.ts'
import css from './candidate-card.module.css'
import { ContactText, findContact, isFound, OptedOut } from './contact-line.tsx'
import { StatusButton, TextButton } from './row-actions.tsx'
import { RowMenu } from './row-menu.tsx'
import { Highlighted, useSearchTerm } from './search-highlight.tsx'

const firstStatus = toStatusKey(generalStatuses[0])

type CandidateCardProps = {
  row: CandidateRow
  /** Selects the candidate; null where no one is selected. */
  box: ReactNode
  mayEdit: boolean
  onOpen: (what: OfRow, id: string) => void
  /** Called after the status was changed. */
  onChanged: () => void
  /** The name leads to the candidate's page, or to the panel next to the list. */
  leads: 'page' | 'panel' | null
}

/** The time of today, else the day. */
const formatArrival = (row: CandidateRow, isToday: boolean) => {
  const { date_submitted: day } = row
  if (day === null) return null
  const today = toLocalDay(new Date(), viewerTimeZone)
  const time = day === today ? findArrivalTime(row, viewerTimeZone) : null
  return time ?? (isToday ? null : formatNearDay(day, today))
}

/** Lists what the search found outside the facts of every row, then the clinic, and for platform staff its organization. */
const listCardPlaces = (row: CandidateRow, term: string, isPlatform: boolean): string[] => {
  const city = [row.city, row.state].filter(Boolean).join(', ')
  const isMarked = (place: string | null) => term !== '' && place !== null && isFound(place, term)
  const clinic = row.location || row.organization
  const rest = isPlatform && row.location ? [row.organization] : []
  const all = [...rest.filter(isMarked), ...(isMarked(city) ? [city] : []), clinic, ...rest]
  return [...new Set(all)].filter(Boolean)
}

/** Position, phone, and place. A phone has no room for the phone number unless the search found the person by it. */
const Facts = ({ row }: { row: CandidateRow }) => {
  const isPlatform = useCan('platform:see')
  const term = useSearchTerm()
  const contact = findContact(row, term)
  const note = getFitNote(row)
  const places = listCardPlaces(row, term, isPlatform).join(' · ')
  return (
    <>
      <span className={css.who}>
        <Highlighted>{row.position}</Highlighted>
        {note && getCertificate(row) ? (
          <span className={css.certificate} aria-hidden>
            {' '}
            {note.short}
          </span>
        ) : null}
        {row.opted_out ? (
          <span className={css.fact}>
            <OptedOut row={row} />
          </span>
        ) : null}
        <span
          className={css.contact}
          title={contact.text}
          data-contact
          data-marked={(term !== '' && contact.isMarked) || undefined}
        >
          <ContactText row={row} />
        </span>
      </span>
      <span className={css.place} title={places}>
        <Highlighted>{places}</Highlighted>
      </span>
      <span className={css.fit}>
        <FitWords row={row} />
      </span>
    </>
  )
}

/**
 * A row on a narrow screen, in two lines. On a phone: name and status, or arrival at the first status; position, place, and fit. A
 * tablet has a column for each fact.
 */
export const CandidateCard = ({ row, box, mayEdit, onOpen, onChanged, leads }: CandidateCardProps) => {
  const isFirstStatus = toStatusKey(row.status) === firstStatus
  const name = <Highlighted>{row.name || row.full_name || 'Unknown'}</Highlighted>
  return (
    <div className={css.card} data-picking={Boolean(box) || undefined}>
      {box}
      <FitIcon row={row} />
      <div className={css.main} data-first={isFirstStatus || undefined}>
        {leads === 'page' ? (
          <Link {...getPage(row)} className={css.link}>
            {name}
          </Link>
        ) : leads === 'panel' ? (
          <PanelLink id={row.id} className={css.link}>
            {name}
          </PanelLink>
        ) : (
          <div className={css.name}>{name}</div>
        )}
        <span className={css.arrival}>{formatArrival(row, leads === null)}</span>
        <div className={css.facts} data-facts>
          <Facts row={row} />
        </div>
        <span className={css.status}>
          <StatusButton row={row} mayEdit={mayEdit} onOpen={onOpen} onChanged={onChanged} />
        </span>
        {mayEdit ? (
          <span className={css.text}>
            <TextButton name={row.name} onClick={() => onOpen('text', row.id)} />
          </span>
        ) : null}
        <span className={css.menu}>
          <RowMenu
            name={row.name}
            mayEdit={mayEdit}
            pages={{ hasVideo: row.type === 'Premium' }}
            onOpen={(what) => onOpen(what, row.id)}
          />
        </span>
      </div>
    </div>
  )
}
