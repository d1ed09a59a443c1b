import { Button, List, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { getErrorMessage } from '../../../../platform/web/call.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { UserError } from '../../../../rules/user-error.ts'
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
  const [typed, setTyped] = useState('')
  const schedule = useCommand(scheduleOrganizationDeletion)
  const wrong = schedule.error instanceof UserError ? schedule.error.fields.name : undefined
  // The toast comes even if the dialog was closed. An open dialog shows the error.
  const submit = async () => {
    await schedule.mutateAsync({ id: organizationId, name: typed })
    showToast('Deletion scheduled.')
    onDone()
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit().catch(() => undefined)
      }}
    >
      <Stack gap="sm">
        {schedule.isError && !wrong ? (
          <Alert>{getErrorMessage(schedule.error, 'Couldn’t schedule the deletion. Try again.')}</Alert>
        ) : null}
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
        <TextInput
          label={`Type ${name} to confirm`}
          value={typed}
          error={wrong}
          autoComplete="off"
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <DialogActions>
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <Button color="red" type="submit" loading={schedule.isPending}>
            Delete Organization
          </Button>
        </DialogActions>
      </Stack>
    </form>
  )
}
