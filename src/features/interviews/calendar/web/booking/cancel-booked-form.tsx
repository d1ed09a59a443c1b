import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { useForm } from '../../../../../platform/web/form/use-form.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
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
  const { typed, bind, formProblem, busy, submit } = useForm({ reason: '' }, words.failed)
  const cancel = useCommand(cancelBooked)
  const field = bind('reason')
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit(async () => {
          try {
            onDone(await cancel.mutateAsync({ token, from: booked.at, ...typed }))
          } catch (error) {
            onStale()
            throw error
          }
        })
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
          {...field}
          error={field.error === undefined ? undefined : say(field.error)}
        />
        {formProblem ? <Alert>{say(formProblem)}</Alert> : null}
        <Group gap="xs">
          <Button type="submit" color="red" loading={busy}>
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
