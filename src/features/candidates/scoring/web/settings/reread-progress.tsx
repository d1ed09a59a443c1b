import { Button, Group, Paper, Progress, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { getErrorMessage } from '../../../../../platform/web/call.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { formatCount } from '../../../../../rules/words/format-count.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { Confirm } from '../../../../../ui/dialog/confirm.tsx'
import { previewReading, rescoreAll } from '../../contract/scoring-settings.ts'
import { PreviewResult } from './preview-result.tsx'
import type { Settings } from './rubric-words.ts'

const resumes = (count: number) => `${formatCount(count)} ${count === 1 ? 'resume' : 'resumes'}`

type ReadAgainProps = { id: string; settings: Settings; mayChange: boolean }

/** Progress of the reading. It continues after this page is left, and is shown here again. */
export const RereadProgress = ({ id, settings: { read, rubricVersion }, mayChange }: ReadAgainProps) => {
  const [isAsking, setAsking] = useState(false)
  const again = useCommand(rescoreAll)
  const preview = useCommand(previewReading)
  const all = read.scored + read.waits + read.failed
  const done = read.scored + read.failed
  return (
    <Paper p="md" component="section" aria-label="Resumes read">
      <Title order={3}>Resumes read</Title>
      <Text size="sm" role="status" mt={4}>
        {`${resumes(read.scored)} read${read.older === 0 ? ` with rubric ${rubricVersion}` : ''}.`}
        {read.older > 0
          ? ` ${formatCount(read.older)} of them used an earlier rubric than today’s ${rubricVersion}.`
          : ''}
        {read.waits > 0 ? ` ${formatCount(read.waits)} waiting. We read them in the background, newest first.` : ''}
        {read.failed > 0 ? ` We couldn’t read ${formatCount(read.failed)}.` : ''}
      </Text>
      {read.waits > 0 ? <Progress mt="xs" value={(100 * done) / all} aria-label={`${done} of ${all} read`} /> : null}
      {again.isError ? <Alert>{getErrorMessage(again.error, 'Couldn’t start reading. Try again.')}</Alert> : null}
      {preview.isError ? (
        <Alert>{getErrorMessage(preview.error, 'Couldn’t preview the scores. Try again.')}</Alert>
      ) : null}
      {preview.data && read.waits === 0 ? <PreviewResult preview={preview.data} cut="the first" /> : null}
      {mayChange && all > 0 ? (
        <Group mt="sm" gap="xs">
          <Button
            variant="default"
            disabled={read.waits > 0}
            loading={preview.isPending}
            onClick={() => preview.mutate({ id })}
          >
            Compare With Current Rubric
          </Button>
          <Button variant="default" disabled={read.waits > 0} onClick={() => setAsking(true)}>
            Read All Again
          </Button>
        </Group>
      ) : null}
      <Confirm
        opened={isAsking}
        title="Read all resumes again?"
        action={`Read ${resumes(all)}`}
        busy={again.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          preview.reset()
          again.mutate({ id }, { onSettled: () => setAsking(false) })
        }}
      >
        We read and score every resume again with the current rubric, in the background. Scores that came with
        applications and scores set by a person stay.
      </Confirm>
    </Paper>
  )
}
