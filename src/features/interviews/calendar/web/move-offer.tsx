import { Button, Group, Stack, Text } from '@mantine/core'
import { IconCalendarDown } from '@reinforce/icons'
import { useState } from 'react'
import { getErrorMessage, getUrl } from '../../../../platform/web/call.ts'
import { viewerTimeZone } from '../../../../platform/web/time-zone.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { DialogActions } from '../../../../ui/dialog/dialog-actions.tsx'
import {
  type Conflict,
  getConflict,
  StatusConflict,
  showStatusNotice,
  useChangeStatus,
} from '../../../candidates/directory/web/public.ts'
import { interviewFile } from '../contract/calendar.ts'
import { interviewScheduled } from '../rules/interview-statuses.ts'
import { showMoment } from '../rules/interview-words.ts'
import type { ScheduleReply } from './schedule/schedule-form.tsx'

type MoveOfferProps = { scheduled: ScheduleReply; candidate: { id: string; name: string }; onDone: () => void }

/** The scheduled interview, and an offer, nothing more, to move the candidate to Interview Scheduled. */
export const MoveOffer = ({ scheduled, candidate, onDone }: MoveOfferProps) => {
  const { change, undo, busy } = useChangeStatus()
  const [problem, setProblem] = useState('')
  const { offerMoveFrom: from } = scheduled
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const move = async (seen: string | null) => {
    setProblem('')
    try {
      const done = await change({ ids: [candidate.id] }, interviewScheduled, '', seen ? { [candidate.id]: seen } : {})
      showStatusNotice({ ...done, status: interviewScheduled }, undo)
      onDone()
    } catch (error) {
      const met = getConflict(error)
      setConflict(met)
      if (!met) setProblem(getErrorMessage(error, 'Couldn’t change the status. Try again.'))
    }
  }
  if (conflict)
    return (
      <StatusConflict
        conflict={conflict}
        wanted={interviewScheduled}
        count={1}
        busy={busy}
        onKeep={onDone}
        onMove={() => void move(conflict.now[candidate.id] ?? null)}
      />
    )
  return (
    <Stack gap="sm">
      <Alert kind="success">
        The interview with {candidate.name} is scheduled for{' '}
        {showMoment(new Date(scheduled.interview_date), viewerTimeZone)}.
      </Alert>
      {problem ? <Alert>{problem}</Alert> : null}
      <Group>
        <Button
          component="a"
          variant="default"
          size="compact-md"
          href={getUrl(interviewFile, { id: scheduled.id })}
          download
          leftSection={<IconCalendarDown size={16} stroke={1.7} />}
        >
          Calendar File (.ics)
        </Button>
      </Group>
      {from ? (
        <Text>
          {candidate.name} is still <b>{from}</b>. Move to <b>{interviewScheduled}</b>?
        </Text>
      ) : null}
      <DialogActions>
        <Button variant="default" onClick={onDone}>
          {from ? `Keep ${from}` : 'Close'}
        </Button>
        {from ? (
          <Button data-autofocus loading={busy} onClick={() => void move(from)}>
            Move to {interviewScheduled}
          </Button>
        ) : null}
      </DialogActions>
    </Stack>
  )
}
