import { Text } from '@mantine/core'
import { useState } from 'react'
import { getUrl } from '../../../../../platform/web/call.ts'
import { createUrlPages } from '../../../../../platform/web/create-url-pages.ts'
import { toListQuestion } from '../../../../../platform/web/to-list-question.ts'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { showMonth } from '../../../../../rules/periods/month.ts'
import { ListBody } from '../../../../../ui/list/list-body.tsx'
import { exportReports, reportRows } from '../../contract/reports.ts'
import { SheetLinks } from '../sheet-links.tsx'
import { reportColumns } from './report-columns.tsx'

/** Reports made in a month, whose customers the average counts. */
export const MadeReports = ({ month, organization }: { month: string; organization: string | undefined }) => {
  const [page, setPage] = useState<number>()
  const pages = createUrlPages(page, (change) => setPage(change.page))
  const asked = { month, by: 'created' as const, ...(organization ? { organization } : {}) }
  const found = useQuery(reportRows, { ...asked, page: pages.page }, { keepPrevious: true })
  return (
    <>
      <Text size="sm" c="dimmed" mb="xs">
        A customer with several reports counts once.
      </Text>
      <SheetLinks of="these reports" href={(format) => getUrl(exportReports, { ...asked, format })} />
      <ListBody
        caption={`Reports made in ${showMonth(month)}`}
        columns={reportColumns}
        question={toListQuestion(found, 'Couldn’t load the reports.')}
        pages={pages}
        empty={{ none: { title: `No reports were made in ${showMonth(month)}.` } }}
      />
    </>
  )
}
