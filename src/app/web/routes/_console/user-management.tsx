import { createFileRoute } from '@tanstack/react-router'
import { PeoplePage } from '../../../../features/users/web/people-page.tsx'

export const Route = createFileRoute('/_console/user-management')({ component: PeoplePage })
