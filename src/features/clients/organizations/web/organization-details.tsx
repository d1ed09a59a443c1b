import { Anchor, Group } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { formatCount } from '../../../../rules/words/format-count.ts'
import { type BadgeColors, DotBadge } from '../../../../ui/dot-badge.tsx'
import { tones } from '../../../../ui/tones.ts'
import type { Details } from './organization-numbers.tsx'
import type { OrganizationTab } from './organization-search.ts'
import { describeScheduler } from './scheduler-switches.tsx'

const active: BadgeColors = tones.green
const resting: BadgeColors = tones.gray

const told = (count: number, one: string, many: string) => `${formatCount(count)} ${count === 1 ? one : many}`

/** Key facts of an organization, above all tabs: status, subscription, scheduler, and numbers that open their rows. */
export const OrganizationDetails = ({ details }: { details: Details }) => {
  const { id, status, subscription_type, locations, funnel, posts } = details
  const isActive = status?.trim().toLowerCase() === 'active'
  const numbers: readonly [OrganizationTab, string][] = [
    ['locations', told(locations.filter((one) => one.is_active).length, 'active location', 'active locations')],
    [
      'candidates',
      told(
        funnel.reduce((sum, { count }) => sum + count, 0),
        'candidate',
        'candidates',
      ),
    ],
    ['posts', told(posts.good + posts.warning + posts.alert, 'active job post', 'active job posts')],
  ]
  return (
    <Group gap="4px 14px" mt={4} component="section" aria-label="In short">
      <DotBadge colors={isActive ? active : resting}>{isActive ? 'Active' : (status ?? 'No status')}</DotBadge>
      <span style={{ overflowWrap: 'anywhere' }}>{subscription_type ?? 'No subscription'}</span>
      <span>Auto scheduler {describeScheduler(details).toLowerCase()}</span>
      {numbers.map(([tab, words]) => (
        <Anchor
          key={tab}
          size="md"
          renderRoot={(props) => (
            <Link
              {...props}
              to="/organization/$organizationId"
              params={{ organizationId: id }}
              search={{ tab }}
              resetScroll={false}
            />
          )}
        >
          {words}
        </Anchor>
      ))}
    </Group>
  )
}
