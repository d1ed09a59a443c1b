import { ActionIcon, Popover } from '@mantine/core'
import { IconInfoCircle } from '@reinforce/icons'
import type { ReactNode } from 'react'

type InfoButtonProps = { label: string; children: ReactNode }

/** An explanation that is read once, behind a sign next to what it explains. */
export const InfoButton = ({ label, children }: InfoButtonProps) => (
  <Popover position="bottom-start" width={320} withArrow>
    <Popover.Target>
      <ActionIcon variant="subtle" color="gray" size={26} aria-label={label}>
        <IconInfoCircle size={16} stroke={1.7} />
      </ActionIcon>
    </Popover.Target>
    <Popover.Dropdown p="sm" fz="sm">
      {children}
    </Popover.Dropdown>
  </Popover>
)
