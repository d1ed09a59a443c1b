import { Drawer } from '@mantine/core'
import { type ReactNode, Suspense } from 'react'
import { LoadingLines } from '../states.tsx'
import { keepFocus } from './keep-focus.ts'
import { useStillPage } from './use-still-page.ts'

type SideDrawerProps = { opened: boolean; onClose: () => void; title: ReactNode; children: ReactNode }

/** A panel at the right, 520 px wide, that stays mounted so that focus returns to what opened it. */
export const SideDrawer = ({ opened, onClose, title, children }: SideDrawerProps) => {
  useStillPage(opened)
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={title}
      position="right"
      size={520}
      lockScroll={false}
      onExitTransitionEnd={keepFocus}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Suspense fallback={<LoadingLines label="Loading" />}>{children}</Suspense>
    </Drawer>
  )
}
