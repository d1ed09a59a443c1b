import { Button, Group, Tabs } from '@mantine/core'
import { LinkButton } from '../../../../platform/web/link-button.tsx'
import { lazyComponent } from '../../../../ui/lazy.tsx'
import { Page } from '../../../../ui/page.tsx'
import { ScrollableTabs } from '../../../../ui/scrollable-tabs.tsx'
import { EmptyState } from '../../../../ui/states.tsx'
import { useCan } from '../../../access/sign-in/web/public.ts'
import { PeopleList } from './people-list.tsx'
import type { ChangeSearch, PeopleSearch } from './people-search.ts'

const InvitationList = lazyComponent(async () => (await import('./invitation-list.tsx')).InvitationList)

type PeoplePageProps = { search: PeopleSearch; onSearch: ChangeSearch }

const Management = ({ search, onSearch }: PeoplePageProps) => (
  <Page
    title="User Management"
    lead="People who can sign in, and their permissions"
    actions={
      <Group gap="xs">
        <Button variant="default" onClick={() => onSearch({ tab: undefined, dialog: 'leavers' }, false)}>
          Deactivate Several…
        </Button>
        <Button onClick={() => onSearch({ dialog: 'invite' }, false)}>Invite a Person</Button>
      </Group>
    }
  >
    <Tabs
      keepMounted={false}
      value={search.tab ?? 'people'}
      onChange={(tab) =>
        onSearch(
          { tab: tab === 'invitations' ? tab : undefined, page: undefined, dialog: undefined, id: undefined },
          false,
        )
      }
    >
      <ScrollableTabs mb="md">
        <Tabs.Tab value="people">People</Tabs.Tab>
        <Tabs.Tab value="invitations">Invitations</Tabs.Tab>
      </ScrollableTabs>
      <Tabs.Panel value="people">
        <PeopleList search={search} onSearch={onSearch} />
      </Tabs.Panel>
      <Tabs.Panel value="invitations">
        <InvitationList search={search} onSearch={onSearch} />
      </Tabs.Panel>
    </Tabs>
  </Page>
)

/** Admins see who is here and change it; everyone else reads why they do not. */
export const PeoplePage = (props: PeoplePageProps) =>
  useCan('users:manage') ? (
    <Management {...props} />
  ) : (
    <Page title="User Management">
      <EmptyState
        title="User Management is not enabled for your account"
        action={<LinkButton to="/">Open My Dashboard</LinkButton>}
      />
    </Page>
  )
