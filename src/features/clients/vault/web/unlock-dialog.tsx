import { Button, PasswordInput, Text } from '@mantine/core'
import { useForm } from '../../../../platform/web/form/use-form.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { DialogActions } from '../../../../ui/dialog/dialog-actions.tsx'
import { unlockMinutes } from '../../../access/sign-in/rules/unlock-minutes.ts'
import { unlockLogins } from '../contract/secrets.ts'
import { useSend } from './use-send.ts'
import type { Unlock } from './use-unlock.ts'

const UnlockForm = ({ unlock }: { unlock: Unlock }) => {
  const send = useSend(unlockLogins)
  const { typed, bind, formProblem, busy, submit } = useForm(
    { password: '' },
    'Couldn’t check your password. Try again.',
  )
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit(async () => {
          await send({ password: typed.password })
          await unlock.proceed()
        })
      }}
    >
      {formProblem ? <Alert>{formProblem}</Alert> : null}
      <Text size="sm" c="dimmed" mb="sm">
        Passwords open for {unlockMinutes} minutes after you give your own.
      </Text>
      <PasswordInput
        label="Your own password"
        autoComplete="current-password"
        data-autofocus
        required
        {...bind('password')}
      />
      <DialogActions>
        <Button variant="default" onClick={unlock.giveUp}>
          Cancel
        </Button>
        <Button type="submit" loading={busy} disabled={typed.password === ''}>
          Continue
        </Button>
      </DialogActions>
    </form>
  )
}

/** Asks for the own password before a secret is opened. */
export const UnlockDialog = ({ unlock }: { unlock: Unlock }) => (
  <Dialog opened={unlock.waiting} onClose={unlock.giveUp} title="Confirm it is you" size="sm">
    {unlock.waiting ? <UnlockForm unlock={unlock} /> : null}
  </Dialog>
)
