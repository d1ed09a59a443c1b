import { IconPrinter } from '@reinforce/icons'
import type { Day } from '../../../../../rules/day.ts'
import { IconButton } from '../../../../../ui/icon-button/icon-button.tsx'
import { formatLongDay } from '../../rules/interview-words.ts'

type PrintDayButtonProps = { day: Day; className?: string | undefined; onPrint: (day: Day) => void }

/** Prints the interviews of one day. */
export const PrintDayButton = ({ day, className, onPrint }: PrintDayButtonProps) => (
  <IconButton
    className={className}
    aria-label={`Print ${formatLongDay(day)}`}
    title={`Print ${formatLongDay(day)}`}
    onClick={() => onPrint(day)}
  >
    <IconPrinter size={16} stroke={1.7} aria-hidden />
  </IconButton>
)
