import { createFileRoute } from '@tanstack/react-router'
import { PoliciesPage } from '../../../../../features/operations/policies/web/policies-page.tsx'

export const Route = createFileRoute('/_console/(audit)/policies')({ component: PoliciesPage })
