import { Button, Paper, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { getErrorMessage, type ReplyOf } from '../../../../../platform/web/call.ts'
import { listFrom } from '../../../../../platform/web/to-list-question.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { pluralize } from '../../../../../rules/words/count.ts'
import { formatCount } from '../../../../../rules/words/format-count.ts'
import { Confirm } from '../../../../../ui/dialog/confirm.tsx'
import { formatInstant } from '../../../../../ui/format-instant.ts'
import { ListBody } from '../../../../../ui/list/list-body.tsx'
import type { Column } from '../../../../../ui/list/list-column.ts'
import { showProblem, showToast } from '../../../../../ui/notice/show-toast.ts'
import { useLastValue } from '../../../../../ui/use-last-value.ts'
import { type installationSystem, retryJobs } from '../../contract/system.ts'
import { formatDuration } from '../../rules/format-duration.ts'
import { formatJobName } from '../../rules/format-job-name.ts'
import type { SystemFound } from './processes-section.tsx'

type System = ReplyOf<typeof installationSystem>
type Queue = System['queues'][number] & { id: string }
type FailedJob = System['failed'][number]

const n = (value: number) => formatCount(value)

const queueColumns: Column<Queue>[] = [
  {
    key: 'queue',
    label: 'Job',
    width: 220,
    cell: ({ queue }) => (
      <Text size="sm" fw={600}>
        {formatJobName(queue)}
      </Text>
    ),
  },
  { key: 'waiting', label: 'Waiting', width: 90, align: 'right', cell: ({ waiting }) => n(waiting) },
  {
    key: 'oldest',
    label: 'Oldest',
    width: 160,
    cell: ({ waiting, oldestSeconds }) => (waiting > 0 ? formatDuration(oldestSeconds) : '–'),
  },
  { key: 'active', label: 'Running', width: 90, align: 'right', cell: ({ active }) => n(active) },
  { key: 'failed', label: 'Failed in 7 days', width: 130, align: 'right', cell: ({ failed }) => n(failed) },
]

const failedColumns: Column<FailedJob>[] = [
  {
    key: 'queue',
    label: 'Job',
    width: 180,
    cell: ({ queue }) => (
      <Text size="sm" fw={600}>
        {formatJobName(queue)}
      </Text>
    ),
  },
  {
    key: 'why',
    label: 'Why',
    width: 360,
    cell: ({ sentence }) => <span style={{ overflowWrap: 'anywhere' }}>{sentence}</span>,
  },
  { key: 'at', label: 'Failed', width: 170, cell: ({ failedAt }) => formatInstant(failedAt) },
  { key: 'tries', label: 'Tries', width: 70, align: 'right', cell: ({ tries }) => n(tries) },
]

const busy = ({ queues }: System): Queue[] =>
  queues
    .filter(({ waiting, active, failed }) => waiting + active + failed > 0)
    .map((each) => ({ ...each, id: each.queue }))

/** Tries one failed job again, or all of a queue, and reports the result. */
const useRetry = () => {
  const retry = useCommand(retryJobs)
  const again = (queue: string, id: string | null, onSettled: () => void = () => undefined) =>
    retry.mutate(
      { queue, id },
      {
        onSuccess: ({ retried }) => showToast(`Retrying ${pluralize(retried, 'job')}.`),
        onError: (error) => showProblem(getErrorMessage(error, 'Couldn’t retry that. Try again.')),
        onSettled,
      },
    )
  return { again, retry }
}

/** The jobs of the server: waiting, running, and failed ones, with a way to try those again. */
export const JobsSection = ({ found }: { found: SystemFound }) => {
  const { again, retry } = useRetry()
  const [all, setAll] = useState<Queue | null>(null)
  const asked = useLastValue(all)
  const failedInAll = asked ? pluralize(asked.failed, 'failed job') : ''
  return (
    <Paper p="md" component="section" aria-label="Jobs">
      <Title order={2}>Jobs</Title>
      <Text size="sm" c="dimmed" mb="sm">
        Background work such as texts, emails, and imports. Kinds not listed have no waiting, running, or failed jobs.
      </Text>
      <ListBody
        caption="Jobs by kind"
        question={listFrom(found, 'Couldn’t load the jobs.', (system) => ({ rows: busy(system) }))}
        empty={{ none: { title: 'No waiting, running, or failed jobs.' } }}
        columns={queueColumns}
        actions={(row) =>
          row.failed > 0 ? (
            <Button
              size="compact-sm"
              variant="default"
              aria-label={`Retry all failed jobs: ${formatJobName(row.queue)}`}
              onClick={() => setAll(row)}
            >
              Retry All
            </Button>
          ) : null
        }
      />
      <Title order={3} mt="lg" mb="xs">
        Failed in the last 7 days
      </Title>
      <ListBody
        caption="Failed jobs"
        question={listFrom(found, 'Couldn’t load the failed jobs.', ({ failed }) => ({ rows: failed }))}
        empty={{ none: { title: 'No failed jobs in the last 7 days.' } }}
        columns={failedColumns}
        actions={({ id, queue }) => (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={`Retry: ${formatJobName(queue)}`}
            loading={retry.isPending && retry.variables.id === id}
            onClick={() => again(queue, id)}
          >
            Retry
          </Button>
        )}
      />
      <Confirm
        opened={all !== null}
        title={`Retry: ${formatJobName(asked?.queue ?? '')}`}
        action={`Retry ${failedInAll}`}
        busy={retry.isPending}
        onClose={() => setAll(null)}
        onConfirm={() => again(all?.queue ?? '', null, () => setAll(null))}
      >
        Each job checks what was already done. Nothing is sent twice.
      </Confirm>
    </Paper>
  )
}
