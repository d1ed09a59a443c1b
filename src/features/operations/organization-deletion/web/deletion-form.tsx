import { Button, List, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '../../../../platform/web/form/use-form.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { DialogActions } from '../../../../ui/dialog/dialog-actions.tsx'
import { showToast } from '../../../../ui/notice/show-toast.ts'
import { useAuth } from '../../../access/sign-in/web/public.ts'
import { scheduleOrganizationDeletion } from '../contract/organization-deletion.ts'
import { graceDays } from '../rules/kept-tables.ts'

type DeletionFormProps = { organizationId: string; name: string; onDone: () => void; onCancel: () => void }

/** Form to schedule the deletion of an organization. Its name must be typed. */
export const DeletionForm = ({ organizationId, name, onDone, onCancel }: DeletionFormProps) => {
  const { session } = useAuth()
  const { typed, bind, formProblem, busy, submit } = useForm({ name: '' }, 'Couldn’t schedule the deletion. Try again.')
  const schedule = useCommand(scheduleOrganizationDeletion)
  // The toast comes even if the dialog was closed. An open dialog shows the error.
  const send = async () => {
    await schedule.mutateAsync({ id: organizationId, ...typed })
    showToast('Deletion scheduled.')
    onDone()
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit(send)
      }}
    >
      <Stack gap="sm">
        {formProblem ? <Alert>{formProblem}</Alert> : null}
        <List size="sm" spacing={4}>
          <List.Item>At once: everyone is signed out, and texts, bookings, and applications stop.</List.Item>
          <List.Item>At once: open invitations are withdrawn. An undo doesn’t bring them back.</List.Item>
          {session.settings().sendsMail ? (
            <List.Item>At once: its Admins and yours get an email with the date.</List.Item>
          ) : null}
          <List.Item>
            In {graceDays} days: all data and files are permanently deleted. Until then, you can undo it.
          </List.Item>
        </List>
        <Text size="sm">Opt-outs stay, so that no one who asked for no more texts gets one.</Text>
        <TextInput label={`Type ${name} to confirm`} autoComplete="off" {...bind('name')} />
        <DialogActions>
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <Button color="red" type="submit" loading={busy}>
            Delete Organization
          </Button>
        </DialogActions>
      </Stack>
    </form>
  )
}
