import { type BadgeColors, DotBadge } from '../../../../ui/dot-badge.tsx'
import { tones } from '../../../../ui/tones.ts'
import type { InterviewStatus } from '../rules/interview-kinds.ts'

const colors: Record<InterviewStatus, BadgeColors> = {
  Scheduled: tones.blue,
  Confirmed: tones.pine,
  Completed: tones.green,
  'No-show': tones.red,
  Cancelled: tones.gray,
}

/** The status of an interview in a word, with its color. */
export const InterviewStatusBadge = ({ status }: { status: InterviewStatus }) => (
  <DotBadge colors={colors[status]}>{status}</DotBadge>
)
