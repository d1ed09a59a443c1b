import { createUrlPages } from '../../../../platform/web/create-url-pages.ts'
import { toListQuestion } from '../../../../platform/web/to-list-question.ts'
import { UrlSearch } from '../../../../platform/web/url-search.tsx'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { lazyComponent } from '../../../../ui/lazy.tsx'
import { ListScreen } from '../../../../ui/list/list-screen.tsx'
import { useAuth } from '../../../access/sign-in/web/public.ts'
import { people } from '../contract/people.ts'
import { createPeopleColumns } from './create-people-columns.tsx'
import { createPeopleFilter } from './people-filters.tsx'
import type { ChangeSearch, PeopleSearch } from './people-search.ts'
import { PersonMenu } from './person-menu.tsx'

const PersonDialogs = lazyComponent(async () => (await import('./person-dialogs.tsx')).PersonDialogs)

type PeopleListProps = { search: PeopleSearch; onSearch: ChangeSearch }

const nothing = { q: undefined, level: undefined, account: undefined, of: undefined, page: undefined }

/** The people of the reader’s organization, platform Admins see all; twenty-five a page. */
export const PeopleList = ({ search, onSearch }: PeopleListProps) => {
  const { session, me } = useAuth()
  const sendsMail = session.settings().sendsMail
  const pages = createUrlPages(search.page, onSearch)
  const found = useQuery(
    people,
    {
      q: search.q ?? '',
      level: search.level ?? '',
      status: search.account ?? '',
      organization: search.of ?? null,
      page: pages.page,
    },
    { keepPrevious: true },
  )
  const organizations = found.data?.organizations ?? []
  const isNarrowed = Boolean(search.q || search.level || search.account || search.of)
  return (
    <ListScreen
      caption="People"
      question={toListQuestion(found, 'Couldn’t load the people.')}
      pages={pages}
      search={<UrlSearch label="Search people" q={search.q} onSearch={onSearch} />}
      filter={createPeopleFilter({
        search,
        organizations: me?.isPlatform ? organizations : null,
        onFilter: (change) => onSearch({ ...change, page: undefined }, false),
      })}
      empty={{
        none: { title: 'No people yet.' },
        match: isNarrowed && {
          title: 'No people match.',
          clear: 'Show Everyone',
          onClear: () => onSearch(nothing, false),
        },
      }}
      columns={createPeopleColumns(me?.isPlatform ?? false)}
      actions={(person) => (
        <PersonMenu
          person={person}
          mailReaches={sendsMail && person.email !== ''}
          onOpen={(dialog) => onSearch({ dialog, id: person.id }, false)}
        />
      )}
    >
      <PersonDialogs
        search={search}
        rows={found.data?.rows ?? []}
        organizations={organizations}
        onHandOver={() => onSearch({ dialog: 'hand-over', id: search.id }, true)}
        onClose={() => onSearch({ dialog: undefined, id: undefined }, true)}
      />
    </ListScreen>
  )
}
