import { ActionIcon, Tooltip } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { lazy, useSyncExternalStore } from 'react'
import { SideDrawer } from '../../../ui/side-drawer.tsx'
import { openBatches } from './open-batches.ts'

const BatchPanel = lazy(() => import('./batch-panel.tsx').then(({ BatchPanel }) => ({ default: BatchPanel })))

/** Opens one's bulk texts with their progress. */
export const BatchesButton = () => {
  const { opened, batchId } = useSyncExternalStore(openBatches.subscribe, openBatches.state)
  return (
    <>
      <Tooltip label="Bulk texts">
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label="Bulk texts"
          onClick={() => openBatches.open(null)}
        >
          <IconSend size={20} stroke={1.7} />
        </ActionIcon>
      </Tooltip>
      <SideDrawer opened={opened} onClose={openBatches.close} title="Bulk texts">
        <BatchPanel batchId={batchId} onChoose={openBatches.open} />
      </SideDrawer>
    </>
  )
}
