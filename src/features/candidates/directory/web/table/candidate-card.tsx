import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PanelLink } from '../../../../../platform/web/panel/panel-link.tsx'
import { viewerTimeZone } from '../../../../../platform/web/time-zone.ts'
import { formatNearDay, toLocalDay } from '../../../../../rules/day.ts'
import { FactLine } from '../../../../../ui/list/facts/fact-line.tsx'
import { useCan } from '../../../../access/sign-in/web/public.ts'
import type { CandidateRow } from '../../contract/directory.ts'
import { getPage } from '../../rules/candidate-link.ts'
import { findArrivalTime } from '../../rules/status/find-arrival-time.ts'
import { generalStatuses, toStatusKey } from '../../rules/statuses.ts'
import type { OfRow } from '../candidate-search.ts'
import { FitIcon, FitWord } from '../score/fit-score.tsx'
import { getRegistryAnswer } from '../score/get-registry-answer.ts'
import { RegistryChip } from '../score/registry-chip.tsx'
import css from './candidate-table.module.css'
import { ContactText, findContact, isFound, OptedOut } from './contact-line.tsx'
import { StatusButton } from './row-actions.tsx'
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

type FactsOptions = { isPlatform: boolean; term: string }

/** The time of today, else the day. */
const formatArrival = (row: CandidateRow, isToday: boolean) => {
  const { date_submitted: day } = row
  if (day === null) return null
  const today = toLocalDay(new Date(), viewerTimeZone)
  const time = day === today ? findArrivalTime(row, viewerTimeZone) : null
  return time ?? (isToday ? null : formatNearDay(day, today))
}

const draw = (key: string, fact: string | null): [string, ReactNode] => [
  key,
  fact ? <Highlighted>{fact}</Highlighted> : null,
]

/**
 * Returns the matches of the search, then position and place, each in its own width where there is room for columns, then fit,
 * certificate, and open items. A line without room for all leaves the last ones out.
 */
const listFacts = (row: CandidateRow, { isPlatform, term }: FactsOptions): [string, ReactNode][] => {
  const answer = getRegistryAnswer(row)
  const place = row.location || row.organization
  const isMarked = (fact: string | null) => fact !== null && term !== '' && isFound(fact, term)
  const more: [string, string | null][] = [
    ['organization', isPlatform && row.location ? row.organization : null],
    // A search may have found the person by it.
    ['city', term === '' ? null : [row.city, row.state].filter(Boolean).join(', ')],
  ]
  const contact: [string, ReactNode] = ['contact', <ContactText key="contact" row={row} />]
  const isByContact = term !== '' && findContact(row, term).isMarked
  return [
    ...more.filter(([, fact]) => isMarked(fact)).map(([key, fact]) => draw(key, fact)),
    ...(isByContact ? [contact] : []),
    ['opted out', row.opted_out ? <OptedOut row={row} /> : null],
    [
      'position',
      <span key="position" className={css.position}>
        <Highlighted>{row.position}</Highlighted>
      </span>,
    ],
    [
      'place',
      place ? (
        <span className={css.clinic} title={place}>
          <Highlighted>{place}</Highlighted>
        </span>
      ) : null,
    ],
    [
      'fit',
      <span key="fit" data-fit>
        <FitWord row={row} />
      </span>,
    ],
    [
      'registry',
      answer ? (
        <RegistryChip key="registry" answer={answer} of={row.fit.kind === 'computed' ? row.position : null} />
      ) : null,
    ],
    ['unread', row.unread],
    ...more.filter(([, fact]) => !isMarked(fact)).map(([key, fact]) => draw(key, fact)),
  ]
}

/** A row on a narrow screen, in two lines: name and time, then facts and the status. */
export const CandidateCard = ({ row, box, mayEdit, onOpen, onChanged, leads }: CandidateCardProps) => {
  const isPlatform = useCan('platform:see')
  const term = useSearchTerm()
  const isFirstStatus = toStatusKey(row.status) === firstStatus
  const name = <Highlighted>{row.name || row.full_name || 'Unknown'}</Highlighted>
  return (
    <div className={css.cardTop}>
      {box}
      <FitIcon row={row} />
      <div className={css.cardMain}>
        <div className={css.cardLine}>
          {leads === 'page' ? (
            <Link {...getPage(row)} className={css.nameLink}>
              {name}
            </Link>
          ) : leads === 'panel' ? (
            <PanelLink id={row.id} className={css.nameLink}>
              {name}
            </PanelLink>
          ) : (
            <div className={css.name}>{name}</div>
          )}
          <span className={css.arrival}>{formatArrival(row, leads === null)}</span>
        </div>
        <div className={css.cardLine}>
          <div className={css.clip}>
            <FactLine facts={listFacts(row, { isPlatform, term })} single />
          </div>
          <span className={css.cardPhone} title={findContact(row, term).text}>
            <ContactText row={row} />
          </span>
          <span className={css.cardStatus} data-first={isFirstStatus || undefined}>
            <StatusButton row={row} mayEdit={mayEdit} onOpen={onOpen} onChanged={onChanged} />
          </span>
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
