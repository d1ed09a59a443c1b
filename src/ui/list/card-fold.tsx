import type { ReactNode } from 'react'
import css from './list-table.module.css'

/** What a row on a narrow screen shows at a press; it stands at the end of the row's second line. */
export const CardFold = ({ label, children }: { label: string; children: ReactNode }) => (
  <details className={css.more}>
    <summary>{label}</summary>
    {children}
  </details>
)

/** The second line of a row on a narrow screen, with a `CardFold` as its last child. */
export const CardFoot = ({ children }: { children: ReactNode }) => <div className={css.cardFoot}>{children}</div>
