import { Button, Group, Paper, Progress, Text, Title } from '@mantine/core'
import css from '../documents.module.css'
import { isOpen, type Upload } from './use-uploads.ts'

type UploadListProps = { uploads: readonly Upload[]; onCancel: (key: number) => void; onClear: () => void }

const result = ({ state, share, words }: Upload) => {
  if (state === 'waiting') return 'Waiting'
  return state === 'sending' ? `${Math.round(share * 100)}%` : words
}

/** Every upload with how far it is, a way to cancel it, and what came of it. */
export const UploadList = ({ uploads, onCancel, onClear }: UploadListProps) => {
  if (uploads.length === 0) return null
  const open = uploads.filter(isOpen).length
  return (
    <Paper component="section" aria-label="Uploads" px="md" py="xs">
      <Group justify="space-between">
        <Title order={2} size="h4">
          Uploads
        </Title>
        <Text size="sm" c="dimmed" role="status">
          {open > 0 ? `${open} of ${uploads.length} in progress` : `${uploads.length} finished`}
        </Text>
        {open < uploads.length ? (
          <Button size="compact-sm" variant="subtle" onClick={onClear}>
            Clear Finished
          </Button>
        ) : null}
      </Group>
      <ul className={css.uploads}>
        {uploads.map((upload) => (
          <li key={upload.key} className={css.upload}>
            <div className={css.words}>
              <Text size="sm" fw={500}>
                {upload.name}
              </Text>
              <Text size="xs" c={upload.state === 'failed' ? 'var(--app-danger)' : 'dimmed'}>
                {result(upload)}
              </Text>
            </div>
            {isOpen(upload) ? (
              <Button
                size="compact-sm"
                variant="default"
                aria-label={`Cancel ${upload.name}`}
                onClick={() => onCancel(upload.key)}
              >
                Cancel
              </Button>
            ) : (
              <span />
            )}
            {upload.state === 'sending' ? (
              <Progress size="sm" value={upload.share * 100} aria-label={`Progress of ${upload.name}`} />
            ) : null}
          </li>
        ))}
      </ul>
    </Paper>
  )
}
