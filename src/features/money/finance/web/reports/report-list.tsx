import { Button } from '@mantine/core'
import { getUrl } from '../../../../../platform/web/call.ts'
import { createUrlPages } from '../../../../../platform/web/create-url-pages.ts'
import { viewerTimeZone } from '../../../../../platform/web/time-zone.ts'
import { toListQuestion } from '../../../../../platform/web/to-list-question.ts'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { formatCount } from '../../../../../rules/words/format-count.ts'
import { ListScreen } from '../../../../../ui/list/list-screen.tsx'
import { useCan } from '../../../../access/sign-in/web/public.ts'
import { exportReports, type PerformanceReportReply, type ReportRow, reportRows } from '../../contract/reports.ts'
import { getPeriodMonths, getPreviousPeriod, type Period, showPeriod } from '../../rules/periods/period.ts'
import { EntryDialogs } from '../entry/entry-dialogs.tsx'
import { ReportActions } from '../entry/report-actions.tsx'
import { listSheetFiles } from '../list-sheet-files.ts'
import { reportColumns } from './report-columns.tsx'
import type { OnReportsSearch, ReportsSearch } from './reports-search.ts'

const kinds = [
  ['duplicates', 'Duplicates'],
  ['fee', 'Fee above amount'],
  ['unmatched', 'Unmatched'],
  ['both', 'Also invoiced'],
] as const

type ReportListProps = {
  month: Period
  search: ReportsSearch
  flags: PerformanceReportReply['flags'] | undefined
  onSearch: OnReportsSearch
}

/** The reports of a month; what is odd about them is counted above and filters the list. */
export const ReportList = ({ month, search, flags, onSearch }: ReportListProps) => {
  const pages = createUrlPages(search.page, onSearch)
  const show: 'all' | NonNullable<ReportsSearch['show']> = search.show ?? 'all'
  const asked = { timeZone: viewerTimeZone, month, show, ...(search.client ? { organization: search.client } : {}) }
  const found = useQuery(reportRows, { ...asked, page: pages.page }, { keepPrevious: true })
  const mayEdit = useCan('money:edit')
  const close = () => onSearch({ entry: undefined, report: undefined }, true)
  return (
    <>
      <ListScreen
        label="Reports"
        section={{ 'aria-label': 'Reports of the month', id: 'reports' }}
        caption={`Reports of ${showPeriod(month)}`}
        chooser="reports"
        question={toListQuestion(found, 'Couldn’t load the reports.')}
        pages={pages}
        beside={kinds.map(([kind, label]) => (
          <Button
            key={kind}
            size="compact-sm"
            h={30}
            style={{ flex: 'none' }}
            variant={show === kind ? 'light' : 'default'}
            aria-pressed={show === kind}
            onClick={() => onSearch({ show: show === kind ? undefined : kind, page: undefined })}
          >
            {label}: {flags ? formatCount(flags[kind]) : '…'}
          </Button>
        ))}
        tools={
          mayEdit ? (
            <>
              <Button onClick={() => onSearch({ entry: 'add' })}>Add Report</Button>
              <Button variant="default" onClick={() => onSearch({ entry: 'import' })}>
                Import CSV
              </Button>
            </>
          ) : null
        }
        files={listSheetFiles('the reports', (format) => getUrl(exportReports, { ...asked, format }))}
        empty={{
          none: {
            title: `No reports for ${showPeriod(month)}.`,
            children: 'Choose another month, or another organization.',
            action: mayEdit ? (
              <Button variant="default" onClick={() => onSearch({ entry: 'add' })}>
                Add the First Report
              </Button>
            ) : (
              <Button variant="default" onClick={() => onSearch({ month: getPreviousPeriod(month), page: undefined })}>
                Show {showPeriod(getPreviousPeriod(month))}
              </Button>
            ),
          },
          match: show !== 'all' && {
            title: `No such reports in ${showPeriod(month)}.`,
            clear: 'Show All Reports',
            onClear: () => onSearch({ show: undefined, page: undefined }),
          },
        }}
        columns={reportColumns}
        {...(mayEdit
          ? {
              actions: (report: ReportRow) => (
                <ReportActions
                  report={report}
                  onEdit={() => onSearch({ entry: 'edit', report: report.id })}
                  onRemove={() => onSearch({ entry: 'remove', report: report.id })}
                />
              ),
            }
          : {})}
      />
      {mayEdit ? (
        <EntryDialogs
          search={search}
          month={getPeriodMonths(month).last}
          rows={found.data?.rows ?? []}
          onClose={close}
        />
      ) : null}
    </>
  )
}
