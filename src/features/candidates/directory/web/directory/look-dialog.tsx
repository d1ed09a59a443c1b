import { Dialog } from '../../../../../ui/dialog/dialog.tsx'
import { dashboardColumns } from '../table/create-candidate-columns.tsx'
import { LookForm, type LookFormProps } from './look-form.tsx'

type LookDialogProps = Omit<LookFormProps, 'columns'> & { opened: boolean }

/** The choice of the dashboard's columns. */
export const LookDialog = ({ opened, ...form }: LookDialogProps) => (
  <Dialog opened={opened} onClose={form.onDone} title="Columns and row height">
    <LookForm {...form} columns={dashboardColumns} />
  </Dialog>
)
