import { Button, Stack, Text, Textarea } from '@mantine/core'
import { useForm } from '../../../../platform/web/form/use-form.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { DialogActions } from '../../../../ui/dialog/dialog-actions.tsx'
import { KeptLine, useKeptTyped } from '../../../access/form-drafts/web/public.ts'
import type { Interview } from '../contract/interviews.ts'
import { InterviewTime } from './interview-time.tsx'
import { useInterviewStatus } from './use-interview-status.tsx'

type CancelFormProps = { interview: Interview; onDone: () => void; onCancel: () => void }

/** Why an interview is canceled. Its reminders go with it; the candidate is not told by this. */
export const CancelForm = ({ interview, onDone, onCancel }: CancelFormProps) => {
  const { set } = useInterviewStatus()
  const { typed, setTyped, bind, formProblem, busy, submit } = useForm(
    { reason: '' },
    'Couldn’t cancel the interview. Try again.',
  )
  const kept = useKeptTyped(`interview-cancel:${interview.id}`, { typed, setTyped })
  const save = () =>
    submit(async () => {
      await set(interview, 'Cancelled', typed.reason)
      kept.saved()
      onDone()
    })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <Stack gap="sm">
        <KeptLine kept={kept} />
        {formProblem ? <Alert>{formProblem}</Alert> : null}
        <div>
          <Text fw={600}>{interview.candidate}</Text>
          <InterviewTime interview={interview} />
        </div>
        <Textarea label="Reason" required autosize minRows={2} maxLength={500} data-autofocus {...bind('reason')} />
        <Text size="sm" c="dimmed">
          Unsent reminders are removed. The candidate isn’t notified. Text {interview.candidate} if needed.
        </Text>
      </Stack>
      <DialogActions>
        <Button variant="default" onClick={onCancel}>
          Keep Interview
        </Button>
        <Button type="submit" color="red" loading={busy}>
          Cancel Interview
        </Button>
      </DialogActions>
    </form>
  )
}
