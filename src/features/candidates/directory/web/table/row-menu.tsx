import { Menu } from '@mantine/core'
import { IconCalendarPlus, IconDots, IconMessage, IconProgressCheck } from '@tabler/icons-react'
import { type Ref, useState } from 'react'
import { IconButton } from '../../../../../ui/icon-button/icon-button.tsx'
import { useMenuFocus } from '../../../../../ui/use-menu-focus.ts'
import type { Openable } from '../candidate-search.ts'
import { useScheduler } from '../use-scheduler.ts'

type RowMenuProps = { name: string; onOpen: (what: Openable) => void }

type DotsProps = { name: string; ref?: Ref<HTMLButtonElement>; onClick?: () => void }
const Dots = ({ name, ...rest }: DotsProps) => (
  <IconButton aria-label={`More actions for ${name}`} aria-haspopup="menu" {...rest}>
    <IconDots size={18} stroke={1.7} />
  </IconButton>
)

/** Further actions for one candidate. The menu renders when it is first opened. */
export const RowMenu = ({ name, onOpen }: RowMenuProps) => {
  const [asked, setAsked] = useState(false)
  const { button, backThen } = useMenuFocus()
  const hasScheduler = useScheduler()
  if (!asked) return <Dots name={name} onClick={() => setAsked(true)} />
  const open = (what: Openable) => backThen(() => onOpen(what))
  return (
    <Menu position="bottom-end" defaultOpened>
      <Menu.Target>
        <Dots name={name} ref={button} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconProgressCheck size={16} />} onClick={open('status')}>
          Change Pipeline Status
        </Menu.Item>
        <Menu.Item leftSection={<IconMessage size={16} />} onClick={open('text')}>
          Send Text Message
        </Menu.Item>
        {hasScheduler ? (
          <Menu.Item leftSection={<IconCalendarPlus size={16} />} onClick={open('scheduler')}>
            Auto Scheduler
          </Menu.Item>
        ) : null}
      </Menu.Dropdown>
    </Menu>
  )
}
