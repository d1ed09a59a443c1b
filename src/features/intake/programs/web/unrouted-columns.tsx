import { Badge, Text } from '@mantine/core'
import type { ReplyOf } from '../../../../platform/web/call.ts'
import { formatDateTime } from '../../../../ui/format-date-time.ts'
import type { Column } from '../../../../ui/list/list-column.ts'
import type { unroutedApplications } from '../contract/unrouted.ts'

export type Unrouted = ReplyOf<typeof unroutedApplications>['rows'][number]

/** Returns the person of a row, in words that are never empty. */
export const formatDisplayName = ({ name, email, phone }: Pick<Unrouted, 'name' | 'email' | 'phone'>): string =>
  name || email || phone || 'No name'

const kinds = { auto_reply: 'Automatic reply', bounce: 'Bounce', newsletter: 'Newsletter' } as const

const anywhere = { overflowWrap: 'anywhere' } as const

/** The columns of applications without a place. */
export const unroutedColumns: readonly Column<Unrouted>[] = [
  {
    key: 'name',
    label: 'Name',
    width: 140,
    cell: (row) => (
      <>
        <Text size="sm" fw={600} style={anywhere}>
          {formatDisplayName(row)}
        </Text>
        {row.hasResume ? (
          <Badge variant="light" size="sm">
            Resume
          </Badge>
        ) : null}
        {row.set_aside ? (
          <Badge variant="light" color="gray" size="sm">
            {kinds[row.set_aside]}
          </Badge>
        ) : null}
        {row.reason ? (
          <Text size="xs" c="dimmed">
            {row.reason}
          </Text>
        ) : null}
      </>
    ),
  },
  {
    key: 'contact',
    label: 'Contact',
    width: 170,
    cell: ({ email, phone }) => (
      <Text size="sm" component="div" style={anywhere}>
        {email ? <div>{email}</div> : null}
        {phone ? <div>{phone}</div> : null}
        {email || phone ? null : '–'}
      </Text>
    ),
  },
  {
    key: 'code',
    label: 'Job Code',
    width: 120,
    cell: ({ code, place }) => (
      <>
        <Text size="sm" lineClamp={2} style={anywhere}>
          {code || 'None'}
        </Text>
        {place ? (
          <Text size="xs" c="dimmed" style={anywhere}>
            {place.organization}, {place.location}
          </Text>
        ) : null}
      </>
    ),
  },
  {
    key: 'from',
    label: 'Submitted',
    width: 140,
    cell: ({ came_from, organization, received_at }) => (
      <>
        <Text size="sm" lineClamp={2} style={anywhere}>
          {came_from}
        </Text>
        {organization ? (
          <Text size="xs" c="dimmed">
            {organization}
          </Text>
        ) : null}
        <Text size="xs" c="dimmed">
          {formatDateTime(received_at)}
        </Text>
      </>
    ),
  },
]
