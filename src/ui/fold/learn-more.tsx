import type { ReactNode } from 'react'
import css from './fold.module.css'

/** The longer explanation of a setting, behind a press. */
export const LearnMore = ({ children }: { children: ReactNode }) => (
  <details className={css.more}>
    <summary>Learn more</summary>
    <p>{children}</p>
  </details>
)
