import { Menu } from '@mantine/core'
import {
  IconCalendarPlus,
  IconChartBar,
  IconDots,
  IconFileText,
  IconMessage,
  IconProgressCheck,
  IconVideo,
} from '@reinforce/icons'
import { type Ref, useState } from 'react'
import { IconButton } from '../../../../../ui/icon-button/icon-button.tsx'
import { useMenuFocus } from '../../../../../ui/use-menu-focus.ts'
import type { OfRow } from '../candidate-search.ts'
import { useScheduler } from '../use-scheduler.ts'

type RowMenuProps = {
  name: string
  mayEdit: boolean
  /** The pages about the candidate, where a phone has no room for their buttons. Else null. */
  pages: { hasVideo: boolean } | null
  onOpen: (what: OfRow) => void
}

type DotsProps = { name: string; ref?: Ref<HTMLButtonElement>; onClick?: () => void }
const Dots = ({ name, ...rest }: DotsProps) => (
  <IconButton aria-label={`More actions for ${name}`} aria-haspopup="menu" {...rest}>
    <IconDots size={18} stroke={1.7} />
  </IconButton>
)

/** Further actions for one candidate. The menu renders when it is first opened. */
export const RowMenu = ({ name, mayEdit, pages, onOpen }: RowMenuProps) => {
  const [asked, setAsked] = useState(false)
  const { button, backThen } = useMenuFocus()
  const hasScheduler = useScheduler()
  if (!asked) return <Dots name={name} onClick={() => setAsked(true)} />
  const open = (what: OfRow) => backThen(() => onOpen(what))
  return (
    <Menu position="bottom-end" defaultOpened>
      <Menu.Target>
        <Dots name={name} ref={button} />
      </Menu.Target>
      <Menu.Dropdown>
        {mayEdit ? (
          <>
            <Menu.Item leftSection={<IconProgressCheck size={16} />} onClick={open('status')}>
              Change Pipeline Status
            </Menu.Item>
            <Menu.Item leftSection={<IconMessage size={16} />} onClick={open('text')}>
              Send Text Message
            </Menu.Item>
          </>
        ) : null}
        {mayEdit && hasScheduler ? (
          <Menu.Item leftSection={<IconCalendarPlus size={16} />} onClick={open('scheduler')}>
            Auto Scheduler
          </Menu.Item>
        ) : null}
        {pages ? (
          <>
            <Menu.Item leftSection={<IconChartBar size={16} />} onClick={open('analysis')}>
              Analysis
            </Menu.Item>
            <Menu.Item leftSection={<IconFileText size={16} />} onClick={open('resume')}>
              Resume
            </Menu.Item>
            <Menu.Item leftSection={<IconVideo size={16} />} disabled={!pages.hasVideo} onClick={open('video')}>
              Video Introduction
            </Menu.Item>
          </>
        ) : null}
      </Menu.Dropdown>
    </Menu>
  )
}
