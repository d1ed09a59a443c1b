import { Button, NativeSelect, Paper, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { sentenceOf, urlOf } from '../../../../platform/web/call.ts'
import { viewerTimeZone } from '../../../../platform/web/time-zone.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { useToday } from '../../../../platform/web/use-today.ts'
import { pageSize, pagesShown } from '../../../../rules/count.ts'
import { ListBar } from '../../../../ui/list-bar.tsx'
import { ListPages } from '../../../../ui/list-pages.tsx'
import { ListTable } from '../../../../ui/list-table.tsx'
import { Page } from '../../../../ui/page.tsx'
import { Empty, Failed } from '../../../../ui/states.tsx'
import { monthOfDay, showMonth } from '../../../finance/rules/month.ts'
import { exportTextingCosts, textingCosts } from '../../contract/texting-costs.ts'
import { costInWords } from '../../rules/text-cost.ts'
import { costColumns } from './cost-columns.tsx'
import { type CostSearch, monthIn } from './cost-search.ts'
import { MonthSelect } from './month-select.tsx'

type CostsPageProps = { search: CostSearch; onSearch: (change: CostSearch, replace?: boolean) => void }

const n = (value: number) => value.toLocaleString('en-US')

/** What the texts of a month cost each organization, as far as it can be told beforehand; numbers open their texts. */
export const CostsPage = ({ search, onSearch }: CostsPageProps) => {
  const current = monthOfDay(useToday(viewerTimeZone))
  const month = monthIn(search, current)
  const sort = search.sort ?? 'cost'
  const page = search.page ?? 1
  const found = useQuery(textingCosts, { month, sort, page }, { areas: ['texts'], keepPrevious: true })
  const rows = found.data?.rows.map((row) => ({ ...row, id: row.organizationId })) ?? null
  const { total = 0, sum, price } = found.data ?? {}
  return (
    <Page
      title="Text costs"
      lead={`An estimate${price === undefined ? '' : ` at ${price}¢ a part, out or in`}. Carriers add fees of their own.`}
    >
      <Paper component="section" aria-label="Text costs" style={{ overflow: 'clip' }}>
        <ListBar
          label="Text costs"
          right={
            <>
              <NativeSelect
                aria-label="Sort by"
                w={190}
                data={[
                  { value: 'cost', label: 'Most expensive first' },
                  { value: 'out', label: 'Most texts out' },
                  { value: 'in', label: 'Most texts in' },
                  { value: 'name', label: 'By name' },
                ]}
                value={sort}
                onChange={(event) => {
                  const to = event.currentTarget.value
                  onSearch({ sort: to === 'out' || to === 'in' || to === 'name' ? to : undefined, page: undefined })
                }}
              />
              <Button
                component="a"
                download
                variant="default"
                leftSection={<IconDownload size={16} stroke={1.7} />}
                href={urlOf(exportTextingCosts, { month, sort })}
              >
                CSV
              </Button>
            </>
          }
        >
          <MonthSelect month={month} current={current} onMonth={(to) => onSearch({ month: to, page: undefined })} />
          {sum && total > 0 ? (
            <Text size="sm" role="status">
              {n(sum.textsOut)} out, {n(sum.textsIn)} in: {costInWords(sum.cents)}
            </Text>
          ) : null}
        </ListBar>
        {found.isError && !found.data ? (
          <Failed onRetry={() => void found.refetch()}>
            {sentenceOf(found.error, 'The costs could not be loaded.')}
          </Failed>
        ) : rows?.length === 0 ? (
          <Empty
            title={total > 0 ? 'There is nothing on this page.' : `No texts in ${showMonth(month)}.`}
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
            caption="Text costs"
            columns={costColumns(search.month ? month : undefined)}
            rows={rows}
            stale={found.isPlaceholderData}
          />
        )}
        {rows && rows.length > 0 ? (
          <ListPages
            page={page}
            pageSize={pageSize}
            total={total}
            shown={pagesShown}
            onPage={(next) => onSearch({ page: next === 1 ? undefined : next })}
          />
        ) : null}
      </Paper>
    </Page>
  )
}
