import { Group, SegmentedControl, UnstyledButton } from '@mantine/core'
import { formatCount } from '../../../../rules/words/format-count.ts'
import type { ListFilterProps } from '../../../../ui/list/list-filter.tsx'
import { useOrganizationFilter } from '../../../access/organization-choice/web/public.ts'
import css from './job-posts-page.module.css'
import { PostStateBadge } from './post-state.tsx'
import { postStates, type TrackerSearch } from './tracker-search.ts'

type Change = (change: TrackerSearch) => void

const kinds = [
  { value: 'active', label: 'Active' },
  { value: 'closed', label: 'Closed' },
  { value: 'all', label: 'All' },
]
const kindNames = { closed: 'Closed job posts', all: 'Active and closed' } as const
const alertKeys = { Good: 'good', Warning: 'warning', Alert: 'alert' } as const

type StatesProps = {
  search: TrackerSearch
  counts: { good: number; warning: number; alert: number } | undefined
  onFilter: Change
}

/** How many active posts are in which state: the numbers filter, too, and open active posts. */
export const TrackerStates = ({ search, counts, onFilter }: StatesProps) => {
  const chosen = search.state ?? []
  const toggle = (state: (typeof postStates)[number]) => {
    const next = chosen.includes(state) ? chosen.filter((one) => one !== state) : [...chosen, state]
    onFilter({ state: next.length > 0 ? next : undefined, active: undefined })
  }
  return (
    <Group gap={4} wrap="nowrap" role="group" aria-label="Active job posts by state">
      {postStates.map((state) => (
        <UnstyledButton
          key={state}
          className={css.state}
          aria-pressed={chosen.includes(state)}
          onClick={() => toggle(state)}
        >
          <PostStateBadge state={state}>
            {`${counts ? formatCount(counts[alertKeys[state]]) : '…'} ${state}`}
          </PostStateBadge>
        </UnstyledButton>
      ))}
    </Group>
  )
}

/** The organization, and active or closed; its own page fixes the organization. */
export const useTrackerFilter = (search: TrackerSearch, onFilter: Change, isFixed: boolean): ListFilterProps => {
  const organization = useOrganizationFilter(isFixed ? undefined : search.organization?.[0], (id) =>
    onFilter({ organization: id ? [id] : undefined }),
  )
  const { active, state = [] } = search
  return {
    parts: [
      ...organization.parts,
      ...(active ? [{ id: 'active', label: kindNames[active], remove: () => onFilter({ active: undefined }) }] : []),
      ...state.map((one) => ({
        id: one,
        label: one,
        remove: () => {
          const next = state.filter((other) => other !== one)
          onFilter({ state: next.length > 0 ? next : undefined })
        },
      })),
    ],
    onClear: () => onFilter({ active: undefined, state: undefined, ...(isFixed ? {} : { organization: undefined }) }),
    fields: (
      <>
        {isFixed ? null : organization.field}
        <SegmentedControl
          aria-label="Job posts to show"
          size="sm"
          data={kinds}
          value={active ?? 'active'}
          onChange={(value) => onFilter({ active: value === 'closed' || value === 'all' ? value : undefined })}
        />
      </>
    ),
  }
}
