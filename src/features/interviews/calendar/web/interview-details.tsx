import { Button, Group, Stack, Text } from '@mantine/core'
import { IconCalendarDown } from '@reinforce/icons'
import { getUrl } from '../../../../platform/web/call.ts'
import { viewerTimeZone } from '../../../../platform/web/time-zone.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { interviewFile } from '../contract/calendar.ts'
import { oneInterview } from '../contract/interviews.ts'
import { formatInOtherZone } from '../rules/interview-words.ts'
import { CandidateLink } from './agenda/create-agenda-columns.tsx'
import { InterviewAwaited } from './interview-awaited.tsx'
import { InterviewStatusBadge } from './interview-status.tsx'
import { InterviewTime } from './interview-time.tsx'
import { InterviewerConfirmation } from './interviewer-confirmation.tsx'
import css from './interviews.module.css'
import { PlaceText } from './place-text.tsx'
import { describeReminder } from './reminders/reminder-line.tsx'
import { useInterviewStatus } from './use-interview-status.tsx'

type InterviewDetailsProps = { id: string; mayEdit: boolean; onChange: () => void; onCancel: () => void }

const bookedByWords = { link: 'The candidate, with a booking link', text: 'The candidate, by text' }

const verbs = {
  Scheduled: 'Set to Scheduled',
  Confirmed: 'Confirm',
  Completed: 'Complete',
  'No-show': 'No-show',
  Cancelled: 'Cancel…',
}

/** Everything about one interview, its reminders included, and what can be done with it. */
export const InterviewDetails = ({ id, mayEdit, onChange, onCancel }: InterviewDetailsProps) => {
  const found = useQuery(oneInterview, { id })
  const { act, busy } = useInterviewStatus()
  if (!found.data) return <InterviewAwaited error={found.error} onRetry={() => void found.refetch()} />
  const interview = found.data
  const atClinic = formatInOtherZone(new Date(interview.interview_date), interview.zone, viewerTimeZone)
  const facts: [string, React.ReactNode][] = [
    ['Candidate', <CandidateLink key="candidate" interview={interview} />],
    ['When', <InterviewTime key="time" interview={interview} />],
    ...(atClinic ? [['At the clinic', atClinic] as [string, React.ReactNode]] : []),
    ['Interview', `${interview.type}, ${interview.minutes} minutes`],
    [
      'Interviewer',
      <Stack key="interviewer" gap={4} align="flex-start">
        {interview.interviewer ?? 'Unassigned'}
        <InterviewerConfirmation interview={interview} />
      </Stack>,
    ],
    ...(interview.bookedBy ? [['Booked by', bookedByWords[interview.bookedBy]] as [string, React.ReactNode]] : []),
    ['Organization', interview.organization],
    ...(interview.location ? [['Location', interview.location] as [string, React.ReactNode]] : []),
    ...(interview.place
      ? [
          [interview.type === 'Video' ? 'Link' : 'Place', <PlaceText key="place" place={interview.place} />] as [
            string,
            React.ReactNode,
          ],
        ]
      : []),
    ...(interview.cancel_reason ? [['Cancel reason', interview.cancel_reason] as [string, React.ReactNode]] : []),
    ...(interview.note ? [['Notes', interview.note] as [string, React.ReactNode]] : []),
  ]
  return (
    <Stack gap="md">
      <div>
        <InterviewStatusBadge status={interview.status} />
      </div>
      <dl className={css.facts}>
        {facts.map(([label, value]) => (
          <div key={label} style={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd style={{ whiteSpace: 'pre-wrap' }}>{value}</dd>
          </div>
        ))}
        <dt>Reminders</dt>
        <dd>
          {!interview.reminders ? (
            'Off for this interview'
          ) : interview.reminderStates.length === 0 ? (
            'None'
          ) : (
            <ul className={css.list}>
              {interview.reminderStates.map((each) => (
                <li key={each.hours}>
                  <Text size="sm">{describeReminder(each)}</Text>
                  <Text size="xs" c="dimmed">
                    {each.hours} hours before
                  </Text>
                </li>
              ))}
            </ul>
          )}
        </dd>
      </dl>
      <Group gap="xs">
        {mayEdit && interview.mayReschedule ? <Button onClick={onChange}>Reschedule or Edit</Button> : null}
        {mayEdit
          ? interview.possible.map((to) => (
              <Button
                key={to}
                variant="default"
                loading={busy}
                onClick={() => (to === 'Cancelled' ? onCancel() : void act(interview, to))}
              >
                {verbs[to]}
              </Button>
            ))
          : null}
        <Button
          component="a"
          variant="default"
          href={getUrl(interviewFile, { id })}
          download
          leftSection={<IconCalendarDown size={16} stroke={1.7} />}
        >
          Calendar File
        </Button>
      </Group>
    </Stack>
  )
}
