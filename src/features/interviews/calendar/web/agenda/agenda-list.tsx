import { Kbd } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { usePageCandidates } from '../../../../../platform/web/panel/page-candidates.ts'
import { viewerTimeZone } from '../../../../../platform/web/time-zone.ts'
import { type Day, toLocalDay } from '../../../../../rules/day.ts'
import { lazyComponent } from '../../../../../ui/lazy.tsx'
import { useColumns } from '../../../../../ui/list/columns/use-columns.ts'
import { ListBody, type ListBodyProps } from '../../../../../ui/list/list-body.tsx'
import { useElementWidth } from '../../../../../ui/list/use-element-width.ts'
import { useKeys } from '../../../../../ui/use-keys.ts'
import { useCan } from '../../../../access/sign-in/web/public.ts'
import type { Interview } from '../../contract/interviews.ts'
import type { InterviewStatus } from '../../rules/interview-kinds.ts'
import { InterviewActions } from '../interview-actions.tsx'
import css from '../interviews.module.css'
import { createAgendaColumns, createTightColumns, roomForAll } from './create-agenda-columns.tsx'

// Only narrow screens draw cards.
const InterviewCard = lazyComponent(async () => (await import('./interview-card.tsx')).InterviewCard)
const BesideInterview = lazyComponent(async () => (await import('./beside-interview.tsx')).BesideInterview)

type AgendaActions = {
  mayEdit: boolean
  onOpen: (id: string) => void
  /** Prints a day of the viewer's calendar. */
  onPrint: (day: Day) => void
  onChange: (id: string) => void
  onCancel: (id: string) => void
  onStatus: (interview: Interview, to: InterviewStatus) => void
  /** Anyone who interviews is away that day. */
  onAway: (who: string, on: string) => void
}

type AgendaListProps = AgendaActions &
  Pick<ListBodyProps<Interview>, 'question' | 'pages' | 'empty'> & {
    /** The candidate whose panel is next to the list, and the interview whose details are. */
    person: string | undefined
    shown: string | undefined
  }

const keys = [
  ['C', 'confirm'],
  ['D', 'done'],
  ['N', 'no-show'],
  ['X', 'cancel'],
  ['R', 'reschedule'],
  ['Enter', 'open'],
] as const

const toAwayHandler = ({ interviewer_id, interview_date, zone }: Interview, onAway: AgendaActions['onAway']) =>
  interviewer_id === null ? undefined : () => onAway(interviewer_id, toLocalDay(new Date(interview_date), zone))

/** The interviews by date; the selected row answers to single keys. */
export const AgendaList = ({ question, pages, empty, person, shown, ...act }: AgendaListProps) => {
  const everyone = useCan('platform:see')
  const [selected, setSelected] = useState<string | null>(null)
  usePageCandidates(question.rows?.map(({ candidate_id }) => candidate_id) ?? null)
  const isBeside = person !== undefined || shown !== undefined
  const isOpen = ({ id, candidate_id }: Interview) => (person === undefined ? id === shown : candidate_id === person)
  const [ref, room] = useElementWidth('interviews')
  const { shown: chosen } = useColumns('interviews', createAgendaColumns(everyone))
  const hasCards = useMediaQuery('(max-width: 899px)', false, { getInitialValueInEffect: false })
  const [areCardsHere, setCardsHere] = useState(false)
  useEffect(() => {
    const go = () => setCardsHere(true)
    if (hasCards) void InterviewCard.bring().then(go, go)
  }, [hasCards])
  // Cards are as high as their facts: rows wait for their code, so that nothing jumps.
  const rows = hasCards && !areCardsHere ? null : question.rows
  const isTight = room !== null && room > 0 && room < roomForAll && !hasCards && !isBeside
  const current = question.rows?.find(({ id }) => id === selected)
  const give = (to: InterviewStatus) =>
    act.mayEdit && current
      ? () =>
          to === 'Cancelled' && current.possible.includes(to) ? act.onCancel(current.id) : act.onStatus(current, to)
      : undefined
  useKeys({
    c: give('Confirmed'),
    d: give('Completed'),
    n: give('No-show'),
    x: give('Cancelled'),
    r: act.mayEdit && current?.mayReschedule ? () => act.onChange(current.id) : undefined,
  })
  const renderActions = (interview: Interview) => (
    <InterviewActions
      interview={interview}
      mayEdit={act.mayEdit}
      onOpen={() => act.onOpen(interview.id)}
      onChange={() => act.onChange(interview.id)}
      onCancel={() => act.onCancel(interview.id)}
      onStatus={(to) => act.onStatus(interview, to)}
      onPrint={() => act.onPrint(toLocalDay(new Date(interview.interview_date), viewerTimeZone))}
      onAway={toAwayHandler(interview, act.onAway)}
    />
  )
  return (
    <div ref={ref} className={isTight ? css.tight : css.agenda}>
      <ListBody
        caption="Interviews"
        chooser="interviews"
        question={{ ...question, rows }}
        pages={pages}
        empty={empty}
        columns={
          isTight
            ? createTightColumns(everyone, (key) => chosen.some((each) => each.key === key))
            : createAgendaColumns(everyone)
        }
        moves={{ onOpen: ({ id }) => act.onOpen(id), onFocus: ({ id }) => setSelected(id) }}
        asCards={isBeside}
        marked={isBeside ? (question.rows?.find(isOpen)?.id ?? null) : selected}
        actions={renderActions}
        card={(interview) =>
          isBeside ? (
            <BesideInterview interview={interview} hasPanel={person !== undefined} />
          ) : (
            <InterviewCard interview={interview} everyone={everyone} actions={renderActions(interview)} />
          )
        }
        foot={
          act.mayEdit && !isBeside ? (
            <div className={`${css.keys} mantine-visible-from-md`}>
              Shortcuts for the selected row:{' '}
              {keys.map(([key, does]) => (
                <span key={key}>
                  <Kbd size="xs">{key}</Kbd> {does}{' '}
                </span>
              ))}
            </div>
          ) : null
        }
      />
    </div>
  )
}
