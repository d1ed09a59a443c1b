import { ActionIcon, Button, Menu, NativeSelect, Paper, SegmentedControl } from '@mantine/core'
import { IconDots, IconDownload, IconMail, IconPencil, IconPlayerPause } from '@tabler/icons-react'
import { sentenceOf, urlOf } from '../../../platform/web/call.ts'
import { viewerTimeZone } from '../../../platform/web/time-zone.ts'
import { useQuery } from '../../../platform/web/use-query.ts'
import { pageSize, pagesShown } from '../../../rules/count.ts'
import { late } from '../../../ui/late.tsx'
import { ListBar } from '../../../ui/list-bar.tsx'
import { ListPages } from '../../../ui/list-pages.tsx'
import { ListTable } from '../../../ui/list-table.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import { Empty, Failed } from '../../../ui/states.tsx'
import { useMenuFocus } from '../../../ui/use-menu-focus.ts'
import { useCan } from '../../sign-in/web/door.ts'
import { type Client, clients } from '../contract/clients.ts'
import { exportClients } from '../contract/standing.ts'
import { clientColumns } from './client-columns.tsx'
import type { ClientSearch } from './client-search.ts'

const ClientDialogs = late(async () => (await import('./client-dialogs.tsx')).ClientDialogs)

type ClientListProps = { search: ClientSearch; onSearch: (change: ClientSearch, replace: boolean) => void }

const Actions = ({ client, onOpen }: { client: Client; onOpen: (dialog: 'edit' | 'pause') => void }) => {
  const { button, backThen } = useMenuFocus()
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon ref={button} variant="subtle" color="gray" size={30} aria-label={`Actions for ${client.name}`}>
          <IconDots size={18} stroke={1.7} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil size={16} />} onClick={backThen(() => onOpen('edit'))}>
          Edit
        </Menu.Item>
        <Menu.Item leftSection={<IconPlayerPause size={16} />} onClick={backThen(() => onOpen('pause'))}>
          {client.status.trim().toLowerCase() === 'active' ? 'Pause' : 'Reactivate'}
        </Menu.Item>
        {client.contact_email ? (
          <Menu.Item
            component="a"
            href={`mailto:${encodeURI(client.contact_email)}`}
            leftSection={<IconMail size={16} />}
          >
            Message {client.contact_name || 'the owner'}
          </Menu.Item>
        ) : null}
      </Menu.Dropdown>
    </Menu>
  )
}

/** Clients with their day in numbers; every number opens its rows. */
export const ClientList = ({ search, onSearch }: ClientListProps) => {
  const mayEdit = useCan('platform:edit')
  const seesMoney = useCan('money:see')
  const page = search.page ?? 1
  const found = useQuery(
    clients,
    {
      timeZone: viewerTimeZone,
      q: search.q ?? '',
      status: search.shown ?? 'active',
      sort: search.sort ?? 'name',
      page,
    },
    { areas: ['organizations', 'candidates', 'job-posts'], keepPrevious: true },
  )
  const rows = found.data?.rows ?? null
  const total = found.data?.total ?? 0
  return (
    <Paper component="section" aria-label="Clients" style={{ overflow: 'clip' }}>
      <ListBar
        label="Clients"
        right={
          <>
            <NativeSelect
              aria-label="Sort by"
              w={190}
              data={[
                { value: 'name', label: 'By name' },
                { value: 'today', label: 'Most candidates today' },
                { value: 'last30', label: 'Most in 30 days' },
              ]}
              value={search.sort ?? 'name'}
              onChange={(event) => {
                const sort = event.currentTarget.value
                onSearch({ sort: sort === 'today' || sort === 'last30' ? sort : undefined, page: undefined }, false)
              }}
            />
            <Button
              component="a"
              download
              variant="default"
              leftSection={<IconDownload size={16} stroke={1.7} />}
              href={urlOf(exportClients, {
                timeZone: viewerTimeZone,
                q: search.q ?? '',
                status: search.shown ?? 'active',
                sort: search.sort ?? 'name',
              })}
            >
              CSV
            </Button>
          </>
        }
      >
        <SearchBox
          label="Search clients"
          value={search.q ?? ''}
          onSearch={(q) => onSearch({ q: q.trim() === '' ? undefined : q, page: undefined }, true)}
        />
        <SegmentedControl
          aria-label="Which clients"
          size="sm"
          data={[
            { value: 'active', label: 'Active' },
            { value: 'paused', label: 'Paused' },
          ]}
          value={search.shown ?? 'active'}
          onChange={(value) => onSearch({ shown: value === 'paused' ? value : undefined, page: undefined }, false)}
        />
      </ListBar>
      {found.isError && !found.data ? (
        <Failed onRetry={() => void found.refetch()}>
          {sentenceOf(found.error, 'The clients could not be loaded.')}
        </Failed>
      ) : rows?.length === 0 && total > 0 ? (
        <Empty
          title="There are no clients on this page."
          action={
            <Button variant="default" onClick={() => onSearch({ page: undefined }, true)}>
              Go to the First Page
            </Button>
          }
        />
      ) : rows?.length === 0 ? (
        search.q ? (
          <Empty
            title="No clients match."
            action={
              <Button variant="default" onClick={() => onSearch({ q: undefined, page: undefined }, false)}>
                Clear Search
              </Button>
            }
          />
        ) : (
          <Empty title={search.shown === 'paused' ? 'No paused clients.' : 'No active clients.'} />
        )
      ) : (
        <ListTable
          caption="Clients"
          chooser="clients"
          columns={clientColumns(seesMoney)}
          rows={rows}
          stale={found.isPlaceholderData}
          actions={
            mayEdit
              ? (client) => <Actions client={client} onOpen={(dialog) => onSearch({ dialog, id: client.id }, false)} />
              : undefined
          }
        />
      )}
      {rows && rows.length > 0 ? (
        <ListPages
          page={page}
          pageSize={pageSize}
          total={total}
          shown={pagesShown}
          onPage={(next) => onSearch({ page: next === 1 ? undefined : next }, false)}
        />
      ) : null}
      <ClientDialogs
        search={search}
        rows={rows ?? []}
        onClose={() => onSearch({ dialog: undefined, id: undefined }, true)}
      />
    </Paper>
  )
}
