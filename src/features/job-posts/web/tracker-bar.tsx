import { Button, Group, SegmentedControl, UnstyledButton } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { urlOf } from '../../../platform/web/call.ts'
import { viewerTimeZone } from '../../../platform/web/time-zone.ts'
import { ListBar } from '../../../ui/list-bar.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import { OrganizationSelect } from '../../organizations/web/door.ts'
import { useCan } from '../../sign-in/web/door.ts'
import { exportJobPosts } from '../contract.ts'
import css from './job-posts-page.module.css'
import { PostStateBadge } from './post-state.tsx'
import { trackerQueryOf } from './tracker-query.ts'
import { postStates, type TrackerSearch } from './tracker-search.ts'

type TrackerBarProps = {
  search: TrackerSearch
  counts: { good: number; warning: number; alert: number } | undefined
  onSearch: (change: TrackerSearch, replace: boolean) => void
  /** The organization is fixed where the tracker is a part of its page. */
  fixed: boolean
}

const kinds = [
  { value: 'active', label: 'Active' },
  { value: 'closed', label: 'Closed' },
  { value: 'all', label: 'All' },
]
const keyOf = { Good: 'good', Warning: 'warning', Alert: 'alert' } as const

/** Search, filters, the counts of the states (which filter, too) and the export. */
export const TrackerBar = ({ search, counts, onSearch, fixed }: TrackerBarProps) => {
  const everyone = useCan('platform:see')
  const chosen = search.state ?? []
  /** The counts are of active posts, so they open active posts. */
  const toggle = (state: (typeof postStates)[number]) => {
    const next = chosen.includes(state) ? chosen.filter((one) => one !== state) : [...chosen, state]
    onSearch({ state: next.length > 0 ? next : undefined, active: undefined, page: undefined }, false)
  }
  return (
    <ListBar
      label="Job posts"
      right={
        <Button
          component="a"
          variant="default"
          href={urlOf(exportJobPosts, trackerQueryOf(search, viewerTimeZone))}
          download
          leftSection={<IconDownload size={16} stroke={1.7} />}
        >
          CSV
        </Button>
      }
    >
      <SearchBox
        label="Search job posts"
        value={search.q ?? ''}
        onSearch={(q) => onSearch({ q: q.trim() === '' ? undefined : q, page: undefined }, true)}
      />
      {everyone && !fixed ? (
        <OrganizationSelect
          value={search.organization?.[0] ?? null}
          onChange={(id) => onSearch({ organization: id ? [id] : undefined, page: undefined }, false)}
        />
      ) : null}
      <SegmentedControl
        aria-label="Which job posts"
        size="sm"
        data={kinds}
        value={search.active ?? 'active'}
        onChange={(value) =>
          onSearch({ active: value === 'closed' || value === 'all' ? value : undefined, page: undefined }, false)
        }
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
    </ListBar>
  )
}
