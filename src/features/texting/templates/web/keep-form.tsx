import { Button, Stack, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { Alert } from '../../../../ui/alert.tsx'
import { DialogActions } from '../../../../ui/dialog/dialog-actions.tsx'

type KeepFormProps = {
  alert: string | null
  name: string
  nameError: string | undefined
  onName: (name: string) => void
  busy: boolean
  onSave: () => void
  onCancel: () => void
  children: ReactNode
}

/** A form for something with a name: the server's answer, the name, the rest, Cancel and Save. */
export const KeepForm = ({ alert, name, nameError, onName, busy, onSave, onCancel, children }: KeepFormProps) => (
  <form
    noValidate
    onSubmit={(event) => {
      event.preventDefault()
      onSave()
    }}
  >
    <Stack gap="sm">
      {alert ? <Alert>{alert}</Alert> : null}
      <TextInput
        label="Name"
        data-autofocus
        maxLength={200}
        value={name}
        onChange={(event) => onName(event.currentTarget.value)}
        error={nameError}
      />
      {children}
    </Stack>
    <DialogActions>
      <Button variant="default" onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" loading={busy}>
        Save
      </Button>
    </DialogActions>
  </form>
)
