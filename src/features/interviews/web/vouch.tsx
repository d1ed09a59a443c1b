import { Button, Text } from '@mantine/core'
import { sentenceOf } from '../../../platform/web/call.ts'
import { useCommand } from '../../../platform/web/use-command.ts'
import { notice } from '../../../ui/notice.ts'
import { type Interview, vouchInterview } from '../contract.ts'
import { isOpen } from '../rules/interview-statuses.ts'

/** Of an interview that a candidate booked: whether its interviewer confirmed it, and the press that does. */
export const Vouch = ({ interview }: { interview: Interview }) => {
  const { id, bookedBy, interviewer, candidate, interviewerConfirmedAt, mayVouch, status } = interview
  const vouch = useCommand(vouchInterview)
  if (bookedBy === null || interviewer === null || !isOpen(status)) return null
  if (mayVouch)
    return (
      <Button
        size="compact-xs"
        variant="light"
        loading={vouch.isPending}
        aria-label={`Confirm that ${interviewer} holds the interview with ${candidate}`}
        onClick={() =>
          vouch.mutate(
            { id },
            {
              onSuccess: () => notice(`${interviewer} holds the interview with ${candidate}.`),
              onError: (error) => notice(sentenceOf(error, 'This could not be confirmed. Please try again.')),
            },
          )
        }
      >
        Confirm
      </Button>
    )
  return (
    <Text size="xs" c="dimmed">
      {interviewerConfirmedAt === null ? 'Not confirmed yet' : 'Has confirmed'}
    </Text>
  )
}
