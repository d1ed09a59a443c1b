import { Drawer } from '@mantine/core'
import { type ReactNode, Suspense } from 'react'
import { LoadingLines } from '../states.tsx'
import { keepFocus } from './keep-focus.ts'
import { useKeepMounted, useOpenAfterMount } from './use-keep-mounted.ts'
import { useScrollLock } from './use-scroll-lock.ts'

type SideDrawerProps = { opened: boolean; onClose: () => void; title: ReactNode; children: ReactNode }

const Begun = ({ opened, onClose, title, children }: SideDrawerProps) => {
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

/** A panel at the right, 520 px wide, that is nothing until it is opened first and then stays mounted so that focus returns to what opened it. */
export const SideDrawer = (props: SideDrawerProps) => (useKeepMounted(props.opened) ? <Begun {...props} /> : null)
