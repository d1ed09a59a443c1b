import { ActionIcon, Menu } from '@mantine/core'
import { IconDots, IconEye, IconMail, IconPencil, IconPlayerPause } from '@reinforce/icons'
import { useState } from 'react'
import { getUrl } from '../../../../../platform/web/call.ts'
import { createUrlPages } from '../../../../../platform/web/create-url-pages.ts'
import { LinkButton } from '../../../../../platform/web/link-button.tsx'
import { useDetailBeside } from '../../../../../platform/web/panel/panel-beside.ts'
import { viewerTimeZone } from '../../../../../platform/web/time-zone.ts'
import { toListQuestion } from '../../../../../platform/web/to-list-question.ts'
import { UrlSearch } from '../../../../../platform/web/url-search.tsx'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { lazyComponent } from '../../../../../ui/lazy.tsx'
import { ListScreen } from '../../../../../ui/list/list-screen.tsx'
import { useMenuFocus } from '../../../../../ui/use-menu-focus.ts'
import { useCan, useMe } from '../../../../access/sign-in/web/public.ts'
import { exportClients } from '../../contract/client-details.ts'
import { type Client, clients } from '../../contract/clients.ts'
import type { ActivePostsOf } from '../pause-form.tsx'
import { BesideClient } from './beside-client.tsx'
import type { ClientSearch } from './client-search.ts'
import { createClientColumns } from './create-client-columns.tsx'
import { createClientFilter } from './create-client-filter.tsx'

const ClientDialogs = lazyComponent(async () => (await import('./client-dialogs.tsx')).ClientDialogs)

type ClientListProps = {
  search: ClientSearch
  onSearch: (change: ClientSearch, replace: boolean) => void
  ActivePosts: ActivePostsOf
}

type ActionsProps = { client: Client; onOpen: (dialog: 'edit' | 'pause' | 'view') => void }

const Actions = ({ client, onOpen }: ActionsProps) => {
  const { button, backThen } = useMenuFocus()
  const { isPlatform, organization } = useMe() ?? {}
  const mayView = useCan('users:manage') && isPlatform && organization?.id !== client.id
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
        {mayView ? (
          <Menu.Item leftSection={<IconEye size={16} />} onClick={backThen(() => onOpen('view'))}>
            View as {client.name}
          </Menu.Item>
        ) : null}
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
export const ClientList = ({ search, onSearch, ActivePosts }: ClientListProps) => {
  const mayEdit = useCan('platform:edit')
  const seesMoney = useCan('money:see')
  const query = {
    timeZone: viewerTimeZone,
    q: search.q ?? '',
    status: search.shown ?? 'active',
    sort: search.sort ?? 'name',
  } as const
  const pages = createUrlPages(search.page, onSearch)
  const found = useQuery(clients, { ...query, page: pages.page }, { keepPrevious: true })
  const filter = (change: ClientSearch) => onSearch({ ...change, page: undefined }, false)
  const [cameFromOverview, setCameFromOverview] = useState(false)
  const isOverview = search.dialog === 'overview' || (cameFromOverview && search.dialog !== undefined)
  const { isTablet, isBeside, open } = useDetailBeside(isOverview ? search.id : undefined)
  const columns = createClientColumns(seesMoney, isTablet)
  const close = () => {
    const back = cameFromOverview && search.dialog !== 'overview'
    onSearch(back ? { dialog: 'overview' } : { dialog: undefined, id: undefined }, true)
    setCameFromOverview(false)
  }
  return (
    <ListScreen
      tabletFacts={3}
      caption="Clients"
      chooser="clients"
      question={toListQuestion(found, 'Couldn’t load the clients.')}
      pages={pages}
      search={<UrlSearch label="Search clients" q={search.q} onSearch={onSearch} />}
      filter={createClientFilter(search, filter)}
      csv={getUrl(exportClients, query)}
      empty={{
        none: {
          title: query.status === 'paused' ? 'No paused clients.' : 'No active clients.',
          action: <LinkButton to="/client-onboarding">Open Client Onboarding</LinkButton>,
        },
        match: Boolean(search.q) && {
          title: 'No clients match.',
          clear: 'Clear Search',
          onClear: () => filter({ q: undefined }),
        },
      }}
      columns={columns}
      asCards={open !== undefined}
      marked={open ?? null}
      card={open === undefined ? undefined : (client) => <BesideClient client={client} />}
      actions={
        mayEdit
          ? (client) => (
              <Actions
                client={client}
                onOpen={(dialog) => {
                  setCameFromOverview(false)
                  onSearch({ dialog, id: client.id }, false)
                }}
              />
            )
          : undefined
      }
    >
      <ClientDialogs
        search={search}
        rows={found.data?.rows ?? []}
        columns={columns}
        isBeside={isBeside}
        isOverview={isOverview}
        ActivePosts={ActivePosts}
        onDialog={(dialog) => {
          setCameFromOverview(true)
          onSearch({ dialog }, false)
        }}
        onClose={close}
      />
    </ListScreen>
  )
}
