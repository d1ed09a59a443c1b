import type { ReactNode } from 'react'
import css from './list-table.module.css'

/** The line above a list: search and filters at the left, what the list offers at the right. */
export const ListBar = ({ label, right, children }: { label: string; right?: ReactNode; children: ReactNode }) => (
  <div className={css.bar} role="toolbar" aria-label={label}>
    {children}
    {right ? <div className={css.end}>{right}</div> : <span className={css.space} />}
  </div>
)
