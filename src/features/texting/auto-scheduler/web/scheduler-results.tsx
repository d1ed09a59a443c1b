import { Button, Text } from '@mantine/core'
import { getErrorMessage } from '../../../../platform/web/call.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { formatCount } from '../../../../rules/words/format-count.ts'
import { DialogActions } from '../../../../ui/dialog/dialog-actions.tsx'
import { formatDateTime } from '../../../../ui/format-date-time.ts'
import { ErrorState, LoadingLines } from '../../../../ui/states.tsx'
import { schedulerRun } from '../contract/auto-scheduler.ts'
import css from './scheduler-results.module.css'

const words: Record<string, string> = {
  queued: 'Waiting',
  held: 'Held',
  sent: 'Sent',
  failed: 'Failed',
  unknown: 'Delivery unknown',
  skipped: 'Skipped',
}

const n = (value: number) => formatCount(value)

/** The results of a run, person by person; refetches while someone waits. */
export const SchedulerResults = ({ runId, onClose }: { runId: string; onClose: () => void }) => {
  const run = useQuery(schedulerRun, { id: runId }, { staleTime: 0, refetchInterval: 3_000 })
  if (run.isError && !run.data)
    return (
      <ErrorState onRetry={() => void run.refetch()}>
        {getErrorMessage(run.error, 'Couldn’t load the results.')}
      </ErrorState>
    )
  if (!run.data) return <LoadingLines label="Loading results" lines={6} />
  const { queued, sent, failed, unknown, skipped, results } = run.data
  const summary = [
    `${n(sent)} sent`,
    queued > 0 ? `${n(queued)} waiting` : '',
    failed > 0 ? `${n(failed)} failed` : '',
    unknown > 0 ? `${n(unknown)} unknown` : '',
    skipped > 0 ? `${n(skipped)} skipped` : '',
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
