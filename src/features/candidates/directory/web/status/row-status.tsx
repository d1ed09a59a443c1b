import { IconClockExclamation } from '@reinforce/icons'
import { DotBadge } from '../../../../../ui/dot-badge.tsx'
import type { CandidateRow } from '../../contract/directory.ts'
import { getStatusColors } from '../../rules/status/get-status-colors.ts'

/** The hint at Interview Scheduled when no interview is to come. */
export const noTimeWords = 'No time set'

/** The status of a row. If its interview has no time, a clock stands for the dot. */
export const RowStatus = ({ row }: { row: Pick<CandidateRow, 'status' | 'interview_time_missing'> }) => (
  <DotBadge
    colors={getStatusColors(row.status)}
    icon={
      row.interview_time_missing ? (
        <span role="img" aria-label={noTimeWords} data-hint={noTimeWords} style={{ display: 'flex' }}>
          <IconClockExclamation size={15} stroke={2} aria-hidden />
        </span>
      ) : undefined
    }
  >
    {row.status}
  </DotBadge>
)
