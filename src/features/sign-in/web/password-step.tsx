import { Button, PasswordInput, Stack, Text } from '@mantine/core'
import { useForm } from '../../../platform/web/use-form.ts'
import { Alert } from '../../../ui/alert.tsx'
import { DialogActions } from '../../../ui/dialog-actions.tsx'

type PasswordStepProps = {
  words: string
  action: string
  onPassword: (password: string) => Promise<void>
  onCancel?: () => void
}

/** One's own password before something that changes how one signs in. */
export const PasswordStep = ({ words, action, onPassword, onCancel }: PasswordStepProps) => {
  const { typed, bind, told, busy, submit } = useForm({ password: '' }, 'No answer from the server. Please try again.')
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (typed.password) void submit(() => onPassword(typed.password))
      }}
    >
      <Stack gap="sm">
        {told && !told.fields.password ? <Alert>{told.message}</Alert> : null}
        <Text size="sm">{words}</Text>
        <PasswordInput
          label="Your password"
          autoComplete="current-password"
          data-autofocus
          maxLength={200}
          visibilityToggleButtonProps={{ 'aria-label': 'Show password', tabIndex: 0, 'aria-hidden': false }}
          {...bind('password')}
        />
        <DialogActions>
          {onCancel ? (
            <Button variant="default" onClick={onCancel}>
              Cancel
            </Button>
          ) : null}
          <Button type="submit" loading={busy} disabled={!typed.password}>
            {action}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  )
}
