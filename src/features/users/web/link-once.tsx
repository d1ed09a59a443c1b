import { Button, CopyButton, Stack, Text, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { Alert } from '../../../ui/alert.tsx'
import { DialogActions } from '../../../ui/dialog-actions.tsx'

type LinkOnceProps = { says: ReactNode; label: string; link: string; until: string; onClose: () => void }

/** A link that is shown only now. */
export const LinkOnce = ({ says, label, link, until, onClose }: LinkOnceProps) => {
  const address = new URL(link, window.location.origin).href
  return (
    <Stack gap="sm">
      <Alert kind="success">{says}</Alert>
      <TextInput label={label} value={address} readOnly onFocus={(event) => event.currentTarget.select()} />
      <Text size="sm" c="dimmed">
        It works once, until {until}.
      </Text>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Done
        </Button>
        <CopyButton value={address}>
          {({ copied, copy }) => <Button onClick={copy}>{copied ? 'Copied' : 'Copy Link'}</Button>}
        </CopyButton>
      </DialogActions>
    </Stack>
  )
}
