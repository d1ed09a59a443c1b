import { Modal, type ModalProps } from '@mantine/core'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { LoadingLines } from '../states.tsx'
import css from './dialog.module.css'
import { keepFocus } from './keep-focus.ts'
import { useOpenAfterMount } from './use-keep-mounted.ts'
import { useScrollLock } from './use-scroll-lock.ts'

export type DialogProps = {
  opened: boolean
  onClose: () => void
  title: ReactNode
  size?: ModalProps['size']
  children: ReactNode
}

/** A body that was loaded late: the focus, which waits at the close button, goes to the field that asks for it. */
const Body = ({ children }: { children: ReactNode }) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const dialog = box.current?.closest('[role="dialog"]')
    const waits =
      dialog?.contains(document.activeElement) && document.activeElement?.getAttribute('aria-label') === 'Close'
    if (waits) box.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  }, [])
  return (
    <div ref={box} style={{ display: 'contents' }}>
      {children}
    </div>
  )
}

/** A dialog that has been opened once. Its code comes by itself: the library's part of it is a thirtieth of a first visit. */
export const DialogFrame = ({ opened, onClose, title, size = 'md', children }: DialogProps) => {
  const isOpen = useOpenAfterMount(opened)
  useScrollLock(isOpen)
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={title}
      size={size}
      classNames={{ inner: css.inner, content: css.content }}
      lockScroll={false}
      onExitTransitionEnd={keepFocus}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Suspense fallback={<LoadingLines label="Loading" />}>
        <Body>{children}</Body>
      </Suspense>
    </Modal>
  )
}
