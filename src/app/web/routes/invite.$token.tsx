import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { InvitationPage } from '../../../features/team/users/web/invitation-page.tsx'

const InviteRoute = () => {
  const { token } = Route.useParams()
  const navigate = useNavigate()
  return <InvitationPage token={token} onDone={() => void navigate({ to: '/' })} />
}

export const Route = createFileRoute('/invite/$token')({ component: InviteRoute })
