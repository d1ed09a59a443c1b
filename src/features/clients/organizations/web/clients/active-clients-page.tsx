import { Page } from '../../../../../ui/page.tsx'
import { useCan } from '../../../../access/sign-in/web/public.ts'
import type { ActivePostsOf } from '../pause-form.tsx'
import { ClientList } from './client-list.tsx'
import type { ClientSearch } from './client-search.ts'
import { OwnClient } from './own-client.tsx'

type ActiveClientsPageProps = {
  search: ClientSearch
  onSearch: (change: ClientSearch, replace: boolean) => void
  ActivePosts: ActivePostsOf
}

/** Platform staff see every client in a list, clinic staff their own organization in a card. */
export const ActiveClientsPage = ({ search, onSearch, ActivePosts }: ActiveClientsPageProps) => {
  const seesMoney = useCan('money:see')
  if (!useCan('platform:see'))
    return (
      <Page title="Active Clients" lead="Your clinic at a glance">
        <OwnClient />
      </Page>
    )
  return (
    <Page title="Active Clients" lead={`Hiring${seesMoney ? ' and billing' : ''} for each organization`}>
      <ClientList search={search} onSearch={onSearch} ActivePosts={ActivePosts} />
    </Page>
  )
}
