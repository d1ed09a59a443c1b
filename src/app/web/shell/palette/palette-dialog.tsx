import { lazy } from 'react'
import { Dialog } from '../../../../ui/dialog.tsx'

const PaletteBody = lazy(() => import('./palette-body.tsx').then(({ PaletteBody }) => ({ default: PaletteBody })))

export const PaletteDialog = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => (
  <Dialog opened={opened} onClose={onClose} title="Search or jump to" size="lg">
    <PaletteBody onDone={onClose} />
  </Dialog>
)
