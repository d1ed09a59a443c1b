import { ActionIcon, Menu } from '@mantine/core'
import {
  IconArrowRight,
  IconCalendarEvent,
  IconDots,
  IconGitMerge,
  IconNotes,
  IconPencil,
  IconUserCheck,
} from '@reinforce/icons'
import { useMenuFocus } from '../../../../ui/use-menu-focus.ts'
import { stages } from '../contract/prospects.ts'
import type { Prospect, Stage } from './prospect-facts.tsx'
import type { ProspectDialog } from './prospect-search.ts'

export type ProspectDo = {
  onOpen: (dialog: ProspectDialog, id: string) => void
  onMove: (id: string, stage: Stage) => void
  /** Makes yourself the owner of one that has none. */
  onTake: (one: Prospect) => void
}

/** The actions on one prospect; every stage is a "Move to …". */
export const ProspectActions = ({ one, onOpen, onMove, onTake }: ProspectDo & { one: Prospect }) => {
  const { button, backThen } = useMenuFocus()
  const open = (dialog: ProspectDialog) => backThen(() => onOpen(dialog, one.id))
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon ref={button} variant="subtle" color="gray" size={26} aria-label={`Actions for ${one.name}`}>
          <IconDots size={16} stroke={1.7} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown mah={420} style={{ overflowY: 'auto' }}>
        {one.owner_id === null ? (
          <Menu.Item leftSection={<IconUserCheck size={16} />} onClick={backThen(() => onTake(one))}>
            Claim
          </Menu.Item>
        ) : null}
        <Menu.Item leftSection={<IconPencil size={16} />} onClick={open('edit')}>
          Edit
        </Menu.Item>
        <Menu.Item leftSection={<IconNotes size={16} />} onClick={open('log')}>
          Log a Call, Text or Note
        </Menu.Item>
        <Menu.Item leftSection={<IconCalendarEvent size={16} />} onClick={open('demo')}>
          Schedule a Demo
        </Menu.Item>
        <Menu.Item leftSection={<IconGitMerge size={16} />} onClick={open('merge')}>
          Merge a Duplicate
        </Menu.Item>
        <Menu.Divider />
        {stages
          .filter((stage) => stage !== one.stage)
          .map((stage) => (
            <Menu.Item
              key={stage}
              leftSection={<IconArrowRight size={16} />}
              onClick={backThen(() => onMove(one.id, stage))}
            >
              Move to {stage}
            </Menu.Item>
          ))}
      </Menu.Dropdown>
    </Menu>
  )
}
