import { type ReactNode, useState } from 'react'
import { lazyDialog } from '../dialog/lazy-dialog.tsx'
import { FilterButton } from './filter-button.tsx'
import type { FilterPart } from './filter-chips.tsx'

const ListFilterDialog = lazyDialog(async () => (await import('./list-filter-dialog.tsx')).ListFilterDialog)

export type ListFilterProps = {
  /** The filters in use. */
  parts: readonly FilterPart[]
  onClear: () => void
  /** The fields; each choice is taken at once. */
  fields: ReactNode
}

/** Filters whose dialog is elsewhere, as one that takes several choices at once. */
export type OpenedFilter = Omit<ListFilterProps, 'fields'> & { onOpen: () => void }

/** The filters of a list in a dialog behind a button that counts them; the order is chosen there, too. */
export const ListFilter = ({ parts, onClear, fields }: ListFilterProps) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <FilterButton count={parts.length} onClick={() => setOpen(true)} />
      <ListFilterDialog
        opened={isOpen}
        onClose={() => setOpen(false)}
        isInUse={parts.length > 0}
        onClear={onClear}
        fields={fields}
      />
    </>
  )
}
