import { Stack } from '@mantine/core'
import { ApiKeysPanel } from '../../../features/access/api-keys/web/public.ts'
import { useCan, useMe } from '../../../features/access/sign-in/web/auth-provider.tsx'
import { WebhooksPanel } from '../../../features/access/webhooks/web/public.ts'
import { ArchiveReasonsSection } from '../../../features/candidates/directory/web/status/archive-reasons-section.tsx'
import { LegalHoldsSection } from '../../../features/candidates/legal-holds/web/public.ts'
import { JobFeedSection } from '../../../features/clients/job-posts/web/job-feed-section.tsx'
import { JobPageSection } from '../../../features/clients/job-posts/web/job-page/job-page-section.tsx'
import { RetentionSection } from '../../../features/clients/organizations/web/retention-section.tsx'
import { ErasuresSection } from '../../../features/operations/erasures/web/public.ts'
import { DeletedOrganizationsSection } from '../../../features/operations/organization-deletion/web/public.ts'
import { OrganizationExportSection } from '../../../features/operations/organization-export/web/public.ts'
import { PoliciesSection } from '../../../features/operations/policies/web/public.ts'
import { ChecklistSection } from '../../../features/operations/system/web/checklist-section.tsx'

/** Settings that few people change, each part folded. */
export const AdvancedTab = () => {
  const isAdmin = useCan('users:manage')
  const me = useMe()
  const mayHold = useCan('records:hold')
  const isPlatform = useCan('platform:edit')
  const mayExport = useCan('records:export') && !isPlatform
  return (
    <Stack gap="sm" maw={920}>
      <ArchiveReasonsSection />
      {isAdmin && me ? <RetentionSection organizationId={me.user.organization_id} /> : null}
      {mayHold ? (
        <>
          <LegalHoldsSection />
          <ErasuresSection />
          {isPlatform ? <DeletedOrganizationsSection /> : null}
        </>
      ) : null}
      {mayExport && me ? <OrganizationExportSection organizationId={me.user.organization_id} /> : null}
      {isAdmin ? (
        <>
          <JobPageSection />
          <JobFeedSection />
          <ApiKeysPanel />
          <WebhooksPanel />
        </>
      ) : null}
      <PoliciesSection />
      {isAdmin && isPlatform ? <ChecklistSection /> : null}
    </Stack>
  )
}
