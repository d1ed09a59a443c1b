import { Button, Stack } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { Dialog } from '../dialog/dialog.tsx'
import { DialogActions } from '../dialog/dialog-actions.tsx'
import { FilterButton } from './filter-button.tsx'
import type { FilterPart } from './filter-chips.tsx'

export type ListFilterProps = {
  /** What is in use. */
  parts: readonly FilterPart[]
  onClear: () => void
  /** The fields; each choice is taken at once. */
  fields: ReactNode
}

/** Filters whose dialog stands elsewhere, as one that takes several choices at once. */
export type OpenedFilter = Omit<ListFilterProps, 'fields'> & { onOpen: () => void }

/** The filters of a list in a dialog behind a button that counts them; the order is chosen there, too. */
export const ListFilter = ({ parts, onClear, fields }: ListFilterProps) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <FilterButton count={parts.length} onClick={() => setOpen(true)} />
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title="Filter">
        <Stack gap="md">
          {fields}
          <DialogActions
            left={
              <Button variant="subtle" disabled={parts.length === 0} onClick={onClear}>
                Reset
              </Button>
            }
          >
            <Button onClick={() => setOpen(false)}>Done</Button>
          </DialogActions>
        </Stack>
      </Dialog>
    </>
  )
}
