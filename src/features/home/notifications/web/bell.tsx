import { ActionIcon, Indicator, Popover } from '@mantine/core'
import { IconBell } from '@reinforce/icons'
import { useState } from 'react'
import { viewerTimeZone } from '../../../../platform/web/time-zone.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { formatCount } from '../../../../rules/words/format-count.ts'
import { lazyComponent } from '../../../../ui/lazy.tsx'
import { LoadingLines } from '../../../../ui/states.tsx'
import { countAttention } from '../../attention/rules/attention-words.ts'
import { notifications } from '../contract/notifications.ts'

const BellList = lazyComponent(
  async () => (await import('./bell-list.tsx')).BellList,
  <LoadingLines label="Loading notifications" lines={4} />,
)

/** Counts open items as the dashboard does; a dot marks news since you last looked. Opens their list. */
export const Bell = ({ onBulkTexts }: { onBulkTexts: () => void }) => {
  const [opened, setOpened] = useState(false)
  const found = useQuery(notifications, { timeZone: viewerTimeZone })
  const waiting = found.data ? countAttention(found.data.waiting) : 0
  const fresh = found.data?.items.filter(({ isNew }) => isNew).length ?? 0
  const label = ['Notifications', waiting > 0 ? `${formatCount(waiting)} waiting` : '', fresh > 0 ? `${fresh} new` : '']
    .filter(Boolean)
    .join(', ')
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
      <Indicator
        label={waiting === 0 ? undefined : waiting > 99 ? '99+' : waiting}
        size={waiting === 0 ? 8 : 16}
        offset={10}
        disabled={waiting === 0 && fresh === 0}
        color="clay.7"
        // It covers part of the bell, which takes the press.
        styles={{ indicator: { pointerEvents: 'none' } }}
      >
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
