import { createFileRoute } from '@tanstack/react-router'
import { OrganizationPage } from '../../../../features/organizations/web/organization-page.tsx'

const OrganizationRoute = () => <OrganizationPage id={Route.useParams().organizationId} />

export const Route = createFileRoute('/_console/organization/$organizationId')({ component: OrganizationRoute })
