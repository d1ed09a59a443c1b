import { Anchor, Paper, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type ReplyOf, sentenceOf } from '../../../platform/web/call.ts'
import { useQuery } from '../../../platform/web/use-query.ts'
import type { Column } from '../../../ui/list-column.ts'
import { ListTable } from '../../../ui/list-table.tsx'
import { Empty, Failed } from '../../../ui/states.tsx'
import { useCan } from '../../sign-in/web/door.ts'
import { organizationPeople } from '../contract/standing.ts'

type Person = ReplyOf<typeof organizationPeople>['people'][number]

const columns: readonly Column<Person>[] = [
  { key: 'name', label: 'Name', width: 200, cell: (person) => person.full_name || 'Without a name' },
  {
    key: 'email',
    label: 'E-mail',
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

/** Who signs in for an organization; Admins see it. */
export const OrganizationPeople = ({ id }: { id: string }) => {
  const maySee = useCan('users:manage')
  const found = useQuery(organizationPeople, { id }, { areas: ['users'], enabled: maySee })
  if (!maySee) return <Empty title="Only Admins see the people of an organization." />
  if (found.isError && !found.data)
    return (
      <Failed onRetry={() => void found.refetch()}>{sentenceOf(found.error, 'The people could not be loaded.')}</Failed>
    )
  return (
    <Paper component="section" aria-label="People" style={{ overflow: 'clip' }}>
      {found.data?.people.length === 0 ? (
        <Empty
          title="Nobody signs in for this organization yet."
          action={<Anchor renderRoot={(props) => <Link {...props} to="/user-management" />}>Invite somebody</Anchor>}
        />
      ) : (
        <ListTable caption="People" columns={columns} rows={found.data?.people ?? null} stale={false} />
      )}
      <Text size="sm" c="dimmed" p="md">
        Levels and invitations are changed in{' '}
        <Anchor size="sm" underline="always" renderRoot={(props) => <Link {...props} to="/user-management" />}>
          User Management
        </Anchor>
        .
      </Text>
    </Paper>
  )
}
