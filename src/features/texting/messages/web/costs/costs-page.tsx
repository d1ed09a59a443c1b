import { NativeSelect, Text } from '@mantine/core'
import { getUrl } from '../../../../../platform/web/call.ts'
import { createUrlPages } from '../../../../../platform/web/create-url-pages.ts'
import { LinkButton } from '../../../../../platform/web/link-button.tsx'
import { viewerTimeZone } from '../../../../../platform/web/time-zone.ts'
import { listFrom } from '../../../../../platform/web/to-list-question.ts'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { useToday } from '../../../../../platform/web/use-today.ts'
import { showMonth, toMonth } from '../../../../../rules/periods/month.ts'
import { formatCount } from '../../../../../rules/words/format-count.ts'
import { ListScreen } from '../../../../../ui/list/list-screen.tsx'
import { Page } from '../../../../../ui/page.tsx'
import { exportTextingCosts, textingCosts } from '../../contract/texting-costs.ts'
import { formatCost } from '../../rules/settings/text-cost.ts'
import { type CostSearch, getSearchMonth } from './cost-search.ts'
import { createCostColumns, toCostRows } from './create-cost-columns.tsx'
import { createMonthParts, MonthSelect } from './month-select.tsx'

const sorts = [
  { value: 'cost', label: 'Most expensive first' },
  { value: 'out', label: 'Most texts sent' },
  { value: 'in', label: 'Most texts received' },
  { value: 'name', label: 'By name' },
]

type CostsPageProps = { search: CostSearch; onSearch: (change: CostSearch, replace?: boolean) => void }

const n = (value: number) => formatCount(value)

/** The cost of a month's texts for each organization, as far as it can be estimated; numbers open their texts. */
export const CostsPage = ({ search, onSearch }: CostsPageProps) => {
  const current = toMonth(useToday(viewerTimeZone))
  const month = getSearchMonth(search, current)
  const sort = search.sort ?? 'cost'
  const pages = createUrlPages(search.page, onSearch)
  const found = useQuery(textingCosts, { month, sort, page: pages.page }, { keepPrevious: true })
  const { total = 0, sum, price } = found.data ?? {}
  const filter = (change: CostSearch) => onSearch({ ...change, page: undefined })
  return (
    <Page
      title="Text Costs"
      lead={`An estimate at ${price ?? '…'}¢ per part, sent or received. Carrier fees are extra.`}
    >
      <ListScreen
        caption="Text costs"
        question={listFrom(found, 'Couldn’t load the costs.', toCostRows)}
        pages={pages}
        filter={{
          parts: createMonthParts(month, current, () => filter({ month: undefined })),
          onClear: () => filter({ month: undefined }),
          fields: (
            <>
              <MonthSelect month={month} current={current} onMonth={(to) => filter({ month: to })} />
              <NativeSelect
                label="Sort by"
                data={sorts}
                value={sort}
                onChange={({ currentTarget: { value } }) =>
                  filter({ sort: value === 'out' || value === 'in' || value === 'name' ? value : undefined })
                }
              />
            </>
          ),
        }}
        beside={
          <Text size="sm" role="status">
            {showMonth(month)}
            {sum && total > 0 ? `: ${n(sum.textsOut)} sent, ${n(sum.textsIn)} received, ${formatCost(sum.cents)}` : ''}
          </Text>
        }
        csv={getUrl(exportTextingCosts, { month, sort })}
        empty={{
          none: {
            title: `No texts in ${showMonth(month)}.`,
            action: <LinkButton to="/candidate-directory">Open the Candidate Directory</LinkButton>,
          },
        }}
        columns={createCostColumns(search.month ? month : undefined)}
      />
    </Page>
  )
}
