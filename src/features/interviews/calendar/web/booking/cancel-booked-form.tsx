import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { getErrorMessage } from '../../../../../platform/web/call.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { cancelBooked } from '../../contract/booking.ts'
import { type BookedTime, formatSpan, type Offer } from './offer-words.tsx'
import { useBookWords } from './words/words.ts'

type CancelBookedFormProps = {
  token: string
  offer: Offer
  booked: BookedTime
  onDone: (now: BookedTime) => void
  onStale: () => void
  onKeep: () => void
}

/** Asks before an interview is canceled. A reason is optional. */
export const CancelBookedForm = ({ token, offer, booked, onDone, onStale, onKeep }: CancelBookedFormProps) => {
  const { words, language, say } = useBookWords()
  const [reason, setReason] = useState('')
  const cancel = useCommand(cancelBooked)
  const told = cancel.error instanceof UserError ? cancel.error.fields.reason : undefined
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        cancel.mutate({ token, from: booked.at, reason }, { onSuccess: onDone, onError: onStale })
      }}
    >
      <Stack gap="md">
        <Text>{words.willSee(formatSpan(booked.at, offer, language), offer.organization)}</Text>
        <Textarea
          label={words.reason}
          description={words.reasonHint}
          autosize
          minRows={2}
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          error={told ? say(told) : undefined}
        />
        {cancel.isError && !told ? <Alert>{say(getErrorMessage(cancel.error, words.failed))}</Alert> : null}
        <Group gap="xs">
          <Button type="submit" color="red" loading={cancel.isPending}>
            {words.cancelInterview}
          </Button>
          <Button variant="default" onClick={onKeep}>
            {words.keepInterview}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
