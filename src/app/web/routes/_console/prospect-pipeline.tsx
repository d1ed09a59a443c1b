import { createFileRoute } from '@tanstack/react-router'
import { useCan } from '../../../../features/sign-in/web/auth-provider.tsx'
import { Page } from '../../../../ui/page.tsx'
import { Empty } from '../../../../ui/states.tsx'
import { LaterPage } from '../../shell/later-page.tsx'

const will = [
  'clinics that may become clients, from the first talk to the agreement',
  'the next step with each of them and when it is due',
  'demo requests',
]

const ProspectPipelinePage = () =>
  useCan('platform:see') ? (
    <LaterPage title="Prospect Pipeline" will={will} />
  ) : (
    <Page title="Prospect Pipeline">
      <Empty title="Prospects are worked on by platform staff">
        Your account belongs to a clinic, so there is nothing to see here. Your candidates are on My Dashboard.
      </Empty>
    </Page>
  )

export const Route = createFileRoute('/_console/prospect-pipeline')({ component: ProspectPipelinePage })
