import { Anchor, Text } from '@mantine/core'
import { PanelLink } from '../../../../../platform/web/panel/panel-link.tsx'
import type { Column } from '../../../../../ui/list/list-column.ts'
import type { Interview } from '../../contract/interviews.ts'
import { InterviewStatusBadge } from '../interview-status.tsx'
import { InterviewTime } from '../interview-time.tsx'
import { InterviewerConfirmation } from '../interviewer-confirmation.tsx'
import css from '../interviews.module.css'
import { isLink } from '../place-text.tsx'
import { NextReminder } from '../reminders/reminder-line.tsx'
import { JoinNow } from './join-now.tsx'

/** The panel of an interview's candidate. */
export const CandidateLink = ({ interview }: { interview: Interview }) => (
  <Anchor
    size="sm"
    fw={600}
    c="var(--mantine-color-text)"
    renderRoot={(props) => <PanelLink {...props} id={interview.candidate_id} part="interviews" />}
  >
    {interview.candidate}
  </Anchor>
)

const ReminderCell = ({ interview, named = false }: { interview: Interview; named?: boolean }) => (
  <Text size="xs" c="dimmed" component="div">
    <NextReminder {...interview} named={named} />
  </Text>
)

/** Where it is: the location with its place, or the link of a video call in one word. */
const Where = ({ location, place }: Pick<Interview, 'location' | 'place'>) =>
  location || place ? (
    <Text size="xs" c="dimmed" lineClamp={2} style={{ overflowWrap: 'anywhere' }} title={place ?? undefined}>
      {location}
      {location && place ? ' · ' : ''}
      {place && isLink(place) ? (
        <Anchor href={place} target="_blank" rel="noreferrer" inherit underline="always">
          Video link
        </Anchor>
      ) : (
        place
      )}
    </Text>
  ) : null

const when: Column<Interview> = {
  key: 'when',
  label: 'When',
  width: 206,
  cell: (interview) => <InterviewTime interview={interview} hinted />,
}

/** The candidate's status, unless an interview goes without saying. */
const describeStatus = ({ candidateStatus }: Interview) =>
  candidateStatus === 'Interview Scheduled' ? null : candidateStatus

/** Returns the agenda's columns, with the organization if there are several. */
export const createAgendaColumns = (everyone: boolean): readonly Column<Interview>[] => [
  when,
  {
    key: 'candidate',
    label: 'Candidate',
    width: 166,
    cell: (interview) => (
      <>
        <CandidateLink interview={interview} />
        <Text size="xs" c="dimmed">
          {[interview.position, everyone ? interview.organization : interview.location, describeStatus(interview)]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </>
    ),
  },
  {
    key: 'type',
    label: 'Interview',
    width: 184,
    cell: (interview) => (
      <>
        <Text size="sm" component="div" className={css.kind}>
          {interview.type}, {interview.minutes} min
          <JoinNow interview={interview} />
        </Text>
        <Where location={everyone ? interview.location : null} place={interview.place} />
      </>
    ),
  },
  {
    key: 'interviewer',
    label: 'Interviewer',
    width: 100,
    cell: (interview) => (
      <>
        <Text size="sm">{interview.interviewer ?? 'Unassigned'}</Text>
        <InterviewerConfirmation interview={interview} />
      </>
    ),
  },
  {
    key: 'status',
    label: 'Status',
    width: 110,
    cell: ({ status, cancel_reason }) => (
      <>
        <InterviewStatusBadge status={status} />
        {cancel_reason ? (
          <Text size="xs" c="dimmed" lineClamp={1} title={cancel_reason}>
            {cancel_reason}
          </Text>
        ) : null}
      </>
    ),
  },
  {
    key: 'reminder',
    label: 'Reminder',
    width: 158,
    cell: (interview) => <ReminderCell interview={interview} />,
  },
]

/** Width in pixels below which a list has no room for every column and the actions of a row. */
export const roomForAll = 940

/**
 * Returns the columns for less room: the interviewer beneath the type, the reminder beneath the status. `shows`:
 * whether the user wants the column with that key.
 */
export const createTightColumns = (
  everyone: boolean,
  shows: (key: string) => boolean,
): readonly Column<Interview>[] => {
  const beneath: Record<string, string> = { type: 'interviewer', status: 'reminder' }
  const widths: Record<string, number> = { when: 180, candidate: 130, type: 130, status: 120 }
  const all = createAgendaColumns(everyone).filter(({ key }) => shows(key))
  const named = (key: string | undefined) => all.find((each) => each.key === key)
  const isBeneath = (key: string) =>
    Object.entries(beneath).some(([above, below]) => below === key && named(above) !== undefined)
  return all
    .filter(({ key }) => !isBeneath(key))
    .map((column) => {
      const below = named(beneath[column.key])
      const width = widths[column.key] ?? column.width
      return {
        ...column,
        ...(width === undefined ? {} : { width }),
        // A cell without another beneath stays as it is with more room: the focus in it survives the change.
        cell: below
          ? (interview: Interview) => (
              <>
                {column.cell(interview)}
                {below.key === 'reminder' ? <ReminderCell interview={interview} named /> : below.cell(interview)}
              </>
            )
          : column.cell,
      }
    })
}
