import { DotBadge } from '../../../../../ui/dot-badge.tsx'
import { getStatusColors } from '../../rules/status/get-status-colors.ts'

/** The color of a status' dot, for what is drawn of it. */
export const getStatusDot = (status: string): string => getStatusColors(status).dot

export const StatusBadge = ({ status }: { status: string }) => (
  <DotBadge colors={getStatusColors(status)}>{status}</DotBadge>
)
