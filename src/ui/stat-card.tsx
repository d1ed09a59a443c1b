import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import css from './stat-card.module.css'

export type StatCardProps = {
  label: string
  /** Null while the number is on its way. */
  value: string | null
  icon: ReactNode
  /** The number is not one: it could not be loaded. */
  failed?: boolean
  /** Draws the card around its content: a link to the rows behind the number, or a plain box. */
  as?: (inside: ReactNode, className: string | undefined) => ReactNode
}

/** One number with its name. */
export const StatCard = ({ label, value, icon, failed = false, as }: StatCardProps) => {
  const inside = (
    <>
      <span className={css.top}>
        <span className={css.label}>{label}</span>
        <span className={css.icon} aria-hidden="true">
          {icon}
        </span>
      </span>
      <span className={css.value}>
        {value ?? <Skeleton height={20} width={72} radius="sm" />}
        {failed && value !== null ? <span className={css.failed}>could not be loaded</span> : null}
      </span>
    </>
  )
  return as ? as(inside, css.card) : <div className={css.card}>{inside}</div>
}
