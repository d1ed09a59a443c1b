import { Button, Stack, Text } from '@mantine/core'
import { useForm } from '../../../../platform/web/form/use-form.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { DialogActions } from '../../../../ui/dialog/dialog-actions.tsx'
import { showToast } from '../../../../ui/notice/show-toast.ts'
import { PasswordStep } from '../../../access/sign-in/web/public.ts'
import {
  endPersonCalendarFeed,
  endPersonSessions,
  type Person,
  reactivatePerson,
  resetPersonTwoFactor,
} from '../contract/people.ts'

export type Step = 'reactivate' | 'sessions' | 'two-factor' | 'calendar'

const words: Record<Step, { says: string; action: string; done: (name: string) => string }> = {
  reactivate: {
    says: 'This person can sign in again with the same password and permissions.',
    action: 'Reactivate',
    done: (name) => `${name} is active again.`,
  },
  sessions: {
    says: 'Signs this person out everywhere and ends their calendar address. They can sign in again.',
    action: 'End Sessions',
    done: (name) => `${name} is signed out everywhere.`,
  },
  'two-factor': {
    says: 'For someone who lost their phone and recovery codes. Verify who is asking: after this, the password alone signs in. Open sessions end.',
    action: 'Reset Two-Factor',
    done: (name) => `${name} signs in without a code now.`,
  },
  calendar: {
    says: 'An outside calendar reads the interviews with this person’s secret address. It stops working now. They can create a new one.',
    action: 'End Calendar Address',
    done: (name) => `Calendar address of ${name} ended.`,
  },
}

/** Explains the change to someone’s access, and makes it. */
export const AccessStep = ({ step, person, onClose }: { step: Step; person: Person; onClose: () => void }) => {
  const calls = {
    reactivate: useCommand(reactivatePerson),
    sessions: useCommand(endPersonSessions),
    calendar: useCommand(endPersonCalendarFeed),
  }
  const resetTwoFactor = useCommand(resetPersonTwoFactor)
  const { formProblem, busy, submit } = useForm({}, 'No answer from the server. Try again.')
  const { says, action, done } = words[step]
  const tell = () => {
    showToast(done(person.full_name || person.email))
    onClose()
  }
  if (step === 'two-factor')
    return (
      <PasswordStep
        words={says}
        action={action}
        onPassword={async (password) => {
          await resetTwoFactor.mutateAsync({ id: person.id, password })
          tell()
        }}
        onCancel={onClose}
      />
    )
  return (
    <Stack gap="sm">
      {formProblem ? <Alert>{formProblem}</Alert> : null}
      <Text>{says}</Text>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button
          loading={busy}
          onClick={() =>
            void submit(async () => {
              await calls[step].mutateAsync({ id: person.id })
              tell()
            })
          }
        >
          {action}
        </Button>
      </DialogActions>
    </Stack>
  )
}
