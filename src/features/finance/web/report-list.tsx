import { Button, Paper } from '@mantine/core'
import { sentenceOf, urlOf } from '../../../platform/web/call.ts'
import { useQuery } from '../../../platform/web/use-query.ts'
import { ListBar } from '../../../ui/list-bar.tsx'
import { ListTable } from '../../../ui/list-table.tsx'
import { Empty, Failed } from '../../../ui/states.tsx'
import { exportReports, type PerformanceReportReply, reportRows } from '../contract/reports.ts'
import { type Month, showMonth } from '../rules/month.ts'
import { ListFoot } from './list-foot.tsx'
import { reportColumns } from './report-columns.tsx'
import type { OnReportsSearch, ReportsSearch } from './reports-search.ts'
import { SheetLinks } from './sheet-links.tsx'

const kinds = [
  ['duplicates', 'Duplicates'],
  ['fee', 'Fee above amount'],
  ['unmatched', 'Unmatched'],
] as const

type ReportListProps = {
  month: Month
  search: ReportsSearch
  flags: PerformanceReportReply['flags'] | undefined
  onSearch: OnReportsSearch
}

/** The reports of a month; what is odd about them is counted above and filters the list. */
export const ReportList = ({ month, search, flags, onSearch }: ReportListProps) => {
  const page = search.page ?? 1
  const show: 'all' | NonNullable<ReportsSearch['show']> = search.show ?? 'all'
  const asked = { month, show, ...(search.client ? { organization: search.client } : {}) }
  const found = useQuery(reportRows, { ...asked, page }, { areas: ['finance'], keepPrevious: true })
  const rows = found.data?.rows ?? null
  return (
    <Paper component="section" aria-label="Reports of the month" id="reports" style={{ overflow: 'clip' }}>
      <ListBar
        label="Reports"
        right={<SheetLinks of="the reports" href={(format) => urlOf(exportReports, { ...asked, format })} />}
      >
        {kinds.map(([kind, label]) => (
          <Button
            key={kind}
            size="compact-sm"
            h={30}
            variant={show === kind ? 'light' : 'default'}
            aria-pressed={show === kind}
            onClick={() => onSearch({ show: show === kind ? undefined : kind, page: undefined })}
          >
            {label}: {flags ? flags[kind].toLocaleString('en-US') : '…'}
          </Button>
        ))}
      </ListBar>
      {found.isError && !found.data ? (
        <Failed onRetry={() => void found.refetch()}>
          {sentenceOf(found.error, 'The reports could not be loaded.')}
        </Failed>
      ) : rows?.length === 0 ? (
        show === 'all' ? (
          <Empty title={`No reports for ${showMonth(month)}.`}>Choose another month, or another organization.</Empty>
        ) : (
          <Empty
            title={`Nothing of this kind in ${showMonth(month)}.`}
            action={
              <Button variant="default" onClick={() => onSearch({ show: undefined, page: undefined })}>
                Show All Reports
              </Button>
            }
          />
        )
      ) : (
        <ListTable
          caption={`Reports of ${showMonth(month)}`}
          chooser="reports"
          columns={reportColumns}
          rows={rows}
          stale={found.isPlaceholderData}
        />
      )}
      <ListFoot page={page} total={found.data?.total} onPage={(next) => onSearch({ page: next })} />
    </Paper>
  )
}
