import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { getErrorMessage } from '../../../../../platform/web/call.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { formatCount } from '../../../../../rules/words/format-count.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { formatInstant } from '../../../../../ui/format-instant.ts'
import { EmptyState, ErrorState, LoadingLines } from '../../../../../ui/states.tsx'
import { undoStatusChange } from '../../contract/directory.ts'
import { statusBatches } from '../../contract/views.ts'
import { describeUndone } from '../status/describe-undone.ts'
import { StatusBadge } from '../status/status-badge.tsx'
import css from './rows.module.css'

/** Your own status changes of 30 days, each with Undo. */
export const BulkChanges = ({ onDone }: { onDone: () => void }) => {
  const list = useQuery(statusBatches, {})
  const undo = useCommand(undoStatusChange)
  const [said, setSaid] = useState<{ text: string; isProblem: boolean } | null>(null)
  const takeBack = async (batchId: string) => {
    try {
      setSaid({ text: describeUndone(await undo.mutateAsync({ batchId })), isProblem: false })
    } catch (error) {
      setSaid({ text: getErrorMessage(error, 'Couldn’t undo the change. Try again.'), isProblem: true })
    }
  }
  if (list.isError && !list.data)
    return <ErrorState onRetry={() => void list.refetch()}>Couldn’t load your changes.</ErrorState>
  if (!list.data) return <LoadingLines label="Loading your changes" />
  if (list.data.batches.length === 0)
    return (
      <EmptyState
        title="No changes yet"
        action={
          <Button variant="default" onClick={onDone}>
            Back to the Candidates
          </Button>
        }
      >
        You can undo status changes from the last 30 days here.
      </EmptyState>
    )
  return (
    <>
      {said ? <Alert kind={said.isProblem ? 'problem' : 'success'}>{said.text}</Alert> : null}
      <ul className={css.list}>
        {list.data.batches.map(({ id, status, changed, created_at, undone_at, canUndo, isBooking }) => (
          <li key={id} className={css.item}>
            <Group justify="space-between" wrap="nowrap" gap="sm">
              <div>
                <Group gap={6}>
                  <Text span>
                    {formatCount(changed)} {changed === 1 ? 'candidate' : 'candidates'} to
                  </Text>
                  <StatusBadge status={status} />
                </Group>
                <Text size="sm" c="dimmed">
                  {formatInstant(created_at)}
                  {isBooking ? ' · from a booking; the interview is kept' : ''}
                  {undone_at ? ` · undone ${formatInstant(undone_at)}` : ''}
                </Text>
              </div>
              {canUndo ? (
                <Button
                  size="compact-sm"
                  variant="default"
                  disabled={undo.isPending}
                  aria-label={`Undo: ${changed} to ${status}, ${formatInstant(created_at)}`}
                  onClick={() => void takeBack(id)}
                >
                  Undo
                </Button>
              ) : null}
            </Group>
          </li>
        ))}
      </ul>
    </>
  )
}
