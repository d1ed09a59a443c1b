import { CloseButton } from '@mantine/core'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { LoadingLines } from '../states.tsx'
import { useKeys } from '../use-keys.ts'
import css from './side-pane.module.css'

type SidePaneProps = { onClose: () => void; title: string; actions?: ReactNode; children: ReactNode }

/**
 * A panel at the right of a page that stays in use: it takes the focus when it comes, and Escape closes it. The page
 * keeps its room free and has the focus again later.
 */
export const SidePane = ({ onClose, title, actions, children }: SidePaneProps) => {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => ref.current?.focus({ preventScroll: true }), [])
  useKeys({ Escape: onClose })
  return (
    <aside ref={ref} className={css.pane} aria-label={title} tabIndex={-1} data-side-pane>
      <div className={css.head}>
        <h2 className={css.title}>{title}</h2>
        <div className={css.acts}>
          {actions}
          <CloseButton size={44} iconSize={20} aria-label="Close" onClick={onClose} />
        </div>
      </div>
      <div className={css.body}>
        <Suspense fallback={<LoadingLines label="Loading" />}>{children}</Suspense>
      </div>
    </aside>
  )
}
