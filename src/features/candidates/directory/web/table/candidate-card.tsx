import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PanelLink } from '../../../../../platform/web/panel/panel-link.tsx'
import { viewerTimeZone } from '../../../../../platform/web/time-zone.ts'
import { formatNearDay, toLocalDay } from '../../../../../rules/day.ts'
import { FactLine } from '../../../../../ui/list/facts/fact-line.tsx'
import { useCan } from '../../../../access/sign-in/web/public.ts'
import type { CandidateRow } from '../../contract/directory.ts'
import { getPage } from '../../rules/candidate-link.ts'
import type { OfRow } from '../candidate-search.ts'
import { FitIcon, FitWord } from '../score/fit-score.tsx'
import { getRegistryAnswer } from '../score/get-registry-answer.ts'
import { RegistryChip } from '../score/registry-chip.tsx'
import css from './candidate-table.module.css'
import { ContactText, findContact, isFound, OptedOut } from './contact-line.tsx'
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
  /** The name leads to the candidate's page, or to the panel next to the list. */
  leads: 'page' | 'panel' | null
}

type FactsOptions = {
  isPlatform: boolean
  /** All rows are of this day. */
  isToday: boolean
  term: string
}

const formatSubmittedDay = ({ date_submitted: day }: CandidateRow) =>
  day ? formatNearDay(day, toLocalDay(new Date(), viewerTimeZone)) : null

const unsearched = new Set(['unread', 'day'])

/**
 * What the search found, then the fit, the position, the certificate, open items, place, and day, then contact. A line
 * without room for all leaves the last ones out.
 */
const listFacts = (row: CandidateRow, { isPlatform, isToday, term }: FactsOptions): [string, ReactNode][] => {
  const answer = getRegistryAnswer(row)
  const words: [string, string | null | undefined][] = [
    ['unread', row.unread],
    // The words of the fit name it.
    ['position', row.fit.kind === 'certified' || row.fit.kind === 'experienced' ? null : row.position],
    ['organization', isPlatform || !row.location ? row.organization : null],
    ['location', row.location],
    // A search may have found the person by it.
    ['city', term !== '' ? [row.city, row.state].filter(Boolean).join(', ') : null],
    ['day', isToday ? null : formatSubmittedDay(row)],
  ]
  const isMarked = (key: string, fact: string | null | undefined) =>
    !unsearched.has(key) && typeof fact === 'string' && term !== '' && isFound(fact, term)
  const marked = words.filter(([key, fact]) => isMarked(key, fact))
  const toFact = ([key, fact]: (typeof words)[number]): [string, ReactNode] => [
    key,
    fact ? <Highlighted>{fact}</Highlighted> : null,
  ]
  const rest = words.filter((word) => !marked.includes(word))
  const contact: [string, ReactNode] = ['contact', <ContactText key="contact" row={row} />]
  const isByContact = term !== '' && findContact(row, term).isMarked
  return [
    ...marked.map(toFact),
    ...(isByContact ? [contact] : []),
    ['opted out', row.opted_out ? <OptedOut row={row} /> : null],
    ['fit', <FitWord key="fit" row={row} />],
    ...rest.filter(([key]) => key === 'position').map(toFact),
    ['registry', answer ? <RegistryChip key="registry" answer={answer} isNamed={row.fit.kind === 'computed'} /> : null],
    ...rest.filter(([key]) => key !== 'position').map(toFact),
    ...(isByContact ? [] : [contact]),
  ]
}

/** A row on a narrow screen, in two lines: name and status, then facts. */
export const CandidateCard = ({ row, box, mayEdit, onOpen, onChanged, leads }: CandidateCardProps) => {
  const isPlatform = useCan('platform:see')
  const term = useSearchTerm()
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
          <StatusButton row={row} mayEdit={mayEdit} onOpen={onOpen} onChanged={onChanged} />
        </div>
        <div className={css.cardLine}>
          <div className={css.clip}>
            <FactLine facts={listFacts(row, { isPlatform, isToday: leads === null, term })} single />
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
