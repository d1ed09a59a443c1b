import { Drawer } from '@mantine/core'
import { type ReactNode, Suspense } from 'react'
import { LoadingLines } from '../states.tsx'
import { keepFocus } from './keep-focus.ts'
import { useOpenAfterMount } from './use-keep-mounted.ts'
import { useScrollLock } from './use-scroll-lock.ts'

export type SideDrawerProps = { opened: boolean; onClose: () => void; title: ReactNode; children: ReactNode }

/** A drawer that has been opened once. */
export const DrawerFrame = ({ opened, onClose, title, children }: SideDrawerProps) => {
  const isOpen = useOpenAfterMount(opened)
  useScrollLock(isOpen)
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      // The close button would have the focus, and its ring, if the name did not take it.
      title={
        <span tabIndex={-1} data-autofocus style={{ outline: 'none' }}>
          {title}
        </span>
      }
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
