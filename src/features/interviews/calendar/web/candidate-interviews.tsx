import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { getErrorMessage } from '../../../../platform/web/call.ts'
import { viewerTimeZone } from '../../../../platform/web/time-zone.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { EmptyState, ErrorState, LoadingLines } from '../../../../ui/states.tsx'
import { useLastValue } from '../../../../ui/use-last-value.ts'
import { candidateInterviews, type Interview } from '../contract/interviews.ts'
import { showMoment } from '../rules/interview-words.ts'
import { CancelForm } from './cancel-form.tsx'
import { InterviewActions } from './interview-actions.tsx'
import { InterviewStatusBadge } from './interview-status.tsx'
import { InterviewTime } from './interview-time.tsx'
import { InterviewerConfirmation } from './interviewer-confirmation.tsx'
import css from './interviews.module.css'
import { PlaceText } from './place-text.tsx'
import { describeReminder } from './reminders/reminder-line.tsx'
import { ScheduleDialog } from './schedule/schedule-dialog.tsx'
import { useInterviewStatus } from './use-interview-status.tsx'
import { WithdrawLink } from './withdraw-link.tsx'

type CandidateInterviewsProps = { candidateId: string; mayEdit: boolean; onSchedule: (() => void) | null }

const Line = ({ interview, children }: { interview: Interview; children: React.ReactNode }) => (
  <li className={css.item}>
    <Stack gap={4}>
      <InterviewTime interview={interview} />
      <Group gap="xs">
        <InterviewStatusBadge status={interview.status} />
        <Text size="sm">
          {interview.type}, {interview.minutes} min · {interview.interviewer ?? 'Unassigned'}
          {interview.location ? ` · ${interview.location}` : ''}
          {interview.place ? ' · ' : ''}
          {interview.place ? <PlaceText place={interview.place} /> : null}
        </Text>
      </Group>
      <div>
        <InterviewerConfirmation interview={interview} named />
      </div>
      {interview.cancel_reason ? <Text size="sm">Cancel reason: {interview.cancel_reason}</Text> : null}
      {interview.note ? <Text size="sm">{interview.note}</Text> : null}
      {(interview.reminders ? interview.reminderStates : []).map((each) => (
        <Text key={each.hours} size="xs" c="dimmed">
          {describeReminder(each)}
        </Text>
      ))}
    </Stack>
    {children}
  </li>
)

/** The interviews of one candidate by date, and the booking links that still wait. */
export const CandidateInterviews = ({ candidateId, mayEdit, onSchedule }: CandidateInterviewsProps) => {
  const found = useQuery(candidateInterviews, { id: candidateId })
  const { act } = useInterviewStatus()
  const [open, setOpen] = useState<{ what: 'change' | 'cancel'; interview: Interview } | null>(null)
  const shown = useLastValue(open)
  const close = () => setOpen(null)
  if (found.isError && !found.data)
    return (
      <ErrorState onRetry={() => void found.refetch()}>
        {getErrorMessage(found.error, 'Couldn’t load the interviews.')}
      </ErrorState>
    )
  if (!found.data) return <LoadingLines label="Loading interviews" lines={6} />
  const { rows, offers } = found.data
  return (
    <Paper p="md" component="section">
      <Group justify="space-between" mb="xs">
        <Title order={2}>Interviews</Title>
        {mayEdit && onSchedule && rows.length > 0 ? (
          <Button size="compact-md" onClick={onSchedule}>
            Schedule Interview
          </Button>
        ) : null}
      </Group>
      {offers.map((offer) => (
        <Group key={offer.id} justify="space-between" gap="xs" mb="xs">
          <Text size="sm">
            Open booking link ({offer.type}, {offer.minutes} min, {offer.interviewer ?? 'unassigned'}) until{' '}
            {showMoment(new Date(offer.expiresAt), viewerTimeZone)}.
          </Text>
          {mayEdit ? <WithdrawLink id={offer.id} /> : null}
        </Group>
      ))}
      {rows.length === 0 ? (
        <EmptyState
          title="No interviews yet."
          action={mayEdit && onSchedule ? <Button onClick={onSchedule}>Schedule Interview</Button> : null}
        >
          {mayEdit && onSchedule ? 'Choose a time, or let the candidate choose with a link.' : null}
        </EmptyState>
      ) : (
        <ol className={css.list} style={{ gap: 0 }} aria-label="Interviews by date">
          {rows.map((interview) => (
            <Line key={interview.id} interview={interview}>
              <InterviewActions
                interview={interview}
                mayEdit={mayEdit}
                onChange={() => setOpen({ what: 'change', interview })}
                onCancel={() => setOpen({ what: 'cancel', interview })}
                onStatus={(to) => void act(interview, to)}
              />
            </Line>
          ))}
        </ol>
      )}
      <ScheduleDialog
        opened={open?.what === 'change'}
        candidate={null}
        interview={shown?.what === 'change' ? shown.interview : null}
        onClose={close}
      />
      <Dialog opened={open?.what === 'cancel'} onClose={close} title="Cancel interview">
        {shown?.what === 'cancel' ? (
          <CancelForm key={shown.interview.id} interview={shown.interview} onDone={close} onCancel={close} />
        ) : null}
      </Dialog>
    </Paper>
  )
}
