import { VisuallyHidden } from '@mantine/core'
import { IconChevronDown } from '@reinforce/icons'
import type { ReactNode } from 'react'
import css from '../list-table.module.css'

/** Details of a row on a narrow screen, shown at a press at the end of its second line. */
export const CardFold = ({ label, children }: { label: string; children: ReactNode }) => (
  <details className={css.more}>
    <summary>
      <VisuallyHidden>{label}</VisuallyHidden>
      <IconChevronDown size={18} stroke={1.7} aria-hidden />
    </summary>
    {children}
  </details>
)

/** The second line of a row on a narrow screen, with a `CardFold` as its last child. */
export const CardFoot = ({ children }: { children: ReactNode }) => <div className={css.cardFoot}>{children}</div>
