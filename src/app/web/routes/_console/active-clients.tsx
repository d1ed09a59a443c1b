import { createFileRoute } from '@tanstack/react-router'
import { ActiveClientsPage } from '../../../../features/organizations/web/active-clients-page.tsx'

export const Route = createFileRoute('/_console/active-clients')({ component: ActiveClientsPage })
