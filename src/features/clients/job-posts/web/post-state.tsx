import { type BadgeColors, DotBadge } from '../../../../ui/dot-badge.tsx'
import { tones } from '../../../../ui/tones.ts'
import type { PostState } from './tracker-search.ts'

const colors: Record<PostState, BadgeColors> = {
  Good: tones.green,
  Warning: tones.amber,
  Alert: tones.red,
}
const closed: BadgeColors = tones.gray

/** The state of a job post in words, with its color. */
export const PostStateBadge = ({ state, children }: { state: PostState | 'Closed'; children: string }) => (
  <DotBadge colors={state === 'Closed' ? closed : colors[state]} wraps>
    {children}
  </DotBadge>
)
