import { Button, Group } from '@mantine/core'
import { useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { getErrorMessage } from '../../../../../platform/web/call.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { formatCount } from '../../../../../rules/words/format-count.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { Confirm } from '../../../../../ui/dialog/confirm.tsx'
import { controlBatch, retryBatch } from '../../contract/batches.ts'
import type { textBatches } from '../../contract/messages.ts'

type Batch = z.infer<typeof textBatches.reply>['batches'][number]

const texts = (count: number) => `${formatCount(count)} ${count === 1 ? 'text' : 'texts'}`
const noAnswer = 'No answer from the server. Try again.'

/** Pauses, resumes, cancels what waits, and sends the failed ones again as a bulk text of their own. */
export const BatchControls = ({ batch, onOpen }: { batch: Batch; onOpen: (batchId: string) => void }) => {
  // Born once: pressing again after a lost answer queues nothing twice.
  const retryId = useRef(crypto.randomUUID())
  const [asking, setAsking] = useState(false)
  const [problem, setProblem] = useState('')
  const steer = useCommand(controlBatch)
  const retry = useCommand(retryBatch)
  const waiting = batch.queued + batch.held
  const told = {
    onSuccess: () => setProblem(''),
    onError: (error: Error) => setProblem(getErrorMessage(error, noAnswer)),
    onSettled: () => setAsking(false),
  }
  const to = (state: Batch['state']) => steer.mutate({ id: batch.id, to: state }, told)
  const isOpen = waiting > 0 && batch.state !== 'canceled'
  if (!isOpen && batch.failed === 0 && !problem) return null
  return (
    <div>
      {problem ? <Alert>{problem}</Alert> : null}
      <Group gap="xs">
        {isOpen && batch.state === 'running' ? (
          <Button size="compact-sm" variant="default" loading={steer.isPending} onClick={() => to('paused')}>
            Pause
          </Button>
        ) : null}
        {isOpen && batch.state === 'paused' ? (
          <Button size="compact-sm" loading={steer.isPending} onClick={() => to('running')}>
            Resume
          </Button>
        ) : null}
        {isOpen ? (
          <Button size="compact-sm" variant="subtle" color="red" onClick={() => setAsking(true)}>
            Cancel the Rest
          </Button>
        ) : null}
        {batch.failed > 0 ? (
          <Button
            size="compact-sm"
            variant="light"
            loading={retry.isPending}
            onClick={() =>
              retry.mutate(
                { id: batch.id, batchId: retryId.current },
                { ...told, onSuccess: ({ batchId }) => onOpen(batchId) },
              )
            }
          >
            Retry {formatCount(batch.failed)} failed
          </Button>
        ) : null}
      </Group>
      <Confirm
        opened={asking}
        title="Cancel this bulk text?"
        action={`Cancel ${texts(waiting)}`}
        busy={steer.isPending}
        onConfirm={() => to('canceled')}
        onClose={() => setAsking(false)}
      >
        Texts already sent stay sent. {texts(waiting)} that {waiting === 1 ? 'waits' : 'wait'} won’t be sent.
      </Confirm>
    </div>
  )
}
