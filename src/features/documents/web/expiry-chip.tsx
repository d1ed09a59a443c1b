import { showDay } from '../../../rules/day.ts'
import { type BadgeColors, DotBadge } from '../../../ui/dot-badge.tsx'
import { expiryOf } from '../rules/expiry.ts'

const colors: Record<'expired' | 'soon', BadgeColors> = {
  soon: { light: ['#FDF0CF', '#7A4F05'], dark: ['#3D2F10', '#EFC766'], dot: '#B5830E' },
  expired: { light: ['#F9E5E1', '#963528'], dark: ['#43221D', '#F2AEA2'], dot: '#CB5A4A' },
}

/** When a document expires: a chip when that is soon or over, else the day. */
export const ExpiryChip = ({ day, today }: { day: string; today: string }) => {
  const { state, words } = expiryOf(day, today)
  if (state === 'later') return <>{showDay(day)}</>
  return (
    <span title={showDay(day)}>
      <DotBadge colors={colors[state]}>{words}</DotBadge>
    </span>
  )
}
