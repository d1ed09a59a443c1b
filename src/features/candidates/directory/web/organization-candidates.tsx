import { Button } from '@mantine/core'
import { IconDownload } from '@reinforce/icons'
import { Link } from '@tanstack/react-router'
import { createUrlPages } from '../../../../platform/web/create-url-pages.ts'
import { LinkButton } from '../../../../platform/web/link-button.tsx'
import { viewerTimeZone } from '../../../../platform/web/time-zone.ts'
import { listFrom } from '../../../../platform/web/to-list-question.ts'
import { UrlSearch } from '../../../../platform/web/url-search.tsx'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { formatDay } from '../../../../rules/day.ts'
import type { Column } from '../../../../ui/list/list-column.ts'
import { ListScreen } from '../../../../ui/list/list-screen.tsx'
import { useDownloads } from '../../exports/web/public.ts'
import { type CandidateRow, findCandidates } from '../contract/directory.ts'
import { getPage } from '../rules/candidate-link.ts'
import { candidateQuery } from '../shapes/directory.ts'
import { FitScore } from './score/fit-score.tsx'
import { RowStatus } from './status/row-status.tsx'
import css from './table/candidate-table.module.css'
import { useCount } from './use-count.ts'

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
      <Link {...getPage(row)} className={css.nameLink}>
        {row.name || row.full_name || 'Unknown'}
      </Link>
    ),
  },
  { key: 'score', label: 'Score', width: 180, cell: (row) => <FitScore row={row} /> },
  {
    key: 'status',
    label: 'Status',
    width: 170,
    cell: (row) => <RowStatus row={row} />,
  },
  { key: 'position', label: 'Position', width: 90, cell: (row) => row.position },
  { key: 'location', label: 'Location', width: 140, cell: (row) => row.location ?? '–' },
  {
    key: 'date',
    label: 'Date',
    width: 110,
    cell: (row) => (row.date_submitted ? formatDay(row.date_submitted) : '–'),
  },
]

/** The candidates of one organization, the newest first; everything that can be done with them is in the directory. */
export const OrganizationCandidates = ({ organizationId, search, onSearch }: OrganizationCandidatesProps) => {
  const pages = createUrlPages(search.page, onSearch)
  const query = { timeZone: viewerTimeZone, q: search.q?.trim() ?? '', organization: [organizationId] }
  const found = useQuery(findCandidates, { ...query, page: pages.page }, { keepPrevious: true })
  const counted = useCount(query)
  const { total } = counted
  const question = listFrom(found, 'Couldn’t load the candidates.', ({ rows }) => ({ rows }))
  const download = useDownloads()
  return (
    <ListScreen
      caption="Candidates"
      chooser="organization-candidates"
      question={{ ...question, ...counted }}
      pages={pages}
      search={<UrlSearch label="Search candidates" q={search.q} onSearch={onSearch} />}
      tools={
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
            disabled={!total}
            onClick={() =>
              void download('csv', { query: candidateQuery.parse(query), except: [], expected: total ?? 0 })
            }
          >
            CSV
          </Button>
        </>
      }
      empty={{
        none: {
          title: 'No candidates yet – share a job code.',
          action: <LinkButton to="/active-job-codes">Open Job Codes</LinkButton>,
        },
        match: (query.q !== '' || pages.page > 1) && {
          title: 'No candidates match.',
          clear: 'Show All',
          onClear: () => onSearch({ q: undefined, page: undefined }, false),
        },
      }}
      columns={columns}
    />
  )
}
