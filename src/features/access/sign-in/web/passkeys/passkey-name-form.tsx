import { Button, Stack, TextInput } from '@mantine/core'
import { useForm } from '../../../../../platform/web/form/use-form.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { DialogActions } from '../../../../../ui/dialog/dialog-actions.tsx'
import { renamePasskey } from '../../contract/passkeys.ts'

type PasskeyNameFormProps = { row: { id: string; name: string }; onDone: () => void; onCancel: () => void }

/** The name of one of your passkeys. */
export const PasskeyNameForm = ({ row, onDone, onCancel }: PasskeyNameFormProps) => {
  const rename = useCommand(renamePasskey)
  const { typed, bind, formProblem, busy, submit } = useForm(
    { name: row.name },
    'Couldn’t rename the passkey. Try again.',
  )
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit(async () => {
          await rename.mutateAsync({ id: row.id, name: typed.name })
          onDone()
        })
      }}
    >
      <Stack gap="sm">
        {formProblem ? <Alert>{formProblem}</Alert> : null}
        <TextInput label="Name" data-autofocus maxLength={60} {...bind('name')} />
        <DialogActions>
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" loading={busy}>
            Save Name
          </Button>
        </DialogActions>
      </Stack>
    </form>
  )
}
