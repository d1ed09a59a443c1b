import { createFileRoute } from '@tanstack/react-router'
import { ResetPage } from '../../../features/access/sign-in/web/reset-page.tsx'

const ResetRoute = () => <ResetPage token={Route.useParams().token} />

export const Route = createFileRoute('/reset/$token')({ component: ResetRoute })
