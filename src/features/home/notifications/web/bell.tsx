import { ActionIcon, Indicator, Popover } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { useState } from 'react'
import { viewerTimeZone } from '../../../../platform/web/time-zone.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { lazyComponent } from '../../../../ui/lazy.tsx'
import { LoadingLines } from '../../../../ui/states.tsx'
import { notifications } from '../contract/notifications.ts'

const BellList = lazyComponent(
  async () => (await import('./bell-list.tsx')).BellList,
  <LoadingLines label="Loading notifications" lines={4} />,
)

/** List notifications since you last looked, counted on a bell; it opens their list. */
export const Bell = ({ onBulkTexts }: { onBulkTexts: () => void }) => {
  const [opened, setOpened] = useState(false)
  const found = useQuery(notifications, { timeZone: viewerTimeZone })
  const fresh = found.data?.items.filter(({ isNew }) => isNew).length ?? 0
  const label = fresh === 0 ? 'Notifications' : `Notifications, ${fresh} new`
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      width="min(400px, calc(100vw - 24px))"
      shadow="md"
      withRoles={false}
      trapFocus
      returnFocus
    >
      <Indicator label={fresh > 9 ? '9+' : fresh} size={16} offset={6} disabled={fresh === 0} color="clay.7">
        <Popover.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={label}
            aria-haspopup="dialog"
            aria-expanded={opened}
            data-hint={opened ? undefined : label}
            onClick={() => setOpened((now) => !now)}
          >
            <IconBell size={20} stroke={1.7} />
          </ActionIcon>
        </Popover.Target>
      </Indicator>
      <Popover.Dropdown p={0} role="dialog" aria-label="Notifications">
        {opened ? (
          <BellList
            found={found}
            onDone={() => setOpened(false)}
            onBulkTexts={() => {
              setOpened(false)
              onBulkTexts()
            }}
          />
        ) : null}
      </Popover.Dropdown>
    </Popover>
  )
}
