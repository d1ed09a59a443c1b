import { createFileRoute } from '@tanstack/react-router'
import { useCan, useMe } from '../../../../features/access/sign-in/web/auth-provider.tsx'
import type { TrackerSearch } from '../../../../features/clients/job-posts/web/public.ts'
import { OrganizationPage } from '../../../../features/clients/organizations/web/organization-page.tsx'
import {
  type OrganizationSearch,
  organizationSearch,
} from '../../../../features/clients/organizations/web/organization-search.ts'
import { useSearchChange } from '../../../../platform/web/use-search-change.ts'
import { lazyComponent } from '../../../../ui/lazy.tsx'

const JobPostList = lazyComponent(
  async () => (await import('../../../../features/clients/job-posts/web/public.ts')).JobPostList,
)

const ReadinessCard = lazyComponent(
  async () => (await import('../../../../features/texting/messages/web/settings/readiness-card.tsx')).ReadinessCard,
)
const OrganizationCandidates = lazyComponent(
  async () =>
    (await import('../../../../features/candidates/directory/web/organization-candidates.tsx')).OrganizationCandidates,
)
const RecentActivity = lazyComponent(
  async () => (await import('../../../../features/operations/activity/web/public.ts')).RecentActivity,
)

const OrganizationExportSection = lazyComponent(
  async () =>
    (await import('../../../../features/operations/organization-export/web/public.ts')).OrganizationExportSection,
)

const DeletionBanner = lazyComponent(
  async () => (await import('../../../../features/operations/organization-deletion/web/public.ts')).DeletionBanner,
)
const DeletionSection = lazyComponent(
  async () => (await import('../../../../features/operations/organization-deletion/web/public.ts')).DeletionSection,
)

/** The page is one organization's already: the list's own filter for it stays out of the URL. */
const ofThisOrganization = (change: TrackerSearch): OrganizationSearch => {
  const rest = { ...change }
  delete rest.organization
  return rest
}

const OrganizationRoute = () => {
  const { organizationId } = Route.useParams()
  const search = Route.useSearch()
  const onSearch = useSearchChange(Route)
  const { q, page, state, active, dialog, id } = search
  const me = useMe()
  // The service's own organization has no export and can't be deleted.
  const isPlatform = useCan('platform:edit')
  const isService = isPlatform && me?.user.organization_id === organizationId
  const mayExport = useCan('records:export')
  const mayDelete = useCan('records:hold') && isPlatform
  return (
    <OrganizationPage
      id={organizationId}
      search={search}
      onSearch={onSearch}
      texting={<ReadinessCard id={organizationId} />}
      activity={<RecentActivity organization={organizationId} />}
      banner={isPlatform && !isService ? <DeletionBanner organizationId={organizationId} mayUndo={mayDelete} /> : null}
      records={(name) =>
        isService ? null : (
          <>
            {mayExport ? <OrganizationExportSection organizationId={organizationId} /> : null}
            {mayDelete ? <DeletionSection organizationId={organizationId} name={name} /> : null}
          </>
        )
      }
      candidates={<OrganizationCandidates organizationId={organizationId} search={{ q, page }} onSearch={onSearch} />}
      posts={
        <JobPostList
          organizationId={organizationId}
          search={{ q, page, state, active, dialog, id, organization: undefined }}
          onSearch={(change, replace) => onSearch(ofThisOrganization(change), replace)}
        />
      }
    />
  )
}

export const Route = createFileRoute('/_console/organization/$organizationId')({
  validateSearch: organizationSearch,
  component: OrganizationRoute,
})
