import { Anchor, Stack, Tabs } from '@mantine/core'
import type { ReactNode } from 'react'
import { getErrorMessage } from '../../../../platform/web/call.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { lazyComponent } from '../../../../ui/lazy.tsx'
import { Page } from '../../../../ui/page.tsx'
import { ScrollableTabs } from '../../../../ui/scrollable-tabs.tsx'
import { EmptyState, ErrorState, LoadingLines } from '../../../../ui/states.tsx'
import { organizationDetails } from '../contract/organization-details.ts'
import { OrganizationDetails } from './organization-details.tsx'
import { OrganizationOverview } from './organization-overview.tsx'
import { type OrganizationSearch, organizationTabs } from './organization-search.ts'

const OrganizationLocations = lazyComponent(
  async () => (await import('./organization-locations.tsx')).OrganizationLocations,
)
const OrganizationStatuses = lazyComponent(
  async () => (await import('./organization-statuses.tsx')).OrganizationStatuses,
)

const OrganizationPeople = lazyComponent(async () => (await import('./organization-people.tsx')).OrganizationPeople)
const OrganizationTemplates = lazyComponent(
  async () => (await import('./organization-templates.tsx')).OrganizationTemplates,
)
const OrganizationBilling = lazyComponent(async () => (await import('./organization-billing.tsx')).OrganizationBilling)
const OrganizationHead = lazyComponent(async () => (await import('./organization-head.tsx')).OrganizationHead)

type OrganizationPageProps = {
  id: string
  search: OrganizationSearch
  onSearch: (change: OrganizationSearch, replace: boolean) => void
  /** The organization's job posts and candidates, drawn by who knows them. */
  posts: ReactNode
  candidates: ReactNode
  /** Its texting setup and its activity, rendered by their own areas. */
  texting: ReactNode
  activity: ReactNode
  /** Whether it's scheduled for deletion, above the tabs. */
  banner: ReactNode
  /** The export of its records and its deletion, below the overview. */
  records: (name: string) => ReactNode
}

const names = {
  overview: 'Overview',
  locations: 'Locations',
  posts: 'Job Posts',
  candidates: 'Candidates',
  statuses: 'Pipeline Statuses',
  people: 'Users',
  templates: 'Templates & Links',
  texting: 'Texting Readiness',
  billing: 'Billing',
  activity: 'Activity',
} as const

const NotFound = () => (
  <Page title="Organization not found">
    <EmptyState
      title="The link may be old, or you can’t see this organization."
      action={<Anchor href="/active-clients">Back to Active Clients</Anchor>}
    />
  </Page>
)

/** One organization in tabs. A foreign id reads like an unknown one. */
export const OrganizationPage = ({
  id,
  search,
  onSearch,
  posts,
  candidates,
  texting,
  activity,
  banner,
  records,
}: OrganizationPageProps) => {
  const details = useQuery(organizationDetails, { id })
  if (details.error instanceof UserError && ['not-found', 'invalid'].includes(details.error.code)) return <NotFound />
  if (details.isError && !details.data)
    return (
      <Page title="Organization">
        <ErrorState onRetry={() => void details.refetch()}>
          {getErrorMessage(details.error, 'Couldn’t load the organization.')}
        </ErrorState>
      </Page>
    )
  if (!details.data) return <LoadingLines label="Loading organization" lines={10} />
  const tab = search.tab ?? 'overview'
  const choose = (value: string | null) => {
    const next = organizationTabs.find((one) => one === value)
    onSearch(
      {
        tab: next === 'overview' ? undefined : next,
        q: undefined,
        page: undefined,
        state: undefined,
        active: undefined,
        dialog: undefined,
        id: undefined,
      },
      false,
    )
  }
  return (
    <Page
      title={details.data.name || 'Your Organization'}
      lead={<OrganizationDetails details={details.data} />}
      actions={<OrganizationHead details={details.data} />}
    >
      {banner}
      <Tabs value={tab} onChange={choose} keepMounted={false}>
        <ScrollableTabs mb="md">
          {organizationTabs.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {names[one]}
            </Tabs.Tab>
          ))}
        </ScrollableTabs>
        <Tabs.Panel value="overview">
          <Stack gap="sm">
            <OrganizationOverview details={details.data} />
            {records(details.data.name)}
          </Stack>
        </Tabs.Panel>
        <Tabs.Panel value="locations">
          <OrganizationLocations details={details.data} search={search} onSearch={onSearch} />
        </Tabs.Panel>
        <Tabs.Panel value="posts">{posts}</Tabs.Panel>
        <Tabs.Panel value="candidates">{candidates}</Tabs.Panel>
        <Tabs.Panel value="statuses">
          <OrganizationStatuses organizationId={id} />
        </Tabs.Panel>
        <Tabs.Panel value="people">
          <OrganizationPeople id={id} />
        </Tabs.Panel>
        <Tabs.Panel value="templates">
          <OrganizationTemplates id={id} />
        </Tabs.Panel>
        <Tabs.Panel value="texting">{texting}</Tabs.Panel>
        <Tabs.Panel value="billing">
          <OrganizationBilling id={id} subscription={details.data.subscription_type} />
        </Tabs.Panel>
        <Tabs.Panel value="activity">{activity}</Tabs.Panel>
      </Tabs>
    </Page>
  )
}
