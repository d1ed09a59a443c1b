import { ActionIcon, Menu } from '@mantine/core'
import { IconDots, IconPencil, IconTrash } from '@reinforce/icons'
import { useMenuFocus } from '../../../../../ui/use-menu-focus.ts'
import type { ReportRow } from '../../contract/reports.ts'

type ReportActionsProps = { report: ReportRow; onEdit: () => void; onRemove: () => void }

/** Actions of platform staff for one performance report. */
export const ReportActions = ({ report, onEdit, onRemove }: ReportActionsProps) => {
  const { button, backThen } = useMenuFocus()
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          ref={button}
          variant="subtle"
          color="gray"
          size={30}
          aria-label={`Actions for the report of ${report.organization ?? report.customer ?? 'nobody'}`}
        >
          <IconDots size={18} stroke={1.7} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil size={16} />} onClick={backThen(onEdit)}>
          Correct
        </Menu.Item>
        <Menu.Item leftSection={<IconTrash size={16} />} onClick={backThen(onRemove)}>
          Remove
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
