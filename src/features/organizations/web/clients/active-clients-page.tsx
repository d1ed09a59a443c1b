import { Page } from '../../../../ui/page.tsx'
import { ClientList } from './client-list.tsx'
import type { ClientSearch } from './client-search.ts'

type ActiveClientsPageProps = { search: ClientSearch; onSearch: (change: ClientSearch, replace: boolean) => void }

/** Platform staff see every client, clinic staff their own organization. */
export const ActiveClientsPage = ({ search, onSearch }: ActiveClientsPageProps) => (
  <Page title="Active Clients" lead="How each client is doing; every number opens the rows behind it">
    <ClientList search={search} onSearch={onSearch} />
  </Page>
)
