import { createFileRoute } from '@tanstack/react-router'
import { LoginsPage } from '../../../../features/logins/web/logins-page.tsx'
import { type LoginsSearch, loginsSearch } from '../../../../features/logins/web/logins-search.ts'
import { needRight } from '../../shell/guards.ts'

const PasswordsLoginsRoute = () => {
  const navigate = Route.useNavigate()
  const onSearch = (change: LoginsSearch, replace: boolean) =>
    void navigate({ search: (now) => ({ ...now, ...change }), replace, resetScroll: false })
  return <LoginsPage search={Route.useSearch()} onSearch={onSearch} />
}

export const Route = createFileRoute('/_console/passwords-logins')({
  validateSearch: loginsSearch,
  beforeLoad: ({ context }) => needRight(context, 'logins:see', 'Passwords & Logins'),
  component: PasswordsLoginsRoute,
})
