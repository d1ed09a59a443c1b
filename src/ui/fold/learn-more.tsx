import type { ReactNode } from 'react'
import css from './fold.module.css'

type LearnMoreProps = {
  /** Its subject: "How points add up". */
  about: string
  children: ReactNode
}

/** The longer explanation of a setting, behind a press. */
export const LearnMore = ({ about, children }: LearnMoreProps) => (
  <details className={css.more}>
    <summary>{about}</summary>
    <p>{children}</p>
  </details>
)
