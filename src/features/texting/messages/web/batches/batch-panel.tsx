import { Button, Group, Progress, Select, Stack, Text, UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { getErrorMessage } from '../../../../../platform/web/call.ts'
import { LinkButton } from '../../../../../platform/web/link-button.tsx'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { formatCount } from '../../../../../rules/words/format-count.ts'
import { formatDateTime } from '../../../../../ui/format-date-time.ts'
import { EmptyState, ErrorState, LoadingLines } from '../../../../../ui/states.tsx'
import { textBatch, textBatches } from '../../contract/messages.ts'
import { BatchControls } from './batch-controls.tsx'
import css from './batch-panel.module.css'
import { BatchResults } from './batch-results.tsx'

type Batch = z.infer<typeof textBatches.reply>['batches'][number]
type BatchPanelProps = { batchId: string | null; onChoose: (id: string | null) => void }

const n = (value: number) => formatCount(value)
const getProgress = ({ total, queued, held }: Batch) =>
  total === 0 ? 100 : Math.round(((total - queued - held) / total) * 100)

const BatchHead = ({ batch }: { batch: Batch }) => (
  <div>
    <Group justify="space-between" wrap="nowrap">
      <Text size="sm" fw={600} lineClamp={1}>
        {batch.message}
      </Text>
      <Text size="xs" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
        {formatDateTime(batch.createdAt)}
      </Text>
    </Group>
    <Progress value={getProgress(batch)} size={6} my={6} aria-label={`${getProgress(batch)} percent done`} />
    {batch.sendAt ? (
      <Text size="xs" c="dimmed">
        Not before {formatDateTime(batch.sendAt)}
      </Text>
    ) : null}
    <Text size="xs" c="dimmed">
      {n(batch.sent)} of {n(batch.total)} sent
      {batch.state === 'paused' ? ' · paused' : ''}
      {batch.state === 'canceled' ? ' · canceled' : ''}
      {batch.queued > 0 ? ` · ${n(batch.queued)} waiting` : ''}
      {batch.held > 0 ? ` · ${n(batch.held)} held for later` : ''}
      {batch.canceled > 0 ? ` · ${n(batch.canceled)} canceled` : ''}
      {batch.failed > 0 ? ` · ${n(batch.failed)} failed` : ''}
      {batch.unknown > 0 ? ` · ${n(batch.unknown)} unknown` : ''}
      {batch.skipped > 0 ? ` · ${n(batch.skipped)} skipped` : ''}
    </Text>
  </div>
)

const choices = [
  { value: '', label: 'Everyone' },
  { value: 'queued', label: 'Waiting' },
  { value: 'held', label: 'Held for later' },
  { value: 'sent', label: 'Sent' },
  { value: 'failed', label: 'Failed' },
  { value: 'unknown', label: 'Unknown' },
  { value: 'canceled', label: 'Canceled' },
  { value: 'skipped', label: 'Skipped' },
] as const
type Result = (typeof choices)[number]['value']

type OneBatchProps = { id: string; onBack: () => void; onOpen: (id: string) => void }

const OneBatch = ({ id, onBack, onOpen }: OneBatchProps) => {
  const [result, setResult] = useState<Result>('')
  const [page, setPage] = useState(1)
  const batch = useQuery(textBatch, { id, result, page }, { keepPrevious: true, staleTime: 0, refetchInterval: 4_000 })
  if (batch.isError && !batch.data)
    return (
      <ErrorState onRetry={() => void batch.refetch()}>
        {getErrorMessage(batch.error, 'Couldn’t load this bulk text.')}
      </ErrorState>
    )
  if (!batch.data) return <LoadingLines label="Loading bulk text" lines={8} />
  return (
    <Stack gap="md">
      <Group>
        <Button size="compact-sm" variant="subtle" onClick={onBack}>
          All Bulk Texts
        </Button>
      </Group>
      <div role="status">
        <BatchHead batch={batch.data.batch} />
      </div>
      <BatchControls batch={batch.data.batch} onOpen={onOpen} />
      <Select
        label="Show"
        data={[...choices]}
        value={result}
        onChange={(value) => {
          setResult(choices.find((choice) => choice.value === value)?.value ?? '')
          setPage(1)
        }}
        allowDeselect={false}
      />
      <BatchResults results={batch.data.results} total={batch.data.total} page={page} onPage={setPage} />
    </Stack>
  )
}

/** The reader's recent bulk texts, and one result per person of the chosen one. */
export const BatchPanel = ({ batchId, onChoose }: BatchPanelProps) => {
  const list = useQuery(textBatches, {}, { enabled: batchId === null, staleTime: 0 })
  if (batchId !== null) return <OneBatch key={batchId} id={batchId} onBack={() => onChoose(null)} onOpen={onChoose} />
  if (list.isError)
    return (
      <ErrorState onRetry={() => void list.refetch()}>
        {getErrorMessage(list.error, 'Couldn’t load bulk texts.')}
      </ErrorState>
    )
  if (!list.data) return <LoadingLines label="Loading bulk texts" lines={8} />
  if (list.data.batches.length === 0)
    return (
      <EmptyState
        title="No bulk texts yet"
        action={<LinkButton to="/candidate-directory">Open the Candidate Directory</LinkButton>}
      >
        Select candidates, then choose Bulk Actions and Send Text Message.
      </EmptyState>
    )
  return (
    <Stack gap="xs">
      {list.data.batches.map((batch) => (
        <UnstyledButton key={batch.id} className={css.batch} onClick={() => onChoose(batch.id)}>
          <BatchHead batch={batch} />
        </UnstyledButton>
      ))}
    </Stack>
  )
}
