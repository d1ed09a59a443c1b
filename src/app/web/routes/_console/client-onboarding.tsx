import { createFileRoute } from '@tanstack/react-router'
import { LaterPage } from '../../shell/later-page.tsx'

const will = [
  'a guided way to add an organization, its locations and the positions they hire for',
  'generated job codes, starting statuses and templates, and invitations for the team',
  'drafts that can be left and resumed',
]

const ClientOnboardingPage = () => <LaterPage title="Client Onboarding" will={will} />

export const Route = createFileRoute('/_console/client-onboarding')({ component: ClientOnboardingPage })
