import { Button, Group, Progress, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { getErrorMessage, type ReplyOf } from '../../../../platform/web/call.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { DialogActions } from '../../../../ui/dialog/dialog-actions.tsx'
import { formatInstant } from '../../../../ui/format-instant.ts'
import { ErrorState, LoadingLines } from '../../../../ui/states.tsx'
import { makePersonFile, personFiles } from '../contract/person-files.ts'
import type { PersonFileKind } from '../rules/person-file-kinds.ts'
import css from './person-file-form.module.css'

const lookEvery = 1_500

const explanations: Record<PersonFileKind, readonly string[]> = {
  everything: [
    'A ZIP of everything your organization has on file about this person, with their files and merged records.',
    'Read it before you share it. Internal notes may name other people.',
  ],
  decision: [
    'A ZIP of what the score and decisions are based on: facts with quotes, weights, people’s changes, views, consent, and texts.',
    'Print its page, or save it as PDF. Anyone with the product can recompute the score from its JSON, without this server.',
  ],
}

type PersonFile = ReplyOf<typeof personFiles>['files'][number]

const FileLine = ({ file: { fileName, state, done, total, url, created_at, expires_at } }: { file: PersonFile }) => (
  <li className={css.item}>
    <Group justify="space-between" wrap="nowrap" gap="sm">
      <div className={css.name}>
        <Text fw={600}>{fileName}</Text>
        <Text size="sm" c="dimmed">
          {formatInstant(created_at)} · until {formatInstant(expires_at)}
        </Text>
      </div>
      {state === 'failed' ? (
        <Text size="sm" c="var(--app-danger)">
          Failed. Create it again.
        </Text>
      ) : url ? (
        <Button
          className={css.save}
          size="compact-sm"
          variant="default"
          component="a"
          href={url}
          download
          aria-label={`Save ${fileName}`}
        >
          Save
        </Button>
      ) : null}
    </Group>
    {state === 'waiting' ? (
      <Progress
        mt={6}
        size={6}
        value={total > 0 ? (done / total) * 100 : 0}
        aria-label={`Writing ${fileName}, ${done} of ${total} parts`}
      />
    ) : null}
  </li>
)

const OwnFiles = ({ id, kind }: { id: string; kind: PersonFileKind }) => {
  const [isWriting, setIsWriting] = useState(false)
  const found = useQuery(personFiles, { id }, { refetchInterval: isWriting && lookEvery })
  const writes = found.data?.files.some(({ state }) => state === 'waiting') ?? false
  if (writes !== isWriting) setIsWriting(writes)
  if (found.isError)
    return (
      <ErrorState onRetry={() => void found.refetch()}>
        {getErrorMessage(found.error, 'Couldn’t load your files.')}
      </ErrorState>
    )
  if (!found.data) return <LoadingLines label="Loading your files" lines={2} />
  const files = found.data.files.filter((file) => file.kind === kind)
  if (files.length === 0)
    return (
      <Text size="sm" c="dimmed">
        No files yet. A file stays here for a week, for you only.
      </Text>
    )
  return (
    <ul className={css.list} aria-label="Your files">
      {files.map((file) => (
        <FileLine key={file.id} file={file} />
      ))}
    </ul>
  )
}

type PersonFileFormProps = { id: string; kind: PersonFileKind; onDone: () => void }

/** Requests a file about a candidate, shows its progress, and offers those of the last week. */
export const PersonFileForm = ({ id, kind, onDone }: PersonFileFormProps) => {
  const make = useCommand(makePersonFile)
  return (
    <Stack gap="md">
      {explanations[kind].map((text) => (
        <Text key={text} size="sm">
          {text}
        </Text>
      ))}
      {make.isError ? <Alert>{getErrorMessage(make.error, 'Couldn’t create the file. Try again.')}</Alert> : null}
      <OwnFiles id={id} kind={kind} />
      <DialogActions>
        <Button variant="default" onClick={onDone}>
          Done
        </Button>
        <Button loading={make.isPending} onClick={() => make.mutate({ id, kind })}>
          Create File
        </Button>
      </DialogActions>
    </Stack>
  )
}
