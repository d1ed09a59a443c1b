import { Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '../../../../platform/web/form/use-form.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { DialogActions } from '../../../../ui/dialog/dialog-actions.tsx'

type PasswordStepProps = {
  words: string
  action: string
  /** Asks for a fresh code of the second factor, too. */
  withCode?: boolean
  onPassword: (password: string, code: string) => Promise<void>
  onCancel?: () => void
}

/** Your own password before something that changes how one signs in. */
export const PasswordStep = ({ words, action, withCode, onPassword, onCancel }: PasswordStepProps) => {
  const { typed, bind, formProblem, busy, submit } = useForm(
    { password: '', code: '' },
    'No answer from the server. Try again.',
  )
  const isFilled = typed.password !== '' && (!withCode || typed.code.trim() !== '')
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isFilled) void submit(() => onPassword(typed.password, typed.code.trim()))
      }}
    >
      <Stack gap="sm">
        {formProblem ? <Alert>{formProblem}</Alert> : null}
        <Text size="sm">{words}</Text>
        <PasswordInput
          label="Your password"
          autoComplete="current-password"
          data-autofocus
          maxLength={200}
          visibilityToggleButtonProps={{ 'aria-label': 'Show password', tabIndex: 0, 'aria-hidden': false }}
          {...bind('password')}
        />
        {withCode ? (
          <TextInput
            label="Code from your app, or a recovery code"
            autoComplete="one-time-code"
            maxLength={40}
            {...bind('code')}
          />
        ) : null}
        <DialogActions>
          {onCancel ? (
            <Button variant="default" onClick={onCancel}>
              Cancel
            </Button>
          ) : null}
          <Button type="submit" loading={busy} disabled={!isFilled}>
            {action}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  )
}
