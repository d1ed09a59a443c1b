import { Button, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { Dialog } from '../dialog/dialog.tsx'
import { DialogActions } from '../dialog/dialog-actions.tsx'

type ListFilterDialogProps = {
  opened: boolean
  onClose: () => void
  isInUse: boolean
  onClear: () => void
  fields: ReactNode
}

/** Where the filters of a list are chosen; each choice is taken at once. */
export const ListFilterDialog = ({ opened, onClose, isInUse, onClear, fields }: ListFilterDialogProps) => (
  <Dialog opened={opened} onClose={onClose} title="Filter">
    <Stack gap="md">
      {fields}
      <DialogActions
        left={
          <Button variant="subtle" disabled={!isInUse} onClick={onClear}>
            Reset
          </Button>
        }
      >
        <Button onClick={onClose}>Done</Button>
      </DialogActions>
    </Stack>
  </Dialog>
)
