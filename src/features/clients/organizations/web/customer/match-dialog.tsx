import { Dialog } from '../../../../../ui/dialog/dialog.tsx'
import { MatchForm } from './match-form.tsx'

type MatchDialogProps = { customer: string; opened: boolean; onClose: () => void }

/** The dialog behind *Match*. */
export const MatchDialog = ({ customer, opened, onClose }: MatchDialogProps) => (
  <Dialog opened={opened} onClose={onClose} title={`Which client is ${customer}?`}>
    {opened ? <MatchForm customer={customer} onClose={onClose} /> : null}
  </Dialog>
)
