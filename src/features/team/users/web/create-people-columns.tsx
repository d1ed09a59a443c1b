import { Badge, Text } from '@mantine/core'
import type { Column } from '../../../../ui/list/list-column.ts'
import type { Person } from '../contract/people.ts'

const when = (instant: string) => {
  const at = new Date(instant)
  const isThisYear = at.getFullYear() === new Date().getFullYear()
  return at.toLocaleString('en-US', {
    month: 'short',
    day: 'numeric',
    ...(isThisYear ? { hour: 'numeric', minute: '2-digit' } : { year: 'numeric' }),
  })
}

const Name = ({ person }: { person: Person }) => (
  <>
    <Text size="sm" fw={600}>
      {person.full_name || person.email || 'No name'}
      {person.isSelf ? (
        <Text span size="xs" c="dimmed" fw={400}>
          {' '}
          (you)
        </Text>
      ) : null}
    </Text>
    <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
      {person.email || 'Signs in by phone'}
    </Text>
  </>
)

/** Name and email, rights, and how someone signs in. */
export const createPeopleColumns = (showsOrganization: boolean): Column<Person>[] => [
  { key: 'name', label: 'Name and email', width: 200, cell: (person) => <Name person={person} /> },
  { key: 'level', label: 'Admin level', width: 84, named: true, cell: (person) => person.admin_level ?? 'None' },
  { key: 'role', label: 'Role', width: 60, named: true, cell: (person) => person.role },
  ...(showsOrganization
    ? [{ key: 'organization', label: 'Organization', width: 150, cell: (person: Person) => person.organization_name }]
    : []),
  {
    key: 'seen',
    label: 'Last sign-in',
    named: true,
    width: 130,
    cell: (person) => (person.last_sign_in_at ? when(person.last_sign_in_at) : 'Never'),
  },
  {
    key: 'calendar',
    label: 'Calendar',
    named: true,
    width: 94,
    cell: (person) => (person.calendar_feed_at ? `Since ${when(person.calendar_feed_at).split(',')[0]}` : 'None'),
  },
  { key: 'two-factor', label: '2FA', width: 48, named: true, cell: (person) => (person.two_factor_at ? 'On' : 'Off') },
  {
    key: 'status',
    aside: true,
    label: 'Status',
    width: 110,
    cell: (person) =>
      person.deactivated_at ? (
        <Badge variant="light" color="gray" tt="none">
          Deactivated
        </Badge>
      ) : (
        <Badge variant="light" tt="none">
          Active
        </Badge>
      ),
  },
]
