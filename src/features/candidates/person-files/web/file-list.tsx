import { Button, Group, Progress, Text } from '@mantine/core'
import { useState } from 'react'
import { getErrorMessage, type ReplyOf } from '../../../../platform/web/call.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { formatInstant } from '../../../../ui/format-instant.ts'
import { ErrorState, LoadingLines } from '../../../../ui/states.tsx'
import type { personFiles } from '../contract/person-files.ts'
import type { PersonFileKind } from '../rules/person-file-kinds.ts'
import css from './file-list.module.css'

const lookEvery = 1_500

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

type FileListProps = {
  /** The endpoint that lists your own files about `id`. */
  from: typeof personFiles
  id: string
  kind: PersonFileKind
}

/** Your own downloads of the last week, with the progress of those that are being written. */
export const FileList = ({ from, id, kind }: FileListProps) => {
  const [isWriting, setIsWriting] = useState(false)
  const found = useQuery(from, { id }, { refetchInterval: isWriting && lookEvery })
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
