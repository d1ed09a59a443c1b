import { Button, Text } from '@mantine/core'
import { getErrorMessage } from '../../../../platform/web/call.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { showProblem, showToast } from '../../../../ui/notice/show-toast.ts'
import { confirmAsInterviewer, type Interview } from '../contract/interviews.ts'
import { isOpen } from '../rules/interview-statuses.ts'

type InterviewerConfirmationProps = {
  interview: Interview
  /** Whether to show the interviewer's name, if it is not above. */
  named?: boolean
}

/** Of an interview that a candidate booked: whether its interviewer confirmed it, and the press that does. */
export const InterviewerConfirmation = ({ interview, named = false }: InterviewerConfirmationProps) => {
  const { id, bookedBy, interviewer, candidate, interviewerConfirmedAt, mayVouch, status } = interview
  const vouch = useCommand(confirmAsInterviewer)
  const words = interviewerConfirmedAt === null ? 'Interviewer hasn’t confirmed' : 'Interviewer confirmed'
  if (bookedBy === null || interviewer === null || !isOpen(status)) return null
  if (mayVouch)
    return (
      <Button
        size="compact-xs"
        variant="light"
        loading={vouch.isPending}
        aria-label={`Confirm that ${interviewer} will conduct the interview with ${candidate}`}
        onClick={() =>
          vouch.mutate(
            { id },
            {
              onSuccess: () => showToast(`${interviewer} will conduct the interview with ${candidate}.`),
              onError: (error) => showProblem(getErrorMessage(error, 'Couldn’t confirm this. Try again.')),
            },
          )
        }
      >
        Confirm
      </Button>
    )
  return (
    <Text size="xs" c="dimmed">
      {named ? `${interviewer} ${interviewerConfirmedAt === null ? 'hasn’t confirmed' : 'confirmed'}` : words}
    </Text>
  )
}
