import { Page } from '../../../../../ui/page.tsx'
import { useCan } from '../../../../access/sign-in/web/public.ts'
import type { ActivePostsOf } from '../pause-form.tsx'
import { ClientList } from './client-list.tsx'
import type { ClientSearch } from './client-search.ts'

type ActiveClientsPageProps = {
  search: ClientSearch
  onSearch: (change: ClientSearch, replace: boolean) => void
  ActivePosts: ActivePostsOf
}

/** Platform staff see every client, clinic staff their own organization. */
export const ActiveClientsPage = ({ search, onSearch, ActivePosts }: ActiveClientsPageProps) => (
  <Page title="Active Clients" lead={useCan('platform:see') ? 'How each client is doing' : 'How your clinic is doing'}>
    <ClientList search={search} onSearch={onSearch} ActivePosts={ActivePosts} />
  </Page>
)
