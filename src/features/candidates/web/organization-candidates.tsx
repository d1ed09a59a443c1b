import { Button, Paper } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { sentenceOf } from '../../../platform/web/call.ts'
import { viewerTimeZone } from '../../../platform/web/time-zone.ts'
import { useQuery } from '../../../platform/web/use-query.ts'
import { pageSize, pagesShown } from '../../../rules/count.ts'
import { showDay } from '../../../rules/day.ts'
import { ListBar } from '../../../ui/list-bar.tsx'
import type { Column } from '../../../ui/list-column.ts'
import { ListPages } from '../../../ui/list-pages.tsx'
import { ListTable } from '../../../ui/list-table.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import { Empty, Failed } from '../../../ui/states.tsx'
import { type CandidateRow, candidateQuery, countCandidates, findCandidates } from '../contract.ts'
import { pageOf } from './candidate-link.ts'
import css from './candidate-table.module.css'
import { useDownloads } from './directory/use-downloads.ts'
import { FitScore } from './fit-score.tsx'
import { StatusBadge } from './status-badge.tsx'

type Search = { q?: string | undefined; page?: number | undefined }
type OrganizationCandidatesProps = {
  organizationId: string
  search: Search
  onSearch: (change: Search, replace: boolean) => void
}

const columns: readonly Column<CandidateRow>[] = [
  {
    key: 'name',
    label: 'Candidate',
    width: 200,
    cell: (row) => (
      <Link {...pageOf(row)} className={css.nameLink}>
        {row.name || row.full_name || 'Unknown'}
      </Link>
    ),
  },
  { key: 'score', label: 'Score', width: 180, cell: (row) => <FitScore fit={row.fit} /> },
  { key: 'status', label: 'Status', width: 170, cell: (row) => <StatusBadge status={row.status} /> },
  { key: 'position', label: 'Position', width: 90, cell: (row) => row.position },
  { key: 'location', label: 'Location', width: 140, cell: (row) => row.location ?? '–' },
  {
    key: 'date',
    label: 'Date',
    width: 110,
    cell: (row) => (row.date_submitted ? showDay(row.date_submitted) : '–'),
  },
]

/** The candidates of one organization, the newest first; everything that can be done with them is in the directory. */
export const OrganizationCandidates = ({ organizationId, search, onSearch }: OrganizationCandidatesProps) => {
  const page = search.page ?? 1
  const query = { timeZone: viewerTimeZone, q: search.q?.trim() ?? '', organization: [organizationId] }
  const found = useQuery(findCandidates, { ...query, page }, { areas: ['candidates'], keepPrevious: true })
  const counted = useQuery(countCandidates, query, { areas: ['candidates'], keepPrevious: true })
  const rows = found.data?.rows ?? null
  const download = useDownloads()
  const body = () => {
    if (found.isError && !found.data)
      return (
        <Failed onRetry={() => void found.refetch()}>
          {sentenceOf(found.error, 'The candidates could not be loaded.')}
        </Failed>
      )
    if (rows?.length === 0 && (query.q !== '' || page > 1))
      return (
        <Empty
          title="No candidates match."
          action={
            <Button variant="default" onClick={() => onSearch({ q: undefined, page: undefined }, false)}>
              Show All
            </Button>
          }
        />
      )
    if (rows?.length === 0) return <Empty title="No candidates yet – share a job code." />
    return (
      <>
        <ListTable
          caption="Candidates"
          chooser="organization-candidates"
          columns={columns}
          rows={rows}
          stale={found.isPlaceholderData}
        />
        {rows && counted.data ? (
          <ListPages
            page={page}
            pageSize={pageSize}
            total={counted.data.total}
            shown={pagesShown}
            onPage={(next) => onSearch({ page: next === 1 ? undefined : next }, false)}
          />
        ) : null}
      </>
    )
  }
  return (
    <Paper component="section" aria-label="Candidates" style={{ overflow: 'clip' }}>
      <ListBar
        label="Candidates"
        right={
          <>
            <Button
              variant="default"
              renderRoot={(props) => (
                <Link {...props} to="/candidate-directory" search={{ organization: [organizationId], q: search.q }} />
              )}
            >
              Open in the Candidate Directory
            </Button>
            <Button
              variant="default"
              leftSection={<IconDownload size={16} stroke={1.7} />}
              disabled={!counted.data?.total}
              onClick={() =>
                void download('csv', {
                  query: candidateQuery.parse(query),
                  except: [],
                  expected: counted.data?.total ?? 0,
                })
              }
            >
              CSV
            </Button>
          </>
        }
      >
        <SearchBox
          label="Search candidates"
          value={search.q ?? ''}
          onSearch={(q) => onSearch({ q: q.trim() === '' ? undefined : q, page: undefined }, true)}
        />
      </ListBar>
      {body()}
    </Paper>
  )
}
