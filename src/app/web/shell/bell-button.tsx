import { useSyncExternalStore } from 'react'
import { openBatches } from '../../../features/messaging/web/batches/open-batches.ts'
import { Bell } from '../../../features/notifications/web/bell.tsx'
import { lazyDialog } from '../../../ui/dialog/lazy-dialog.tsx'

const BatchDrawer = lazyDialog(
  async () => (await import('../../../features/messaging/web/batches/batch-drawer.tsx')).BatchDrawer,
)

/** The bell, and the drawer of bulk texts that it leads to. */
export const BellButton = () => {
  const { opened, batchId } = useSyncExternalStore(openBatches.subscribe, openBatches.state)
  return (
    <>
      <Bell onBulkTexts={() => openBatches.open(null)} />
      <BatchDrawer opened={opened} batchId={batchId} />
    </>
  )
}
