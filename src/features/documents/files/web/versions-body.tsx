import { Badge, Button, Group, Stack, Text } from '@mantine/core'
import { getErrorMessage, getUrl } from '../../../../platform/web/call.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { formatInstant } from '../../../../ui/format-instant.ts'
import { ErrorState, LoadingLines } from '../../../../ui/states.tsx'
import { restoreVersion } from '../contract/changes.ts'
import { documentContent, documentDetails } from '../contract/files.ts'
import { describeCheck } from '../rules/document-check.ts'
import { findKind, showSize } from '../rules/document-kind.ts'
import css from './documents.module.css'
import { showPlainNotice } from './show-undo-notice.tsx'
import { UploadButton } from './uploads/upload-button.tsx'
import { UploadList } from './uploads/upload-list.tsx'
import { useUploads } from './uploads/use-uploads.ts'

/** Everything a file held, the present version first: download, restore, and a new one. */
export const VersionsBody = ({ id, mayEdit }: { id: string; mayEdit: boolean }) => {
  const details = useQuery(documentDetails, { id })
  const restore = useCommand(restoreVersion)
  const { uploads, start, cancel, clear } = useUploads()
  if (details.isError)
    return (
      <ErrorState onRetry={() => void details.refetch()}>
        {getErrorMessage(details.error, 'Couldn’t load the versions.')}
      </ErrorState>
    )
  if (!details.data) return <LoadingLines label="Loading versions" lines={6} />
  const { file, versions } = details.data
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <Text style={{ overflowWrap: 'anywhere' }} fw={600}>
          {file.name}
        </Text>
        {mayEdit ? (
          <UploadButton
            label="Upload New Version"
            multiple={false}
            onFiles={(files) => start(files.slice(0, 1), { kind: 'file', id })}
          />
        ) : null}
      </Group>
      {restore.isError ? (
        <Alert>{getErrorMessage(restore.error, 'Couldn’t restore the version. Try again.')}</Alert>
      ) : null}
      <UploadList uploads={uploads} onCancel={cancel} onClear={clear} />
      <ul className={css.versions} aria-label="Versions">
        {versions.map((version) => (
          <li key={version.number} className={css.version}>
            <div>
              <Group gap="xs">
                <Text size="sm" fw={600}>
                  Version {version.number}
                </Text>
                {version.current ? (
                  <Badge variant="light" tt="none">
                    Current
                  </Badge>
                ) : null}
              </Group>
              <Text size="xs" c="dimmed">
                {[formatInstant(version.created_at), version.by, findKind(version.mime)?.label, showSize(version.size)]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
              <Text size="xs" c={version.opens ? 'dimmed' : 'var(--app-danger)'}>
                {describeCheck(version.check)}
              </Text>
            </div>
            <Group gap="xs">
              {version.opens ? (
                <Button
                  component="a"
                  size="compact-sm"
                  variant="default"
                  href={getUrl(documentContent, { id, version: version.number })}
                  download
                  aria-label={`Download version ${version.number}`}
                >
                  Download
                </Button>
              ) : null}
              {mayEdit && !version.current ? (
                <Button
                  size="compact-sm"
                  variant="default"
                  loading={restore.isPending && restore.variables.number === version.number}
                  aria-label={`Restore version ${version.number}`}
                  onClick={() =>
                    restore.mutate(
                      { id, number: version.number },
                      {
                        onSuccess: (now) =>
                          showPlainNotice(`Version ${version.number} restored as version ${now.version}.`),
                      },
                    )
                  }
                >
                  Restore
                </Button>
              ) : null}
            </Group>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
