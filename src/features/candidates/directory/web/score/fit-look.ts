import type { BadgeColors } from '../../../../../ui/dot-badge.tsx'
import { tones } from '../../../../../ui/tones.ts'
import type { FitLabel } from '../../rules/compute-fit-score.ts'
import { poorColors, quietColors } from '../../rules/status/get-status-colors.ts'

const pine: BadgeColors = tones.excellent
const green: BadgeColors = tones.good
const amber: BadgeColors = tones.amber

/** The colors of a fit label: background and text, and the bar as the dot. */
export const fitColors: Record<FitLabel, BadgeColors> = {
  'RBT Certified': pine,
  'RBT Experience': pine,
  'Excellent Fit': pine,
  'Good Fit (With Training)': green,
  'Average Fit': amber,
  'Poor Fit': poorColors,
  'Not Scored': quietColors,
  Archived: quietColors,
  Terminated: poorColors,
}
