import type { Month } from '../../../../../rules/periods/month.ts'
import { Dialog } from '../../../../../ui/dialog/dialog.tsx'
import { lazyBody } from '../../../../../ui/lazy.tsx'
import { useLastValue } from '../../../../../ui/use-last-value.ts'
import type { ReportRow } from '../../contract/reports.ts'
import type { ReportsSearch } from '../reports/reports-search.ts'

const ReportForm = lazyBody(async () => (await import('./report-form.tsx')).ReportForm)
const ImportReports = lazyBody(async () => (await import('../import/import-reports.tsx')).ImportReports)
const RemoveReport = lazyBody(async () => (await import('./remove-report.tsx')).RemoveReport)

type EntryDialogsProps = {
  search: ReportsSearch
  month: Month
  rows: readonly ReportRow[]
  onClose: () => void
}

/** Entering, importing, correcting and removing performance reports, as the URL says. */
export const EntryDialogs = ({ search, month, rows, onClose }: EntryDialogsProps) => {
  const { entry } = search
  const report = rows.find(({ id }) => id === search.report) ?? null
  const shown = useLastValue(report)
  return (
    <>
      <Dialog opened={entry === 'add'} onClose={onClose} title="Add performance report">
        <ReportForm report={null} month={month} organization={search.client} onClose={onClose} />
      </Dialog>
      <Dialog opened={entry === 'import'} onClose={onClose} title="Import performance reports" size="xl">
        <ImportReports onClose={onClose} />
      </Dialog>
      <Dialog opened={entry === 'edit' && report !== null} onClose={onClose} title="Correct a performance report">
        {shown ? (
          <ReportForm key={shown.id} report={shown} month={month} organization={undefined} onClose={onClose} />
        ) : null}
      </Dialog>
      <Dialog opened={entry === 'remove' && report !== null} onClose={onClose} title="Remove this report?">
        {shown ? <RemoveReport key={shown.id} report={shown} onClose={onClose} /> : null}
      </Dialog>
    </>
  )
}
