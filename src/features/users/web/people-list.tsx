import { Button, NativeSelect, Paper } from '@mantine/core'
import { sentenceOf } from '../../../platform/web/call.ts'
import { useQuery } from '../../../platform/web/use-query.ts'
import { pageSize, pagesShown } from '../../../rules/count.ts'
import { late } from '../../../ui/late.tsx'
import { ListBar } from '../../../ui/list-bar.tsx'
import { ListPages } from '../../../ui/list-pages.tsx'
import { ListTable } from '../../../ui/list-table.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import { Empty, Failed } from '../../../ui/states.tsx'
import { useAuth } from '../../sign-in/web/door.ts'
import { people } from '../contract/people.ts'
import { peopleColumns } from './people-columns.tsx'
import type { ChangeSearch, PeopleSearch } from './people-search.ts'
import { PersonMenu } from './person-menu.tsx'

const PersonDialogs = late(async () => (await import('./person-dialogs.tsx')).PersonDialogs)

const levels = [
  { value: '', label: 'Any level' },
  { value: 'none', label: 'No level' },
  { value: 'Manager', label: 'Managers' },
  { value: 'Admin', label: 'Admins' },
]
const statuses = [
  { value: '', label: 'Any status' },
  { value: 'active', label: 'Active' },
  { value: 'deactivated', label: 'Deactivated' },
  { value: 'no-two-factor', label: 'Without 2FA' },
]

type PeopleListProps = { search: PeopleSearch; onSearch: ChangeSearch }

const nothing = { q: undefined, level: undefined, account: undefined, of: undefined, page: undefined }

/** The people of one’s organization, platform Admins see all; twenty-five a page. */
export const PeopleList = ({ search, onSearch }: PeopleListProps) => {
  const { session, me } = useAuth()
  const sendsMail = session.settings().sendsMail
  const page = search.page ?? 1
  const found = useQuery(
    people,
    {
      q: search.q ?? '',
      level: search.level ?? '',
      status: search.account ?? '',
      organization: search.of ?? null,
      page,
    },
    { areas: ['users'], keepPrevious: true },
  )
  const rows = found.data?.rows ?? null
  const organizations = found.data?.organizations ?? []
  const isNarrowed = Boolean(search.q || search.level || search.account || search.of)
  const pick = (change: PeopleSearch) => onSearch({ ...change, page: undefined }, false)
  return (
    <Paper component="section" aria-label="People" style={{ overflow: 'clip' }}>
      <ListBar label="People">
        <SearchBox
          label="Search people"
          value={search.q ?? ''}
          onSearch={(q) => onSearch({ q: q.trim() === '' ? undefined : q, page: undefined }, true)}
        />
        <NativeSelect
          aria-label="Admin level"
          data={levels}
          value={search.level ?? ''}
          onChange={(event) => pick({ level: (event.currentTarget.value || undefined) as PeopleSearch['level'] })}
        />
        <NativeSelect
          aria-label="Status"
          data={statuses}
          value={search.account ?? ''}
          onChange={(event) => pick({ account: (event.currentTarget.value || undefined) as PeopleSearch['account'] })}
        />
        {me?.isPlatform ? (
          <NativeSelect
            aria-label="Organization"
            maw={220}
            data={[
              { value: '', label: 'Any organization' },
              ...organizations.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={search.of ?? ''}
            onChange={(event) => pick({ of: event.currentTarget.value || undefined })}
          />
        ) : null}
      </ListBar>
      {found.isError && !found.data ? (
        <Failed onRetry={() => void found.refetch()}>
          {sentenceOf(found.error, 'The people could not be loaded.')}
        </Failed>
      ) : rows?.length === 0 ? (
        <Empty
          title={isNarrowed ? 'Nobody matches.' : 'Nobody is here.'}
          action={
            isNarrowed || page > 1 ? (
              <Button variant="default" onClick={() => onSearch(nothing, false)}>
                Show Everybody
              </Button>
            ) : undefined
          }
        />
      ) : (
        <ListTable
          caption="People"
          columns={peopleColumns(me?.isPlatform ?? false)}
          rows={rows}
          stale={found.isPlaceholderData}
          actions={(person) => (
            <PersonMenu
              person={person}
              mailReaches={sendsMail && person.email !== ''}
              onOpen={(dialog) => onSearch({ dialog, id: person.id }, false)}
            />
          )}
        />
      )}
      {rows && rows.length > 0 ? (
        <ListPages
          page={page}
          pageSize={pageSize}
          total={found.data?.total ?? 0}
          shown={pagesShown}
          onPage={(next) => onSearch({ page: next === 1 ? undefined : next }, false)}
        />
      ) : null}
      <PersonDialogs
        search={search}
        rows={rows ?? []}
        organizations={organizations}
        onClose={() => onSearch({ dialog: undefined, id: undefined }, true)}
      />
    </Paper>
  )
}
