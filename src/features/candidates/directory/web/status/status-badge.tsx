import { IconClockExclamation } from '@reinforce/icons'
import { DotBadge } from '../../../../../ui/dot-badge.tsx'
import { getStatusColors } from '../../rules/status/get-status-colors.ts'

/** The color of a status' dot, for what is drawn of it. */
export const getStatusDot = (status: string): string => getStatusColors(status).dot

/** The hint at Interview Scheduled when no interview is to come. */
export const noTimeWords = 'No time set'

type StatusBadgeProps = {
  status: string
  /** The interview that the status promises has no time: a clock stands for the dot. */
  isTimeMissing?: boolean
}

/** A status in its color. */
export const StatusBadge = ({ status, isTimeMissing = false }: StatusBadgeProps) => (
  <DotBadge
    colors={getStatusColors(status)}
    icon={
      isTimeMissing ? (
        <span role="img" aria-label={noTimeWords} data-hint={noTimeWords} style={{ display: 'flex' }}>
          <IconClockExclamation size={15} stroke={2} aria-hidden />
        </span>
      ) : undefined
    }
  >
    {status}
  </DotBadge>
)
