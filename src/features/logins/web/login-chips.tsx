import { Group } from '@mantine/core'
import { IconAlertTriangle, IconClock, IconCopy } from '@tabler/icons-react'
import type { Day } from '../../../rules/day.ts'
import { type BadgeColors, DotBadge } from '../../../ui/dot-badge.tsx'
import type { LoginRow } from '../contract.ts'
import { dueWords } from '../rules/login-words.ts'
import { strengthWords } from '../rules/strength.ts'

const red: BadgeColors = { light: ['#F9E5E1', '#963528'], dark: ['#43221D', '#F2AEA2'], dot: '#CB5A4A' }
const amber: BadgeColors = { light: ['#FDF0CF', '#7A4F05'], dark: ['#3D2F10', '#EFC766'], dot: '#B5830E' }
const green: BadgeColors = { light: ['#E0F1DD', '#2C652A'], dark: ['#1E3A1D', '#A0D79A'], dot: '#4B9A45' }
const pine: BadgeColors = { light: ['#DDF1EE', '#12625B'], dark: ['#123834', '#86D6CB'], dot: '#1E9486' }
const gray: BadgeColors = { light: ['#EEEBE6', '#5C554C'], dark: ['#35312C', '#C9C1B6'], dot: '#8D8478' }
const byStrength = [red, amber, green, pine]

/** How strong a password is, in a word. */
export const StrengthBadge = ({ strength }: { strength: number }) => (
  <DotBadge colors={byStrength[strength] ?? gray}>{strengthWords[strength] ?? 'Unknown'}</DotBadge>
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
        {login.reused === 1 ? 'Also used elsewhere' : `Also used in ${login.reused} others`}
      </DotBadge>
    ) : null}
  </Group>
)

/** When the password is to be rotated. */
export const DueChip = ({ rotatesOn, today }: { rotatesOn: string | null; today: Day }) => {
  const due = dueWords(rotatesOn, today)
  if (!due) return <>–</>
  if (due.urgency === 'later') return <>{due.words}</>
  const Icon = due.urgency === 'overdue' ? IconAlertTriangle : IconClock
  return (
    <DotBadge colors={due.urgency === 'overdue' ? red : amber} icon={<Icon size={13} stroke={1.8} aria-hidden />}>
      {due.words}
    </DotBadge>
  )
}
