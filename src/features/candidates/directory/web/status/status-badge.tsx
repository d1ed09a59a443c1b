import { DotBadge } from '../../../../../ui/dot-badge.tsx'
import { statusColors } from '../../rules/status/status-colors.ts'

/** The color of a status' dot, for what is drawn of it. */
export const statusDot = (status: string): string => statusColors(status).dot

export const StatusBadge = ({ status }: { status: string }) => (
  <DotBadge colors={statusColors(status)}>{status}</DotBadge>
)
