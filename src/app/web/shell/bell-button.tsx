import { useSyncExternalStore } from 'react'
import { BatchDrawer } from '../../../features/messaging/web/batches/batch-drawer.tsx'
import { openBatches } from '../../../features/messaging/web/batches/open-batches.ts'
import { Bell } from '../../../features/notifications/web/bell.tsx'

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
