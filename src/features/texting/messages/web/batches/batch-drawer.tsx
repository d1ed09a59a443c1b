import { SideDrawer } from '../../../../../ui/dialog/side-drawer.tsx'
import { lazyBody } from '../../../../../ui/lazy.tsx'
import { openBatches } from './open-batches.ts'

const BatchPanel = lazyBody(async () => (await import('./batch-panel.tsx')).BatchPanel)

/** The reader's bulk texts with their progress, next to the current page. */
export const BatchDrawer = ({ opened, batchId }: { opened: boolean; batchId: string | null }) => (
  <SideDrawer opened={opened} onClose={openBatches.close} title="Bulk texts">
    <BatchPanel batchId={batchId} onChoose={openBatches.open} />
  </SideDrawer>
)
