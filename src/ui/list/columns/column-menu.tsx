import { ActionIcon, Menu } from '@mantine/core'
import { IconColumns3 } from '@reinforce/icons'
import type { ColumnLook } from './use-columns.ts'

/** Shows and hides the columns of a list; it stays open while one chooses. */
export const ColumnMenu = ({ look: { columns, hidden, toggle, reset } }: { look: ColumnLook }) => (
  <Menu position="bottom-end" closeOnItemClick={false}>
    <Menu.Target>
      <ActionIcon data-hint="Columns" variant="default" size={36} aria-label="Columns">
        <IconColumns3 size={18} stroke={1.7} />
      </ActionIcon>
    </Menu.Target>
    <Menu.Dropdown mah={420} style={{ overflowY: 'auto' }}>
      {columns.slice(1).map(({ key, label }) => (
        <Menu.CheckboxItem key={key} checked={!hidden.includes(key)} onChange={() => toggle(key)}>
          {label}
        </Menu.CheckboxItem>
      ))}
      <Menu.Divider />
      <Menu.Item disabled={hidden.length === 0} onClick={reset}>
        Show All Columns
      </Menu.Item>
    </Menu.Dropdown>
  </Menu>
)
