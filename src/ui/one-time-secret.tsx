import { Button, CopyButton, Stack, Text, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { Alert } from './alert.tsx'
import { DialogActions } from './dialog/dialog-actions.tsx'

type ShownOnceProps = {
  says: ReactNode
  label: string
  value: string
  note: ReactNode
  copy: string
  onClose: () => void
}

/** A link, a key or a secret that is shown only now. */
export const OneTimeSecret = ({ says, label, value, note, copy, onClose }: ShownOnceProps) => (
  <Stack gap="sm">
    <Alert kind="success">{says}</Alert>
    <TextInput label={label} value={value} readOnly onFocus={(event) => event.currentTarget.select()} />
    <Text size="sm" c="dimmed">
      {note}
    </Text>
    <DialogActions>
      <Button variant="default" onClick={onClose}>
        Done
      </Button>
      <CopyButton value={value}>
        {({ copied, copy: toClipboard }) => <Button onClick={toClipboard}>{copied ? 'Copied' : copy}</Button>}
      </CopyButton>
    </DialogActions>
  </Stack>
)
