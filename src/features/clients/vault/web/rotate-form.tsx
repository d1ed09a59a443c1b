import { Button, Stack, Text } from '@mantine/core'
import { DayField } from '../../../../platform/web/day-field/day-field.tsx'
import { useForm } from '../../../../platform/web/form/use-form.ts'
import { addDays, type Day } from '../../../../rules/day.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { DialogActions } from '../../../../ui/dialog/dialog-actions.tsx'
import { showToast } from '../../../../ui/notice/show-toast.ts'
import { rotateLogin } from '../contract/changes.ts'
import type { LoginRow } from '../contract/vault.ts'
import { SecretField } from './secret-field.tsx'
import { useSend } from './use-send.ts'

const nextAfter = 90

/** The new password of an entry; the old one stays in its history. */
export const RotateForm = ({ login, today, onClose }: { login: LoginRow; today: Day; onClose: () => void }) => {
  const send = useSend(rotateLogin)
  const { typed, set, bind, told, formProblem, busy, submit } = useForm(
    { secret: '', rotates_on: addDays(today, nextAfter) },
    'Couldn’t change the password. Try again.',
  )
  const save = () =>
    submit(async () => {
      await send({ ...typed, id: login.id })
      showToast('Password changed.')
      onClose()
    })
  return (
    <form
      noValidate
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <Stack gap="sm">
        {formProblem ? <Alert>{formProblem}</Alert> : null}
        <Text size="sm" c="dimmed">
          Change the password at {login.site} first, then save the new one here. The old one stays in the history.
        </Text>
        <SecretField
          label="New password"
          value={typed.secret}
          onChange={(value) => set('secret', value)}
          error={told?.fields.secret}
          context={[login.site, login.username]}
        />
        <DayField
          label="Change it again by"
          description="Like 3/14/2026. Leave empty for no date."
          {...bind('rotates_on')}
        />
      </Stack>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" loading={busy}>
          Change Password
        </Button>
      </DialogActions>
    </form>
  )
}
