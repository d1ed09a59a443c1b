import { type BadgeColors, DotBadge } from '../../../ui/dot-badge.tsx'
import type { InterviewStatus } from '../rules/interview-kinds.ts'

const colors: Record<InterviewStatus, BadgeColors> = {
  Scheduled: { light: ['#FCEBD3', '#854A0E'], dark: ['#402B12', '#F2C07E'], dot: '#C07A1C' },
  Confirmed: { light: ['#DDF1EE', '#12625B'], dark: ['#123834', '#86D6CB'], dot: '#1E9486' },
  Completed: { light: ['#E0F1DD', '#2C652A'], dark: ['#1E3A1D', '#A0D79A'], dot: '#4B9A45' },
  'No-show': { light: ['#F9E5E1', '#963528'], dark: ['#43221D', '#F2AEA2'], dot: '#CB5A4A' },
  Cancelled: { light: ['#EEEBE6', '#5C554C'], dark: ['#35312C', '#C9C1B6'], dot: '#8D8478' },
}

/** The status of an interview in a word, with its colour. */
export const InterviewStatusBadge = ({ status }: { status: InterviewStatus }) => (
  <DotBadge colors={colors[status]}>{status}</DotBadge>
)
