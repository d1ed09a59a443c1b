import { Modal, type ModalProps } from '@mantine/core'
import { type ReactNode, Suspense } from 'react'
import { keepFocus } from './keep-focus.ts'
import { LoadingLines } from './states.tsx'

type DialogProps = {
  opened: boolean
  onClose: () => void
  title: ReactNode
  size?: ModalProps['size']
  children: ReactNode
}

/** A dialog that stays mounted, so that focus returns to what opened it; its body may be loaded late. */
export const Dialog = ({ opened, onClose, title, size = 'md', children }: DialogProps) => (
  <Modal
    opened={opened}
    onClose={onClose}
    title={title}
    size={size}
    onExitTransitionEnd={keepFocus}
    closeButtonProps={{ 'aria-label': 'Close' }}
  >
    <Suspense fallback={<LoadingLines label="Loading" />}>{children}</Suspense>
  </Modal>
)
