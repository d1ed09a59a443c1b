import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { lazyBody } from '../../../../ui/lazy.tsx'

const PaletteBody = lazyBody(async () => (await import('./palette-body.tsx')).PaletteBody)

export const PaletteDialog = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => (
  <Dialog opened={opened} onClose={onClose} title="Search or jump to" size="lg">
    <PaletteBody onDone={onClose} />
  </Dialog>
)
