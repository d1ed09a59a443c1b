import type { ReactNode } from 'react'
import css from './fold.module.css'

/** Details behind a press, where most readers need only the lines above. */
export const Disclosure = ({ label, children }: { label: string; children: ReactNode }) => (
  <details className={css.disclosure}>
    <summary>{label}</summary>
    <div className={css.details}>{children}</div>
  </details>
)
