import { Anchor, Text } from '@mantine/core'
import type * as z from 'zod/mini'
import { formatDay } from '../../../../rules/day.ts'
import { formatUsd } from '../../../../rules/money.ts'
import { formatPhone, phoneExtension } from '../../../../rules/phone/phone.ts'
import { type BadgeColors, DotBadge } from '../../../../ui/dot-badge.tsx'
import { tones } from '../../../../ui/tones.ts'
import type { prospect, stages } from '../contract/prospects.ts'

export type Prospect = z.infer<typeof prospect>
export type Stage = (typeof stages)[number]

const gray: BadgeColors = tones.gray
const colors: Record<Stage, BadgeColors> = {
  'New Lead': tones.blue,
  'Demo Scheduled': tones.violet,
  'Demo Done': tones.pink,
  'Proposal Sent': tones.orange,
  'Agreement Out': tones.pine,
  Won: tones.green,
  Lost: gray,
}

export const StageBadge = ({ stage }: { stage: Stage }) => <DotBadge colors={colors[stage]}>{stage}</DotBadge>

/** Whether the next step is behind its day. Won and lost prospects are late for nothing. */
const isLate = ({ next_step_on, stage }: Prospect, today: string): boolean =>
  next_step_on !== null && next_step_on < today && stage !== 'Won' && stage !== 'Lost'

/** The next step and its day; marked when that has passed. */
export const NextStep = ({ one, today }: { one: Prospect; today: string }) => {
  if (!one.next_step && !one.next_step_on) return <>–</>
  const when = one.next_step_on ? formatDay(one.next_step_on) : ''
  return (
    <Text span size="xs" c={isLate(one, today) ? 'var(--app-danger)' : 'dimmed'} fw={isLate(one, today) ? 600 : 400}>
      {isLate(one, today) ? 'Overdue: ' : ''}
      {[when, one.next_step].filter(Boolean).join(' · ')}
    </Text>
  )
}

const dollars = (cents: number) => formatUsd(cents).replace(/\.00$/, '')

/** "2 locations · 4 RBT, 1 BCBA · $1,200 a month". */
export const formatWorth = ({ expected_positions, monthly_value, locations }: Prospect): string => {
  const { rbt = 0, bcba = 0 } = expected_positions ?? {}
  return [
    locations > 0 ? `${locations} ${locations === 1 ? 'location' : 'locations'}` : '',
    [rbt > 0 ? `${rbt} RBT` : '', bcba > 0 ? `${bcba} BCBA` : ''].filter(Boolean).join(', '),
    monthly_value === null ? '' : `${dollars(monthly_value)} a month`,
  ]
    .filter(Boolean)
    .join(' · ')
}

export const formatDaysInStage = ({ daysInStage }: Prospect) =>
  `${daysInStage} ${daysInStage === 1 ? 'day' : 'days'} here`

/** Returns the owner's name; of an open prospect without one, 'No owner yet'. */
export const getOwnerName = ({ owner, owner_id, stage }: Prospect): string =>
  owner ?? (owner_id === null && stage !== 'Won' && stage !== 'Lost' ? 'No owner yet' : '')

type ReachProps = {
  one: Prospect
  /** Each link fills a line. */
  isTouched?: boolean
}

/** Email and phone of the contact, to write or to call. */
export const Reach = ({ one: { contact_email, contact_phone }, isTouched = false }: ReachProps) => {
  const display = isTouched ? 'block' : undefined
  return (
    <>
      {contact_phone ? (
        <Anchor
          inherit
          display={display}
          href={`tel:${contact_phone.replace(phoneExtension, '').replace(/[^+0-9]/g, '')}`}
        >
          {formatPhone(contact_phone)}
        </Anchor>
      ) : null}
      {contact_phone && contact_email && !isTouched ? '\u2003' : ''}
      {contact_email ? (
        <Anchor inherit display={display} truncate={isTouched} href={`mailto:${encodeURI(contact_email)}`}>
          {contact_email}
        </Anchor>
      ) : null}
      {contact_phone || contact_email ? '' : 'No phone or email yet'}
    </>
  )
}

/** The contact person, and how to reach them. */
export const Contact = ({ one }: { one: Prospect }) => (
  <Text span size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
    {one.contact_name ?? 'No contact yet'} · <Reach one={one} />
  </Text>
)
