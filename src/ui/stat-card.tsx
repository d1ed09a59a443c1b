import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import css from './stat-card.module.css'

export type StatCardProps = {
  label: string
  /** Null while the number is on its way. */
  value: string | null
  /** Its origin, in few words, and their subject for those who cannot see the place. */
  more?: { words: string; of: string } | null | undefined
  /** The number failed to load. */
  failed?: boolean
  /** Draws the card around its content: a link to the rows behind the number, or a plain box. */
  as?: (inside: ReactNode, className: string | undefined) => ReactNode
}

/** One number with its name, and beneath it its origin; a number that is not here yet shows neither. */
export const StatCard = ({ label, value, more, failed = false, as }: StatCardProps) => {
  const isHere = value !== null
  const inside = (
    <>
      <span className={css.label}>{label}</span>
      <span className={css.value} data-hint={more && isHere && !failed ? more.words : undefined}>
        {value ?? <Skeleton height={18} width={60} radius="sm" />}
      </span>
      <span className={css.foot}>
        {failed && isHere ? (
          'couldn’t load'
        ) : more && isHere ? (
          <span>
            {more.words}
            <span className="mantine-visually-hidden" style={{ position: 'absolute', left: -9999 }}>
              {' '}
              {more.of}
            </span>
          </span>
        ) : null}
      </span>
    </>
  )
  return as ? as(inside, css.card) : <div className={css.card}>{inside}</div>
}
