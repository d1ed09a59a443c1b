import { Anchor, Button, Paper, SegmentedControl } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { sentenceOf } from '../../../../platform/web/call.ts'
import { viewerTimeZone } from '../../../../platform/web/time-zone.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { useToday } from '../../../../platform/web/use-today.ts'
import { pagesShown } from '../../../../rules/count.ts'
import { ListBar } from '../../../../ui/list-bar.tsx'
import { ListPages } from '../../../../ui/list-pages.tsx'
import { ListTable } from '../../../../ui/list-table.tsx'
import { Page } from '../../../../ui/page.tsx'
import { Empty, Failed } from '../../../../ui/states.tsx'
import { monthOfDay, showMonth } from '../../../finance/rules/month.ts'
import { OrganizationSelect } from '../../../organizations/web/door.ts'
import { useCan } from '../../../sign-in/web/door.ts'
import { countedTexts } from '../../contract/texting-costs.ts'
import { type CountedSearch, monthIn } from './cost-search.ts'
import { countedColumns } from './counted-columns.tsx'
import { MonthSelect } from './month-select.tsx'

const perPage = 50

type CountedTextsPageProps = { search: CountedSearch; onSearch: (change: CountedSearch, replace?: boolean) => void }

/** The texts behind a figure of the costs: by organization, month and way, 50 a page. */
export const CountedTextsPage = ({ search, onSearch }: CountedTextsPageProps) => {
  const everyone = useCan('platform:see')
  const current = monthOfDay(useToday(viewerTimeZone))
  const month = monthIn(search, current)
  const page = search.page ?? 1
  const { client, direction } = search
  const found = useQuery(
    countedTexts,
    { month, page, direction: direction ?? '', ...(client ? { organizationId: client } : {}) },
    { areas: ['texts'], keepPrevious: true },
  )
  const rows = found.data?.rows ?? null
  const total = found.data?.total ?? 0
  return (
    <Page
      title="Counted texts"
      lead={
        <>
          What left and came in during {showMonth(month)}.{' '}
          <Anchor
            underline="always"
            renderRoot={(props) => (
              <Link {...props} to="/text-costs" search={search.month ? { month: search.month } : {}} />
            )}
          >
            What it cost
          </Anchor>
        </>
      }
    >
      <Paper component="section" aria-label="Counted texts" style={{ overflow: 'clip' }}>
        <ListBar label="Counted texts">
          <MonthSelect month={month} current={current} onMonth={(to) => onSearch({ month: to, page: undefined })} />
          <SegmentedControl
            aria-label="Which way"
            size="sm"
            data={[
              { value: '', label: 'Both ways' },
              { value: 'out', label: 'Out' },
              { value: 'in', label: 'In' },
            ]}
            value={direction ?? ''}
            onChange={(to) => onSearch({ direction: to === 'out' || to === 'in' ? to : undefined, page: undefined })}
          />
          {everyone ? (
            <OrganizationSelect
              value={client ?? null}
              onChange={(id) => onSearch({ client: id ?? undefined, page: undefined })}
            />
          ) : null}
        </ListBar>
        {found.isError && !found.data ? (
          <Failed onRetry={() => void found.refetch()}>
            {sentenceOf(found.error, 'The texts could not be loaded.')}
          </Failed>
        ) : rows?.length === 0 ? (
          <Empty
            title={total > 0 ? 'There are no texts on this page.' : `No such texts in ${showMonth(month)}.`}
            action={
              total > 0 ? (
                <Button variant="default" onClick={() => onSearch({ page: undefined }, true)}>
                  Go to the First Page
                </Button>
              ) : undefined
            }
          />
        ) : (
          <ListTable
            caption="Counted texts"
            columns={countedColumns(everyone)}
            rows={rows}
            stale={found.isPlaceholderData}
          />
        )}
        {rows && rows.length > 0 ? (
          <ListPages
            page={page}
            pageSize={perPage}
            total={total}
            shown={pagesShown}
            onPage={(next) => onSearch({ page: next === 1 ? undefined : next })}
          />
        ) : null}
      </Paper>
    </Page>
  )
}
