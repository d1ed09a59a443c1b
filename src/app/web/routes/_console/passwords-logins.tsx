import { createFileRoute } from '@tanstack/react-router'
import { LoginsPage } from '../../../../features/clients/vault/web/logins-page.tsx'
import { loginsSearch } from '../../../../features/clients/vault/web/logins-search.ts'
import { useSearchChange } from '../../../../platform/web/use-search-change.ts'
import { requireRight } from '../../shell/guards.ts'

const PasswordsLoginsRoute = () => <LoginsPage search={Route.useSearch()} onSearch={useSearchChange(Route)} />

export const Route = createFileRoute('/_console/passwords-logins')({
  validateSearch: loginsSearch,
  beforeLoad: ({ context }) => requireRight(context, 'logins:see', 'Passwords & Logins'),
  component: PasswordsLoginsRoute,
})
