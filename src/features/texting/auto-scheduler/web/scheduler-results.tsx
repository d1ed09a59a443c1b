import { Button, Text } from '@mantine/core'
import { errorMessage } from '../../../../platform/web/call.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { formatCount } from '../../../../rules/words/format-count.ts'
import { DialogActions } from '../../../../ui/dialog/dialog-actions.tsx'
import { formatDateTime } from '../../../../ui/format-date-time.ts'
import { ErrorState, LoadingLines } from '../../../../ui/states.tsx'
import { schedulerRun } from '../contract.ts'
import css from './scheduler-results.module.css'

const words: Record<string, string> = {
  queued: 'Waiting',
  held: 'Held',
  sent: 'Handed over',
  failed: 'Failed',
  unknown: 'May or may not have arrived',
  skipped: 'Left out',
}

const n = (value: number) => formatCount(value)

/** What became of a run, person by person; asks again while someone waits. */
export const SchedulerResults = ({ runId, onClose }: { runId: string; onClose: () => void }) => {
  const run = useQuery(schedulerRun, { id: runId }, { staleTime: 0, refetchInterval: 3_000 })
  if (run.isError && !run.data)
    return (
      <ErrorState onRetry={() => void run.refetch()}>
        {errorMessage(run.error, 'The results could not be loaded.')}
      </ErrorState>
    )
  if (!run.data) return <LoadingLines label="Loading results" lines={6} />
  const { queued, sent, failed, unknown, skipped, results } = run.data
  const summary = [
    `${n(sent)} handed over`,
    queued > 0 ? `${n(queued)} waiting` : '',
    failed > 0 ? `${n(failed)} failed` : '',
    unknown > 0 ? `${n(unknown)} unknown` : '',
    skipped > 0 ? `${n(skipped)} left out` : '',
  ]
  return (
    <>
      <Text size="sm" fw={600} role="status">
        {summary.filter(Boolean).join(' · ')}
      </Text>
      <ul className={css.results} aria-label="Results">
        {results.map((one) => (
          <li key={one.candidateId} className={css.result}>
            <span>{one.name}</span>
            <Text size="xs" c="dimmed" ta="right">
              {words[one.result] ?? one.result}
              {one.reason ? `: ${one.reason}` : ''}
              {one.sendAt && one.result === 'queued' ? ` (${formatDateTime(one.sendAt)})` : ''}
            </Text>
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </>
  )
}
