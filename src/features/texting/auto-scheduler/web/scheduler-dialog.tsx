import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { lazyBody } from '../../../../ui/lazy.tsx'
import type { TextSelection } from '../../messages/web/public.ts'

const SchedulerForm = lazyBody(async () => (await import('./scheduler-form.tsx')).SchedulerForm)

/** The subject of the auto scheduler: one candidate by name, or as many as are selected. */
export type SchedulerSubject = { selection: TextSelection; count: number; name: string | null }

type SchedulerDialogProps = { opened: boolean; onClose: () => void; subject: SchedulerSubject | null }

/** Starts the auto scheduler for one candidate or many and shows what became of each. Offered where the organization has it. */
export const SchedulerDialog = ({ opened, onClose, subject }: SchedulerDialogProps) => (
  <Dialog opened={opened} onClose={onClose} title="Auto scheduler">
    {subject ? <SchedulerForm subject={subject} onClose={onClose} /> : null}
  </Dialog>
)
