import { type BadgeColors, DotBadge } from '../../../ui/dot-badge.tsx'
import type { PostState } from './tracker-search.ts'

const colors: Record<PostState, BadgeColors> = {
  Good: { light: ['#E0F1DD', '#2C652A'], dark: ['#1E3A1D', '#A0D79A'], dot: '#4B9A45' },
  Warning: { light: ['#FDF0CF', '#7A4F05'], dark: ['#3D2F10', '#EFC766'], dot: '#B5830E' },
  Alert: { light: ['#F9E5E1', '#963528'], dark: ['#43221D', '#F2AEA2'], dot: '#CB5A4A' },
}
const closed: BadgeColors = { light: ['#EEEBE6', '#5C554C'], dark: ['#35312C', '#C9C1B6'], dot: '#8D8478' }

/** The state of a job post in words, with its colour. */
export const PostStateBadge = ({ state, children }: { state: PostState | 'Closed'; children: string }) => (
  <DotBadge colors={state === 'Closed' ? closed : colors[state]} wraps>
    {children}
  </DotBadge>
)
