import { Text } from '@mantine/core'
import { useState } from 'react'
import { sentenceOf, urlOf } from '../../../platform/web/call.ts'
import { useQuery } from '../../../platform/web/use-query.ts'
import { pageSize, pagesShown } from '../../../rules/count.ts'
import { ListPages } from '../../../ui/list-pages.tsx'
import { ListTable } from '../../../ui/list-table.tsx'
import { Failed } from '../../../ui/states.tsx'
import { exportReports, reportRows } from '../contract/reports.ts'
import { showMonth } from '../rules/month.ts'
import { reportColumns } from './report-columns.tsx'
import { SheetLinks } from './sheet-links.tsx'

/** The reports that were made in a month: what the average counts the customers of. */
export const MadeReports = ({ month, organization }: { month: string; organization: string | undefined }) => {
  const [page, setPage] = useState(1)
  const asked = { month, by: 'created' as const, ...(organization ? { organization } : {}) }
  const found = useQuery(reportRows, { ...asked, page }, { areas: ['finance'], keepPrevious: true })
  if (found.isError && !found.data)
    return (
      <Failed onRetry={() => void found.refetch()}>
        {sentenceOf(found.error, 'The reports could not be loaded.')}
      </Failed>
    )
  return (
    <>
      <Text size="sm" c="dimmed" mb="xs">
        A customer with several reports counts once.
      </Text>
      <SheetLinks of="these reports" href={(format) => urlOf(exportReports, { ...asked, format })} />
      <ListTable
        caption={`Reports made in ${showMonth(month)}`}
        columns={reportColumns}
        rows={found.data?.rows ?? null}
      />
      <ListPages page={page} pageSize={pageSize} total={found.data?.total ?? 0} shown={pagesShown} onPage={setPage} />
    </>
  )
}
