import { Badge, Button, Group, Paper, Stack, Text } from '@mantine/core'
import { getErrorMessage } from '../../../../../platform/web/call.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { showMonth } from '../../../../../rules/periods/month.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { runReportSchedule, type ScheduleRow } from '../../contract/schedules.ts'
import { describeSchedule } from '../../rules/report-schedule.ts'

type Sending = NonNullable<ScheduleRow['last']>
const states: Record<Sending['people'][number]['state'], string> = {
  sent: 'sent',
  waiting: 'on its way',
  kept: 'in the demo’s mailbox',
  failed: 'not delivered',
  unknown: 'delivery unknown',
  skipped: 'skipped',
}
const momentIn = (instant: string, timeZone: string) =>
  new Date(instant).toLocaleString('en-US', { timeZone, dateStyle: 'medium', timeStyle: 'short' })

/** Results of the last sending, one line per person with something to report. */
const Outcome = ({ last, timeZone }: { last: Sending; timeZone: string }) => (
  <div style={{ marginTop: 6 }}>
    <Text size="sm">
      Last: {showMonth(last.month)}, {momentIn(last.at, timeZone)}
    </Text>
    <Text size="sm" c="dimmed" component="ul" m={0} pl="md">
      {last.people.map(({ name, state, reason }, at) => (
        <li key={`${name} ${at}`}>
          {name}: {states[state]}
          {reason ? ` – ${reason}` : ''}
        </li>
      ))}
    </Text>
  </div>
)

type ScheduleCardProps = { row: ScheduleRow; timeZone: string; canMail: boolean; onChange: () => void }

const ScheduleCard = ({ row, timeZone, canMail, onChange }: ScheduleCardProps) => {
  const run = useCommand(runReportSchedule)
  const words = describeSchedule(row)
  return (
    <Paper component="li" p="md" aria-label={words}>
      <Group justify="space-between" align="flex-start" gap="sm">
        <div style={{ flex: '1 1 200px' }}>
          <Group gap="xs">
            <Text fw={600}>{words}</Text>
            {row.running ? null : (
              <Badge variant="light" color="gray">
                Paused
              </Badge>
            )}
          </Group>
          <Text size="sm">To {row.recipients.map(({ name }) => name).join(', ')}</Text>
          {row.running ? (
            <Text size="sm" c="dimmed">
              Next: {momentIn(row.nextAt, timeZone)}. Scheduled by {row.madeBy}.
            </Text>
          ) : null}
        </div>
        <Group gap="xs">
          {row.running && canMail ? (
            <Button variant="default" size="compact-sm" h={30} onClick={onChange} aria-label={`Change ${words}`}>
              Change
            </Button>
          ) : null}
          {row.running || canMail ? (
            <Button
              variant="default"
              size="compact-sm"
              h={30}
              loading={run.isPending}
              aria-label={`${row.running ? 'Pause' : 'Resume'}: ${words}`}
              onClick={() => run.mutate({ id: row.id, running: !row.running })}
            >
              {row.running ? 'Pause' : 'Resume'}
            </Button>
          ) : null}
        </Group>
      </Group>
      {run.isError ? <Alert>{getErrorMessage(run.error, 'Couldn’t change this. Try again.')}</Alert> : null}
      {row.last ? <Outcome last={row.last} timeZone={timeZone} /> : null}
    </Paper>
  )
}

type ScheduleListProps = {
  rows: readonly ScheduleRow[]
  timeZone: string
  canMail: boolean
  onChange: (row: ScheduleRow) => void
}

/** The scheduled reports with their last sending; one click stops one. */
export const ScheduleList = ({ rows, timeZone, canMail, onChange }: ScheduleListProps) => (
  <Stack gap="sm" component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
    {rows.map((row) => (
      <ScheduleCard key={row.id} row={row} timeZone={timeZone} canMail={canMail} onChange={() => onChange(row)} />
    ))}
  </Stack>
)
