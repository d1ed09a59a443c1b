import { VisuallyHidden } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type CSSProperties, useId } from 'react'
import { formatCount } from '../../../rules/words/format-count.ts'
import type { NavLink } from './links.ts'
import css from './sidebar.module.css'

type SidebarItemProps = NavLink & {
  collapsed: boolean
  /** Draws its one word under the icon, for a tablet's rail. */
  stacked?: boolean
  active: boolean
  /** More than zero shows a small pulsing dot. */
  unread?: number
  style?: CSSProperties
  onFollow?: () => void
}

/** One entry of the sidebar. Disabled ones are dimmed and go nowhere. */
export const SidebarItem = ({
  to,
  label,
  word = label,
  Icon,
  disabled = false,
  reason,
  note,
  counts = 'unread',
  collapsed,
  stacked = false,
  active,
  unread = 0,
  style,
  onFollow,
}: SidebarItemProps) => {
  const why = useId()
  const inside = (
    <>
      <Icon size={20} stroke={1.7} aria-hidden />
      {stacked && collapsed ? (
        <span className={css.word} aria-hidden>
          {word}
        </span>
      ) : null}
      {collapsed ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
      {unread > 0 ? (
        <>
          <span className={css.dot} data-testid="unread-dot" />
          {collapsed ? null : (
            <span className={css.count} aria-hidden="true">
              {formatCount(unread)} {counts === 'unread' ? counts : 'new'}
            </span>
          )}
          <VisuallyHidden>
            , {unread} {counts}
          </VisuallyHidden>
        </>
      ) : null}
    </>
  )
  const shared = {
    className: css.item,
    style,
    'data-collapsed': collapsed || undefined,
    'data-stacked': stacked || undefined,
    'data-hint': collapsed ? label : reason,
    'data-note': note,
    'data-side': 'right',
  }
  return disabled ? (
    <>
      <span {...shared} role="link" aria-disabled="true" aria-describedby={reason ? why : undefined}>
        {inside}
      </span>
      {reason ? (
        <span id={why} hidden>
          {reason}
        </span>
      ) : null}
    </>
  ) : (
    <Link {...shared} to={to} aria-current={active ? 'page' : undefined} onClick={onFollow}>
      {inside}
    </Link>
  )
}
