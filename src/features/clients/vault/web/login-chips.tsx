import { Group } from '@mantine/core'
import { IconAlertTriangle, IconClock, IconCopy } from '@reinforce/icons'
import type { Day } from '../../../../rules/day.ts'
import { type BadgeColors, DotBadge } from '../../../../ui/dot-badge.tsx'
import { tones } from '../../../../ui/tones.ts'
import type { LoginRow } from '../contract/vault.ts'
import { describeDueDate } from '../rules/login-words.ts'
import { strengthWords } from '../rules/strength.ts'
import css from './logins.module.css'

const red: BadgeColors = tones.red
const amber: BadgeColors = tones.amber
const green: BadgeColors = tones.green
const gray: BadgeColors = tones.gray
const byStrength = [red, amber, tones.good, green]

/** Four bars, as many of them full as the password is strong. */
const StrengthBars = ({ strength }: { strength: number }) => (
  <svg width={14} height={12} viewBox="0 0 14 12" fill="currentColor" aria-hidden>
    {byStrength.map(({ dot }, at) => (
      <rect
        key={dot}
        x={at * 4}
        y={9 - at * 3}
        width={2.4}
        height={3 + at * 3}
        rx={1}
        opacity={at > strength ? 0.25 : 1}
      />
    ))}
  </svg>
)

/** How strong a password is, in a word and on one scale. */
export const StrengthBadge = ({ strength }: { strength: number }) => (
  <DotBadge colors={byStrength[strength] ?? gray} icon={<StrengthBars strength={strength} />}>
    {strengthWords[strength] ?? 'Unknown'}
  </DotBadge>
)

/** Strength and reuse of an entry's password. */
export const PasswordChips = ({ login }: { login: LoginRow }) => (
  <Group gap={4} wrap="wrap">
    {login.strength === null ? (
      <DotBadge colors={gray}>No password</DotBadge>
    ) : (
      <StrengthBadge strength={login.strength} />
    )}
    {login.reused > 0 ? (
      <DotBadge colors={red} icon={<IconCopy size={13} stroke={1.8} aria-hidden />}>
        {login.reused === 1 ? 'Reused' : `Reused in ${login.reused} others`}
      </DotBadge>
    ) : null}
  </Group>
)

/** When the password is to be rotated. */
export const DueChip = ({ rotatesOn, today }: { rotatesOn: string | null; today: Day }) => {
  const due = describeDueDate(rotatesOn, today)
  if (!due) return <>–</>
  if (due.urgency === 'later')
    return (
      <>
        <span className={css.dueWord}>Change by </span>
        {due.words}
      </>
    )
  const Icon = due.urgency === 'overdue' ? IconAlertTriangle : IconClock
  return (
    <DotBadge colors={due.urgency === 'overdue' ? red : amber} icon={<Icon size={13} stroke={1.8} aria-hidden />}>
      {due.words}
    </DotBadge>
  )
}
