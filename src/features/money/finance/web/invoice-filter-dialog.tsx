import type { ComponentProps } from 'react'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { InvoiceFilterForm } from './invoice-filter-form.tsx'

type InvoiceFilterDialogProps = ComponentProps<typeof InvoiceFilterForm> & { opened: boolean }

/** The filter of the invoices; what was typed and not applied is forgotten when it closes. */
export const InvoiceFilterDialog = ({ opened, ...form }: InvoiceFilterDialogProps) => (
  <Dialog opened={opened} onClose={form.onClose} title="Filter invoices">
    <InvoiceFilterForm key={String(opened)} {...form} />
  </Dialog>
)
