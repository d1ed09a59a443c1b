import { Button, Stack, Text } from '@mantine/core'
import { useQueries } from '@tanstack/react-query'
import { useCacheScope } from '../../../../../platform/web/cache-scope.tsx'
import { viewerTimeZone } from '../../../../../platform/web/time-zone.ts'
import { createQuestion } from '../../../../../platform/web/use-query.ts'
import { formatCount } from '../../../../../rules/words/format-count.ts'
import { EmptyState } from '../../../../../ui/states.tsx'
import { countCandidates } from '../../contract/directory.ts'
import { type CandidateSearch, noFilter, type Scope, toQuery } from '../candidate-search.ts'
import { listWholeFilterParts } from './filter-parts.ts'
import { useFilterNames } from './use-filter-names.ts'

type NoMatchProps = { search: CandidateSearch; scope: Scope; onSearch: (change: CandidateSearch) => void }

/**
 * Returns the filter whose removal would find the most people, once all counts are here. Null if no single one is to
 * blame.
 */
const useHardest = (search: CandidateSearch, scope: Scope) => {
  const who = useCacheScope()
  const parts = listWholeFilterParts(search, useFilterNames(search, scope))
  const counts = useQueries({
    queries: parts.map(({ without }) =>
      createQuestion(who, countCandidates, toQuery({ ...search, ...without }, scope, viewerTimeZone)),
    ),
  })
  if (parts.length < 2 || counts.some(({ isPending }) => isPending)) return null
  const totals = parts.map((part, at) => ({ ...part, total: counts[at]?.data?.total ?? 0 }))
  const [hardest] = totals.toSorted((a, b) => b.total - a.total)
  return hardest && hardest.total > 0 ? hardest : null
}

/** No one matches: names what removes most, and takes it away on a click. */
export const NoMatch = ({ search, scope, onSearch }: NoMatchProps) => {
  const hardest = useHardest(search, scope)
  return (
    <EmptyState
      title="No Candidates With This Filter Found"
      action={
        <Button variant="default" onClick={() => onSearch({ ...noFilter, q: undefined, page: undefined })}>
          Clear Search and Filters
        </Button>
      }
    >
      Please Try A New Filter Combination
      <Stack gap={4} align="center" mih={64} mt="xs" role="status">
        {hardest ? (
          <>
            <Text size="sm">
              “{hardest.label}” removes the most. Without it, you’d see {formatCount(hardest.total)}.
            </Text>
            <Button size="compact-sm" variant="light" onClick={() => onSearch({ ...hardest.without, page: undefined })}>
              Remove “{hardest.label}”
            </Button>
          </>
        ) : null}
      </Stack>
    </EmptyState>
  )
}
