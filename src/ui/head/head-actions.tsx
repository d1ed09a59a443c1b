import { ActionIcon, Button, Group, Menu } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconDots } from '@reinforce/icons'
import type { ReactElement, ReactNode } from 'react'

type HeadAction = {
  label: string
  icon: ReactNode
  onClick?: () => void
  /** Draws it as a link. */
  root?: (props: Record<string, unknown>) => ReactElement
}

type HeadActionsProps = {
  /** The main action stays in sight. */
  main?: ReactNode
  others: readonly HeadAction[]
  /** There is as little room as on a phone. */
  isTight?: boolean
}

/** The actions of a page next to its title: buttons, and on a phone the main one with a menu of the others. */
export const HeadActions = ({ main, others, isTight = false }: HeadActionsProps) => {
  const isPhone = useMediaQuery('(max-width: 699px)', false, { getInitialValueInEffect: false })
  if (isPhone || isTight)
    return (
      <Group gap="xs" wrap="nowrap">
        {main}
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="default" size={36} aria-label="More actions">
              <IconDots size={18} stroke={1.7} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {others.map(({ label, icon, onClick, root }) => (
              <Menu.Item key={label} leftSection={icon} onClick={onClick} {...(root ? { renderRoot: root } : {})}>
                {label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      </Group>
    )
  return (
    <Group gap="xs">
      {others.map(({ label, icon, onClick, root }) => (
        <Button
          key={label}
          variant="default"
          leftSection={icon}
          onClick={onClick}
          {...(root ? { renderRoot: root } : {})}
        >
          {label}
        </Button>
      ))}
      {main}
    </Group>
  )
}
