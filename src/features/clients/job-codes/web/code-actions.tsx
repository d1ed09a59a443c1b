import { ActionIcon, Menu } from '@mantine/core'
import { IconArchive, IconDots, IconPencil, IconQrcode } from '@reinforce/icons'
import { useMenuFocus } from '../../../../ui/use-menu-focus.ts'
import type { JobCode } from './code-columns.tsx'

type CodeActionsProps = { row: JobCode; mayEdit: boolean; onOpen: (dialog: 'edit' | 'retire' | 'qr') => void }

/** Actions for one code. A used one can no longer be edited. */
export const CodeActions = ({ row, mayEdit, onOpen }: CodeActionsProps) => {
  const { button, backThen } = useMenuFocus()
  if (!row.is_active) return null
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon ref={button} variant="subtle" color="gray" size={30} aria-label={`Actions for ${row.code}`}>
          <IconDots size={18} stroke={1.7} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconQrcode size={16} />} onClick={backThen(() => onOpen('qr'))}>
          Apply Link and QR Code
        </Menu.Item>
        {mayEdit ? (
          <Menu.Item
            leftSection={<IconPencil size={16} />}
            disabled={row.isUsed}
            onClick={backThen(() => onOpen('edit'))}
          >
            {row.isUsed ? 'Edit (in use: replace it instead)' : 'Edit'}
          </Menu.Item>
        ) : null}
        {mayEdit ? (
          <Menu.Item leftSection={<IconArchive size={16} />} onClick={backThen(() => onOpen('retire'))}>
            Retire or Replace
          </Menu.Item>
        ) : null}
      </Menu.Dropdown>
    </Menu>
  )
}
