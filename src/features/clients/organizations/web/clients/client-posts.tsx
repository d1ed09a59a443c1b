import { Anchor, Group } from '@mantine/core'
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck } from '@reinforce/icons'
import { Link } from '@tanstack/react-router'
import { formatCount } from '../../../../../rules/words/format-count.ts'
import { DotBadge } from '../../../../../ui/dot-badge.tsx'
import { tones } from '../../../../../ui/tones.ts'
import type { Client } from '../../contract/clients.ts'
import css from './client-columns.module.css'

const states = ['Alert', 'Warning', 'Good'] as const
const looks = {
  Alert: { key: 'alert', colors: tones.red, Icon: IconAlertCircle },
  Warning: { key: 'warning', colors: tones.amber, Icon: IconAlertTriangle },
  Good: { key: 'good', colors: tones.green, Icon: IconCircleCheck },
} as const

/** A client's active job posts, and those in each state; each number opens its posts. `hasWords`: the states by their names, not by signs. */
export const ClientPosts = ({ client: { id, posts }, hasWords = false }: { client: Client; hasWords?: boolean }) => {
  const total = posts.good + posts.warning + posts.alert
  if (total === 0) return <>0</>
  const shown = states
    .map((state) => ({ state, ...looks[state], count: posts[looks[state].key] }))
    .filter(({ count }) => count > 0)
    .map((each) => ({ ...each, words: `${formatCount(each.count)} ${each.state}` }))
  return (
    <>
      <Anchor
        size="sm"
        c="inherit"
        className={css.reach}
        renderRoot={(props) => <Link {...props} to="/job-post-tracker" search={{ organization: [id] }} />}
      >
        {formatCount(total)}
      </Anchor>
      <Group
        gap={4}
        justify="flex-end"
        wrap={hasWords ? 'wrap' : 'nowrap'}
        title={shown.map(({ words }) => words).join(' · ')}
      >
        {shown.map(({ state, words, count, colors, Icon }) => (
          <Anchor
            key={state}
            underline="never"
            className={css.reach}
            aria-label={words}
            renderRoot={(props) => (
              <Link {...props} to="/job-post-tracker" search={{ organization: [id], state: [state] }} />
            )}
          >
            <DotBadge colors={colors} icon={hasWords ? undefined : <Icon size={14} stroke={2} aria-hidden />}>
              {hasWords ? words : formatCount(count)}
            </DotBadge>
          </Anchor>
        ))}
      </Group>
    </>
  )
}
