import { ActionIcon, Tooltip } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { lazyComponent } from '../../../../ui/lazy.tsx'
import { openBatches } from './open-batches.ts'

const BatchDrawer = lazyComponent(async () => (await import('./batch-drawer.tsx')).BatchDrawer)

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
      <BatchDrawer opened={opened} batchId={batchId} />
    </>
  )
}
