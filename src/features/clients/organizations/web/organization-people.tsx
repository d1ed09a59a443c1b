import { Anchor, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReplyOf } from '../../../../platform/web/call.ts'
import { LinkButton } from '../../../../platform/web/link-button.tsx'
import { listFrom } from '../../../../platform/web/to-list-question.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import type { Column } from '../../../../ui/list/list-column.ts'
import { ListScreen } from '../../../../ui/list/list-screen.tsx'
import { EmptyState } from '../../../../ui/states.tsx'
import { useCan } from '../../../access/sign-in/web/public.ts'
import { organizationPeople } from '../contract/client-details.ts'

type Person = ReplyOf<typeof organizationPeople>['people'][number]

const columns: readonly Column<Person>[] = [
  { key: 'name', label: 'Name', width: 200, cell: (person) => person.full_name || 'No name' },
  {
    key: 'email',
    label: 'Email',
    width: 240,
    cell: ({ email }) => (email ? <Anchor href={`mailto:${encodeURI(email)}`}>{email}</Anchor> : '–'),
  },
  {
    key: 'level',
    label: 'Level',
    width: 110,
    cell: (person) => (person.isDeactivated ? 'Deactivated' : (person.admin_level ?? 'Staff')),
  },
  {
    key: 'seen',
    label: 'Last sign-in',
    width: 160,
    cell: ({ lastSignIn }) =>
      lastSignIn ? new Date(lastSignIn).toLocaleDateString('en-US', { dateStyle: 'medium' }) : 'Never',
  },
]

/** People who sign in for an organization, visible to Admins. */
export const OrganizationPeople = ({ id }: { id: string }) => {
  const maySee = useCan('users:manage')
  const found = useQuery(organizationPeople, { id }, { enabled: maySee })
  if (!maySee)
    return (
      <EmptyState
        title="Only Admins can see an organization’s people."
        action={<LinkButton to="/">Open My Dashboard</LinkButton>}
      />
    )
  return (
    <ListScreen
      caption="People"
      question={listFrom(found, 'Couldn’t load the people.', (answer) => ({ rows: answer.people }))}
      empty={{
        none: {
          title: 'No one in this organization signs in yet.',
          action: <LinkButton to="/user-management">Invite Someone</LinkButton>,
        },
      }}
      columns={columns}
    >
      <Text size="sm" c="dimmed" p="md">
        Change levels and invitations in{' '}
        <Anchor size="sm" underline="always" renderRoot={(props) => <Link {...props} to="/user-management" />}>
          User Management
        </Anchor>
        .
      </Text>
    </ListScreen>
  )
}
