import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import css from './beside-row.module.css'

type BesideRowProps = {
  /** The candidate whose panel it opens. */
  id?: string
  /** The change of the URL that opens another detail than a candidate's panel. */
  opens?: object
  /** The box that selects the row. */
  box?: ReactNode
  /** Before the name. */
  sign?: ReactNode
  name: ReactNode
  /** Below the name; a text is cut where the row ends. */
  status: ReactNode
  /** After the status, where there is room. */
  more?: string
  /** At the right. */
  end?: ReactNode
}

/** A row of the list next to the panel: the panel has everything else, and keeps the part that is open. */
export const BesideRow = ({ id, opens, box, sign, name, status, more, end }: BesideRowProps) => {
  const search: LinkProps['search'] = (now: object) => ({ ...now, ...(opens ?? { panel: id, act: undefined }) })
  return (
    <div className={css.line}>
      {box}
      <Link to="." search={search} resetScroll={false} replace className={css.row}>
        {sign}
        <span className={css.words}>
          <span className={css.name}>{name}</span>
          <span className={css.under}>
            {typeof status === 'string' ? <span className={css.text}>{status}</span> : status}
            {more ? <span className={css.more}>{more}</span> : null}
          </span>
        </span>
        {end ? <span className={css.end}>{end}</span> : null}
      </Link>
    </div>
  )
}
