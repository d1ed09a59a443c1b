import type { BadgeColors } from './dot-badge.tsx'

const names = [
  'gray',
  'blue',
  'violet',
  'pink',
  'orange',
  'amber',
  'red',
  'pine',
  'green',
  'excellent',
  'good',
] as const
type Name = (typeof names)[number]

/** A tone by its tokens, which the theme gives their values in light and in dark. */
const getTone = (name: Name): BadgeColors => {
  const pair = [`var(--tone-${name}-bg)`, `var(--tone-${name}-fg)`] as const
  return { light: pair, dark: pair, dot: `var(--tone-${name}-dot)` }
}

/** The colors of badges, by name. */
export const tones = Object.fromEntries(names.map((name) => [name, getTone(name)])) as Record<Name, BadgeColors>
