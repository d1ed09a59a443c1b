import { Anchor, Button, Group, Paper, Progress, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { getErrorMessage, type ReplyOf } from '../../../../platform/web/call.ts'
import { listFrom } from '../../../../platform/web/to-list-question.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { formatCount } from '../../../../rules/words/format-count.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Confirm } from '../../../../ui/dialog/confirm.tsx'
import { formatInstant } from '../../../../ui/format-instant.ts'
import { ListStates } from '../../../../ui/list/list-states.tsx'
import { showProblem } from '../../../../ui/notice/show-toast.ts'
import { LoadingLines } from '../../../../ui/states.tsx'
import { imports, undoImport } from '../contract/imports.ts'
import { describeCounts } from './import-preview.tsx'
import css from './imports.module.css'

type Import = ReplyOf<typeof imports>['imports'][number]
const lookEvery = 1_500
const n = (value: number) => formatCount(value)

const One = ({ run, onUndo }: { run: Import; onUndo: () => void }) => (
  <li className={css.item}>
    <Group justify="space-between" gap="sm">
      <div>
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {run.fileName}
        </Text>
        <Text size="sm" c="dimmed">
          {formatInstant(run.at)}
          {run.state === 'running' ? '' : ` · ${describeCounts(run.counts)}`}
          {run.undone_at ? ` · undone ${formatInstant(run.undone_at)}` : ''}
        </Text>
      </div>
      <Group gap="xs">
        {run.rejectsUrl ? (
          <Anchor href={run.rejectsUrl} download size="sm">
            Rows not loaded
          </Anchor>
        ) : null}
        {run.canUndo ? (
          <Button size="compact-sm" variant="default" aria-label={`Undo ${run.fileName}`} onClick={onUndo}>
            Undo
          </Button>
        ) : null}
      </Group>
    </Group>
    {run.state === 'running' ? (
      <Progress
        mt={6}
        size={6}
        value={run.total > 0 ? (run.done / run.total) * 100 : 0}
        aria-label={`${n(run.done)} of ${n(run.total)} rows of ${run.fileName} loaded`}
      />
    ) : null}
    {run.failure ? <Alert>{run.failure}</Alert> : null}
  </li>
)

type PastImportsProps = {
  /** Asks for a file; null while one is being looked through. */
  onChoose: (() => void) | null
}

/** The last imports: those that run with their progress, each with the rows that were not loaded, and Undo for 30 days. */
export const PastImports = ({ onChoose }: PastImportsProps) => {
  const [asked, setAsked] = useState<Import | null>(null)
  const undo = useCommand(undoImport)
  const list = useQuery(imports, {}, { refetchInterval: lookEvery })
  const takeBack = () => {
    if (!asked) return
    undo.mutate(
      { id: asked.id },
      {
        onError: (error) => showProblem(getErrorMessage(error, 'Couldn’t undo the import. Try again.')),
        onSettled: () => setAsked(null),
      },
    )
  }
  return (
    <Paper p="md" component="section">
      <Title order={2} mb="xs">
        Imports so far
      </Title>
      {undo.data ? (
        <Alert kind="success">
          {n(undo.data.removed)} removed, {n(undo.data.restored)} restored, {n(undo.data.stayed)} kept.
          {undo.data.examples.map(({ id, name, reason }) => (
            <Text key={id} size="sm">
              {name}: {reason}
            </Text>
          ))}
        </Alert>
      ) : null}
      <ListStates
        question={listFrom(list, 'Couldn’t load the imports.', (answer) => ({ rows: answer.imports }))}
        empty={{
          none: {
            title: 'No imports yet.',
            children: onChoose ? undefined : 'The file above will be your first import.',
            action: onChoose ? <Button onClick={onChoose}>Choose a File</Button> : null,
          },
        }}
        waiting={<LoadingLines label="Loading imports" />}
      >
        {(rows) => (
          <ul className={css.list}>
            {rows.map((run) => (
              <One key={run.id} run={run} onUndo={() => setAsked(run)} />
            ))}
          </ul>
        )}
      </ListStates>
      <Confirm
        opened={asked !== null}
        title="Undo the whole import?"
        action={`Undo ${n((asked?.counts.created ?? 0) + (asked?.counts.updated ?? 0))} candidates`}
        busy={undo.isPending}
        onConfirm={takeBack}
        onClose={() => setAsked(null)}
      >
        New candidates of {asked?.fileName} are removed and filled fields cleared. Records changed since are kept.
      </Confirm>
    </Paper>
  )
}
