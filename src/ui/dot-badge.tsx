import type { CSSProperties, ReactNode } from 'react'
import css from './dot-badge.module.css'

/** Background and text for light, the same for dark, and the dot. */
export type BadgeColors = { light: readonly [string, string]; dark: readonly [string, string]; dot: string }

type DotBadgeProps = { colors: BadgeColors; icon?: ReactNode; wraps?: boolean; children: ReactNode }

/** A word with a dot (or an icon) before it: never color alone. `wraps`: what is longer than its place takes another line. */
export const DotBadge = ({ colors, icon, wraps = false, children }: DotBadgeProps) => {
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--badge-bg': colors.light[0],
    '--badge-fg': colors.light[1],
    '--badge-bg-dark': colors.dark[0],
    '--badge-fg-dark': colors.dark[1],
    '--badge-dot': colors.dot,
  }
  return (
    <span className={css.badge} style={style} data-wraps={wraps || undefined}>
      {icon ?? <span className={css.dot} aria-hidden="true" />}
      <span className={css.word}>{children}</span>
    </span>
  )
}
