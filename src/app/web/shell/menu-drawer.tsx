import { Drawer } from '@mantine/core'
import type { ReactNode } from 'react'

type MenuDrawerProps = { opened: boolean; onClose: () => void; children: ReactNode }

/** The sidebar of narrow screens, behind the menu button. */
export const MenuDrawer = ({ opened, onClose, children }: MenuDrawerProps) => (
  <Drawer
    opened={opened}
    onClose={onClose}
    size={280}
    withCloseButton={false}
    padding={0}
    attributes={{ content: { 'aria-label': 'Menu' } }}
  >
    {children}
  </Drawer>
)
