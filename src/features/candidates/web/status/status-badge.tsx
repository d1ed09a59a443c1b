import { type BadgeColors, DotBadge } from '../../../../ui/dot-badge.tsx'

const quiet: BadgeColors = { light: ['#EEEBE6', '#5C554C'], dark: ['#35312C', '#C9C1B6'], dot: '#8D8478' }
const terminated: BadgeColors = { light: ['#F9E5E1', '#963528'], dark: ['#43221D', '#F2AEA2'], dot: '#CB5A4A' }

const colors = new Map<string, BadgeColors>([
  ['initial inquiry', { light: ['#E4EFF8', '#1F5680'], dark: ['#17303F', '#9CCBEE'], dot: '#3B82B8' }],
  ['reviewed by clinic', { light: ['#E9E8F8', '#4A4496'], dark: ['#29274A', '#BDB8F2'], dot: '#7A72CF' }],
  ['candidate assessment', { light: ['#F5E6F1', '#873A73'], dark: ['#40223A', '#EBAFD9'], dot: '#B75C9F' }],
  ['interview scheduled', { light: ['#FCEBD3', '#854A0E'], dark: ['#402B12', '#F2C07E'], dot: '#C07A1C' }],
  ['in-process to hire', { light: ['#DDF1EE', '#12625B'], dark: ['#123834', '#86D6CB'], dot: '#1E9486' }],
  ['hired', { light: ['#E0F1DD', '#2C652A'], dark: ['#1E3A1D', '#A0D79A'], dot: '#4B9A45' }],
  ['terminated', terminated],
])

/** The colours of a pipeline status; an organization's own status without a colour is quiet. */
const statusColors = (status: string): BadgeColors => colors.get(status.trim().toLowerCase()) ?? quiet
/** The colour of a status' dot, for what is drawn of it. */
export const statusDot = (status: string): string => statusColors(status).dot
export const quietColors = quiet
export const poorColors = terminated

export const StatusBadge = ({ status }: { status: string }) => (
  <DotBadge colors={statusColors(status)}>{status}</DotBadge>
)
