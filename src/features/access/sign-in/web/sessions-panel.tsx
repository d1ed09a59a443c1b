import { Badge, Button, Group, Paper, Text, Title } from '@mantine/core'
import type { ReplyOf } from '../../../../platform/web/call.ts'
import { getErrorMessage } from '../../../../platform/web/call.ts'
import { toListQuestion } from '../../../../platform/web/to-list-question.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { formatDateTime } from '../../../../ui/format-date-time.ts'
import { ListBody } from '../../../../ui/list/list-body.tsx'
import type { Column } from '../../../../ui/list/list-column.ts'
import { showToast } from '../../../../ui/notice/show-toast.ts'
import { endOtherSessions, endOwnSession, ownSessions } from '../contract/sessions.ts'

type Row = ReplyOf<typeof ownSessions>['rows'][number]

const columns: Column<Row>[] = [
  {
    key: 'device',
    label: 'Device',
    width: 180,
    cell: (row) => (
      <Group gap={6} wrap="nowrap">
        {row.device}
        {row.isThis ? (
          <Badge variant="light" tt="none">
            This one
          </Badge>
        ) : null}
      </Group>
    ),
  },
  { key: 'address', label: 'Address', width: 120, cell: (row) => row.address || '–' },
  { key: 'in', label: 'Signed in', width: 150, cell: (row) => formatDateTime(row.signedInAt) },
  { key: 'seen', label: 'Last seen', width: 150, cell: (row) => formatDateTime(row.lastSeenAt) },
]

/** Where one is signed in, with ways to end it. */
export const SessionsPanel = () => {
  const found = useQuery(ownSessions, {}, { staleTime: 0 })
  const [one, others] = [useCommand(endOwnSession), useCommand(endOtherSessions)]
  const failed = one.error ?? others.error
  const done = (said: string) => {
    showToast(said)
    void found.refetch()
  }
  return (
    <Paper p="md" component="section" aria-label="Sessions">
      <Group justify="space-between" mb="sm">
        <Title order={2}>Sessions</Title>
        {found.data && found.data.rows.length > 1 ? (
          <Button
            variant="default"
            loading={others.isPending}
            onClick={() =>
              others.mutate(
                {},
                {
                  onSuccess: ({ ended }) =>
                    done(ended === 1 ? 'Ended 1 other session.' : `Ended ${ended} other sessions.`),
                },
              )
            }
          >
            End All Others
          </Button>
        ) : null}
      </Group>
      <Text size="sm" c="dimmed" mb="sm">
        Sessions end after 1 hour of inactivity
        {found.data ? `, and ${found.data.longestHours} hours after you signed in` : ''}.
      </Text>
      {failed ? <Alert>{getErrorMessage(failed, 'Couldn’t end the session. Try again.')}</Alert> : null}
      <ListBody
        caption="Sessions"
        question={toListQuestion(found, 'Couldn’t load the sessions.')}
        empty={{ none: { title: 'No sessions.' } }}
        columns={columns}
        actions={(row) =>
          row.isThis ? null : (
            <Button
              size="compact-sm"
              variant="default"
              aria-label={`End the session on ${row.device}, ${row.address}`}
              onClick={() => one.mutate({ id: row.id }, { onSuccess: () => done('Session ended.') })}
            >
              End
            </Button>
          )
        }
      />
    </Paper>
  )
}
