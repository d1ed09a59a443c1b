import { formatDay } from '../../../../rules/day.ts'
import { type BadgeColors, DotBadge } from '../../../../ui/dot-badge.tsx'
import { tones } from '../../../../ui/tones.ts'
import { getExpiry } from '../rules/expiry.ts'

const colors: Record<'expired' | 'soon', BadgeColors> = {
  soon: tones.amber,
  expired: tones.red,
}

/** When a document expires: a chip when that is soon or over, else the day. */
export const ExpiryChip = ({ day, today }: { day: string; today: string }) => {
  const { state, words } = getExpiry(day, today)
  if (state === 'later') return <>{formatDay(day)}</>
  return (
    <span title={formatDay(day)}>
      <DotBadge colors={colors[state]}>{words}</DotBadge>
    </span>
  )
}
