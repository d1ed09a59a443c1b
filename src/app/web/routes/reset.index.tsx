import { createFileRoute } from '@tanstack/react-router'
import { ResetRequestPage } from '../../../features/access/sign-in/web/reset-request-page.tsx'

export const Route = createFileRoute('/reset/')({ component: ResetRequestPage })
