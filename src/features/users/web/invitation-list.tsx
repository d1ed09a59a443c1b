import { Badge, Button, Paper, Text } from '@mantine/core'
import type { ReplyOf } from '../../../platform/web/call.ts'
import { sentenceOf } from '../../../platform/web/call.ts'
import { useCommand } from '../../../platform/web/use-command.ts'
import { useQuery } from '../../../platform/web/use-query.ts'
import { displayPhone } from '../../../rules/phone.ts'
import { Alert } from '../../../ui/alert.tsx'
import { type Column, ListTable } from '../../../ui/list-table.tsx'
import { notice } from '../../../ui/notice.ts'
import { Empty, Failed } from '../../../ui/states.tsx'
import { useMe } from '../../sign-in/web/door.ts'
import { invitations, withdrawInvitation } from '../contract/invitations.ts'
import { people } from '../contract/people.ts'
import type { ChangeSearch, PeopleSearch } from './people-search.ts'
import { PersonDialogs } from './person-dialogs.tsx'

type Row = ReplyOf<typeof invitations>['rows'][number]

const states = { open: 'Open', accepted: 'Accepted', withdrawn: 'Withdrawn', expired: 'Expired' } as const
const mails = {
  waiting: 'Mail on its way',
  sending: 'Mail on its way',
  sent: 'Mail sent',
  failed: 'The mail could not be delivered: withdraw and hand over a link',
  kept: 'In the mailbox of this demo',
} as const
const day = (instant: string) =>
  new Date(instant).toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric' })
const whom = (row: Row) => row.full_name || row.email || displayPhone(row.phone_number) || 'Anybody with the link'

const columns = (showsOrganization: boolean): Column<Row>[] => [
  {
    key: 'whom',
    label: 'Whom',
    width: 220,
    cell: (row) => (
      <>
        <Text size="sm" fw={600}>
          {whom(row)}
        </Text>
        <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {row.email || (row.phone_number ? displayPhone(row.phone_number) : '')}
        </Text>
      </>
    ),
  },
  {
    key: 'state',
    label: 'State',
    width: 110,
    cell: (row) => (
      <Badge variant="light" color={row.state === 'open' ? 'pine' : 'gray'} tt="none">
        {states[row.state]}
      </Badge>
    ),
  },
  { key: 'sent', label: 'Sent', width: 170, cell: (row) => (row.mail ? mails[row.mail] : 'Link handed over') },
  { key: 'level', label: 'Admin level', width: 90, cell: (row) => row.admin_level ?? 'None' },
  ...(showsOrganization
    ? [{ key: 'organization', label: 'Organization', width: 160, cell: (row: Row) => row.organization_name }]
    : []),
  { key: 'by', label: 'Invited by', width: 130, cell: (row) => row.invited_by || '–' },
  { key: 'made', label: 'Made', width: 110, cell: (row) => day(row.created_at) },
  { key: 'until', label: 'Works until', width: 110, cell: (row) => day(row.expires_at) },
]

/** Who was invited, and what became of it. */
export const InvitationList = ({ search, onSearch }: { search: PeopleSearch; onSearch: ChangeSearch }) => {
  const me = useMe()
  const found = useQuery(invitations, {}, { areas: ['users'] })
  const known = useQuery(people, {}, { areas: ['users'] })
  const withdraw = useCommand(withdrawInvitation)
  const rows = found.data?.rows ?? null
  return (
    <Paper component="section" aria-label="Invitations" style={{ overflow: 'clip' }}>
      {withdraw.isError ? (
        <Alert>{sentenceOf(withdraw.error, 'The invitation could not be withdrawn. Please try again.')}</Alert>
      ) : null}
      {found.isError && !found.data ? (
        <Failed onRetry={() => void found.refetch()}>
          {sentenceOf(found.error, 'The invitations could not be loaded.')}
        </Failed>
      ) : rows?.length === 0 ? (
        <Empty title="No invitations yet.">Invite a person, and see here what became of it.</Empty>
      ) : (
        <ListTable
          caption="Invitations"
          columns={columns(me?.isPlatform ?? false)}
          rows={rows}
          actions={(row) =>
            row.state === 'open' ? (
              <Button
                size="compact-sm"
                variant="default"
                aria-label={`Withdraw the invitation of ${whom(row)}`}
                onClick={() =>
                  withdraw.mutate(
                    { id: row.id },
                    { onSuccess: () => notice('The invitation is withdrawn. Its link no longer works.') },
                  )
                }
              >
                Withdraw
              </Button>
            ) : null
          }
        />
      )}
      <PersonDialogs
        search={search}
        rows={[]}
        organizations={known.data?.organizations ?? []}
        onClose={() => onSearch({ dialog: undefined, id: undefined }, true)}
      />
    </Paper>
  )
}
