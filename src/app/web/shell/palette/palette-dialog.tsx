import { Dialog } from '../../../../ui/dialog.tsx'
import { lateBody } from '../../../../ui/late.tsx'

const PaletteBody = lateBody(async () => (await import('./palette-body.tsx')).PaletteBody)

export const PaletteDialog = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => (
  <Dialog opened={opened} onClose={onClose} title="Search or jump to" size="lg">
    <PaletteBody onDone={onClose} />
  </Dialog>
)
