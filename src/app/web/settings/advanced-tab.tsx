import { Stack } from '@mantine/core'
import { ApiKeysPanel } from '../../../features/access/api-keys/web/public.ts'
import { useCan } from '../../../features/access/sign-in/web/auth-provider.tsx'
import { WebhooksPanel } from '../../../features/access/webhooks/web/public.ts'
import { ArchiveReasonsSection } from '../../../features/candidates/directory/web/status/archive-reasons-section.tsx'
import { JobFeedSection } from '../../../features/clients/job-posts/web/job-feed-section.tsx'
import { JobPageSection } from '../../../features/clients/job-posts/web/job-page/job-page-section.tsx'
import { ChecklistSection } from '../../../features/operations/system/web/checklist-section.tsx'

/** Settings that few people change, each part folded. */
export const AdvancedTab = () => {
  const isAdmin = useCan('users:manage')
  const isPlatform = useCan('platform:edit')
  return (
    <Stack gap="sm" maw={920}>
      <ArchiveReasonsSection />
      {isAdmin ? (
        <>
          <JobPageSection />
          <JobFeedSection />
          <ApiKeysPanel />
          <WebhooksPanel />
        </>
      ) : null}
      {isAdmin && isPlatform ? <ChecklistSection /> : null}
    </Stack>
  )
}
