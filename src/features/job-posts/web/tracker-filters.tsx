import { Group, SegmentedControl, UnstyledButton } from '@mantine/core'
import { OrganizationSelect } from '../../organizations/web/door.ts'
import { useCan } from '../../sign-in/web/door.ts'
import css from './job-posts-page.module.css'
import { PostStateBadge } from './post-state.tsx'
import { postStates, type TrackerSearch } from './tracker-search.ts'

type TrackerFiltersProps = {
  search: TrackerSearch
  counts: { good: number; warning: number; alert: number } | undefined
  onFilter: (change: TrackerSearch) => void
  /** The organization is fixed where the tracker is a part of its page. */
  fixed: boolean
}

const kinds = [
  { value: 'active', label: 'Active' },
  { value: 'closed', label: 'Closed' },
  { value: 'all', label: 'All' },
]
const keyOf = { Good: 'good', Warning: 'warning', Alert: 'alert' } as const

/** The organization, active or closed, and the counts of the states, which filter, too. */
export const TrackerFilters = ({ search, counts, onFilter, fixed }: TrackerFiltersProps) => {
  const everyone = useCan('platform:see')
  const chosen = search.state ?? []
  /** The counts are of active posts, so they open active posts. */
  const toggle = (state: (typeof postStates)[number]) => {
    const next = chosen.includes(state) ? chosen.filter((one) => one !== state) : [...chosen, state]
    onFilter({ state: next.length > 0 ? next : undefined, active: undefined })
  }
  return (
    <>
      {everyone && !fixed ? (
        <OrganizationSelect
          value={search.organization?.[0] ?? null}
          onChange={(id) => onFilter({ organization: id ? [id] : undefined })}
        />
      ) : null}
      <SegmentedControl
        aria-label="Which job posts"
        size="sm"
        data={kinds}
        value={search.active ?? 'active'}
        onChange={(value) => onFilter({ active: value === 'closed' || value === 'all' ? value : undefined })}
      />
      <Group gap={6} role="group" aria-label="Active job posts by state">
        {postStates.map((state) => (
          <UnstyledButton
            key={state}
            className={css.state}
            aria-pressed={chosen.includes(state)}
            onClick={() => toggle(state)}
          >
            <PostStateBadge state={state}>
              {`${counts ? counts[keyOf[state]].toLocaleString('en-US') : '…'} ${state}`}
            </PostStateBadge>
          </UnstyledButton>
        ))}
      </Group>
    </>
  )
}
