import { createFileRoute } from '@tanstack/react-router'
import { needRight } from '../../shell/guards.ts'
import { LaterPage } from '../../shell/later-page.tsx'

const will = [
  'the sign-ins for job boards and other sites, always masked and stored encrypted',
  'who may use, see or edit each of them, and a record of every use',
]

const PasswordsLoginsPage = () => <LaterPage title="Passwords & Logins" will={will} />

export const Route = createFileRoute('/_console/passwords-logins')({
  beforeLoad: ({ context }) => needRight(context, 'logins:see', 'Passwords & Logins'),
  component: PasswordsLoginsPage,
})
