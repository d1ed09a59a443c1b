import { useSyncExternalStore } from 'react'
import { Bell } from '../../../features/home/notifications/web/bell.tsx'
import { openBatches } from '../../../features/texting/messages/web/batches/open-batches.ts'
import { lazyDialog } from '../../../ui/dialog/lazy-dialog.tsx'

const BatchDrawer = lazyDialog(
  async () => (await import('../../../features/texting/messages/web/batches/batch-drawer.tsx')).BatchDrawer,
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
