import { SideDrawer } from '../../../../../ui/dialog/side-drawer.tsx'
import { lazyBody } from '../../../../../ui/lazy.tsx'
import { openBatches } from './open-batches.ts'

const BatchPanel = lazyBody(async () => (await import('./batch-panel.tsx')).BatchPanel)

/** One's bulk texts with their progress, beside whatever one is doing. */
export const BatchDrawer = ({ opened, batchId }: { opened: boolean; batchId: string | null }) => (
  <SideDrawer opened={opened} onClose={openBatches.close} title="Bulk texts">
    <BatchPanel batchId={batchId} onChoose={openBatches.open} />
  </SideDrawer>
)
