import { ActionIcon, Menu } from '@mantine/core'
import { IconArrowsSort, IconChecks, IconDots, IconListCheck } from '@reinforce/icons'
import type { ReactNode } from 'react'
import { useMenuFocus } from '../../../../../ui/use-menu-focus.ts'
import { type CandidateSearch, type Openable, sortCount } from '../candidate-search.ts'
import { formatCounted } from './format-counted.ts'
import type { SelectionState } from './use-selection.ts'

type ToolbarMenuProps = {
  search: CandidateSearch
  selection: SelectionState
  mayEdit: boolean
  /** Whether there are rows to select and to sort. */
  sorts: boolean
  /** Items of the directory only. */
  children: ReactNode
  onOpen: (what: Openable) => void
}

/** The menu of a narrow screen with the tools that its toolbar has no room for. */
export const ToolbarMenu = ({ search, selection, mayEdit, sorts, children, onOpen }: ToolbarMenuProps) => {
  const { button, backThen } = useMenuFocus()
  const sorted = sortCount(search)
  return (
    <Menu position="bottom-end" width={250}>
      <Menu.Target>
        <ActionIcon
          ref={button}
          data-more
          variant={sorted > 0 || selection.mode ? 'light' : 'default'}
          size={36}
          aria-label="More"
        >
          <IconDots size={18} stroke={1.7} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown style={{ maxHeight: 'calc(100dvh - 290px)', minHeight: 200, overflowY: 'auto' }}>
        {mayEdit && sorts ? (
          <Menu.Item
            leftSection={<IconListCheck size={16} stroke={1.7} />}
            onClick={backThen(() => selection.setMode(!selection.mode))}
          >
            {selection.mode ? 'Stop Selecting' : 'Select'}
          </Menu.Item>
        ) : null}
        {sorts ? (
          <Menu.Item leftSection={<IconArrowsSort size={16} stroke={1.7} />} onClick={backThen(() => onOpen('sort'))}>
            {formatCounted('Sort', sorted)}
          </Menu.Item>
        ) : null}
        {mayEdit && sorts ? (
          <Menu.Item
            leftSection={<IconChecks size={16} stroke={1.7} />}
            disabled={selection.count === 0}
            onClick={backThen(() => onOpen('bulk'))}
          >
            {formatCounted('Bulk Actions', selection.count)}
          </Menu.Item>
        ) : null}
        {children}
      </Menu.Dropdown>
    </Menu>
  )
}
