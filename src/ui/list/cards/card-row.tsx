import type { ReactNode } from 'react'
import css from '../list-table.module.css'

type CardRowProps = {
  box?: ReactNode
  /** At the right, to compare rows at a glance: the status. */
  aside?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** A row on a narrow screen in two columns: its title and facts, and at the right its status and actions. */
export const CardRow = ({ box, aside, actions, children }: CardRowProps) => (
  <div className={css.cardRow}>
    {box}
    <div className={css.cardMain}>{children}</div>
    {aside || actions ? (
      <div className={css.cardEnd} data-aside={aside ? true : undefined}>
        {aside}
        <div className={css.cardActions}>{actions}</div>
      </div>
    ) : null}
  </div>
)
