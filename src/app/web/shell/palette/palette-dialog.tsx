import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { lazyBody } from '../../../../ui/lazy.tsx'

const PaletteBody = lazyBody(async () => (await import('./palette-body.tsx')).PaletteBody)

type PaletteDialogProps = { opened: boolean; onClose: () => void; typed: string; onType: (typed: string) => void }

export const PaletteDialog = ({ opened, onClose, typed, onType }: PaletteDialogProps) => (
  <Dialog opened={opened} onClose={onClose} title="Search or jump to" size="lg">
    <PaletteBody onDone={onClose} typed={typed} onType={onType} />
  </Dialog>
)
