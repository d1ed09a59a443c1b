import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { createUrlPages } from '../../../../../platform/web/create-url-pages.ts'
import { LinkButton } from '../../../../../platform/web/link-button.tsx'
import { viewerTimeZone } from '../../../../../platform/web/time-zone.ts'
import { toListQuestion } from '../../../../../platform/web/to-list-question.ts'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { useToday } from '../../../../../platform/web/use-today.ts'
import { showMonth, toMonth } from '../../../../../rules/periods/month.ts'
import { ListScreen } from '../../../../../ui/list/list-screen.tsx'
import { Page } from '../../../../../ui/page.tsx'
import { useCan } from '../../../../access/sign-in/web/public.ts'
import { countedTexts } from '../../contract/texting-costs.ts'
import { type CountedSearch, getSearchMonth } from './cost-search.ts'
import { createCountedColumns } from './create-counted-columns.tsx'
import { useCountedFilter } from './use-counted-filter.tsx'

const perPage = 50

type CountedTextsPageProps = { search: CountedSearch; onSearch: (change: CountedSearch, replace?: boolean) => void }

/** The texts behind a figure of the costs: by organization, month and way, 50 a page. */
export const CountedTextsPage = ({ search, onSearch }: CountedTextsPageProps) => {
  const everyone = useCan('platform:see')
  const current = toMonth(useToday(viewerTimeZone))
  const month = getSearchMonth(search, current)
  const pages = createUrlPages(search.page, onSearch, perPage)
  const { client, direction } = search
  const found = useQuery(
    countedTexts,
    { month, page: pages.page, direction: direction ?? '', ...(client ? { organizationId: client } : {}) },
    { keepPrevious: true },
  )
  const filter = (change: CountedSearch) => onSearch({ ...change, page: undefined })
  const narrowed = useCountedFilter(search, current, filter)
  return (
    <Page
      title="Counted Texts"
      lead={
        <>
          Texts sent and received in {showMonth(month)}.{' '}
          <Anchor
            underline="always"
            renderRoot={(props) => (
              <Link {...props} to="/text-costs" search={search.month ? { month: search.month } : {}} />
            )}
          >
            Cost
          </Anchor>
        </>
      }
    >
      <ListScreen
        caption="Counted texts"
        question={toListQuestion(found, 'Couldn’t load the texts.')}
        pages={pages}
        filter={narrowed}
        empty={{
          none: {
            title: `No such texts in ${showMonth(month)}.`,
            action: <LinkButton to="/messages">Open Messages</LinkButton>,
          },
        }}
        columns={createCountedColumns(everyone)}
      />
    </Page>
  )
}
