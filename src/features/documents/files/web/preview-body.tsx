import { Button, Group, Stack, Text } from '@mantine/core'
import { IconDownload } from '@reinforce/icons'
import { useState } from 'react'
import { getErrorMessage, getUrl } from '../../../../platform/web/call.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { formatInstant } from '../../../../ui/format-instant.ts'
import { lazyComponent } from '../../../../ui/lazy.tsx'
import { EmptyState, ErrorState, LoadingLines } from '../../../../ui/states.tsx'
import { documentContent, documentDetails } from '../contract/files.ts'
import { describeBlocked, describeCheck } from '../rules/document-check.ts'
import { findKind, getPreview, isReadable, showSize } from '../rules/document-kind.ts'
import { CheckChip } from './check-chip.tsx'
import css from './documents.module.css'
import { ExpiryChip } from './expiry-chip.tsx'
import { TextPreview } from './text-preview.tsx'

const PdfPages = lazyComponent(
  async () => (await import('../../../../ui/pdf/pdf-pages.tsx')).PdfPages,
  <LoadingLines label="Loading the file" lines={12} />,
)

const Picture = ({ url, name }: { url: string; name: string }) => {
  const [failed, setFailed] = useState(false)
  if (failed) return <ErrorState>Couldn’t show the image. Download it to view it.</ErrorState>
  return <img className={css.picture} src={url} alt={name} onError={() => setFailed(true)} />
}

type PreviewBodyProps = { id: string; today: string; onVersions: () => void }

/** A file to look at, when it is a PDF, a picture or a text, with what is known of it. */
export const PreviewBody = ({ id, today, onVersions }: PreviewBodyProps) => {
  const details = useQuery(documentDetails, { id })
  if (details.isError)
    return (
      <ErrorState onRetry={() => void details.refetch()}>
        {getErrorMessage(details.error, 'Couldn’t load the document.')}
      </ErrorState>
    )
  if (!details.data) return <LoadingLines label="Loading the document" lines={10} />
  const { file, versions } = details.data
  const version = file.version ?? 1
  const look = getPreview(file.mime ?? '')
  const url = getUrl(documentContent, { id, version, as: 'view' })
  const facts = [
    findKind(file.mime ?? '')?.label,
    file.size === null ? null : showSize(file.size),
    `${formatInstant(file.updated_at)}${file.by ? ` by ${file.by}` : ''}`,
    file.folder ? `in ${file.folder}` : null,
  ].filter(Boolean)
  return (
    <Stack gap="md">
      <Group justify="space-between" gap="sm">
        <Group gap="sm">
          <Text size="sm" c="dimmed">
            {facts.join(' · ')}
          </Text>
          <CheckChip check={file.check} />
          {file.expires_on ? <ExpiryChip day={file.expires_on} today={today} /> : null}
        </Group>
        <Group gap="xs">
          <Button variant="default" onClick={onVersions}>
            {versions.length === 1 ? 'Versions' : `${versions.length} Versions`}
          </Button>
          {file.opens ? (
            <Button
              component="a"
              href={getUrl(documentContent, { id })}
              download
              leftSection={<IconDownload size={16} stroke={1.7} />}
            >
              Download
            </Button>
          ) : null}
        </Group>
      </Group>
      <Text size="sm" c="dimmed" hidden={!file.opens}>
        {describeCheck(file.check)}
        {file.check?.checked_at ? ` ${formatInstant(file.check.checked_at)}` : ''}
      </Text>
      {!file.opens ? (
        <EmptyState
          title="You can’t open this file now."
          action={
            <Button variant="default" onClick={() => void details.refetch()}>
              {' '}
              Check Again{' '}
            </Button>
          }
        >
          {describeBlocked(file.check)}
        </EmptyState>
      ) : look === 'image' ? (
        <Picture key={url} url={url} name={file.name} />
      ) : look === 'pdf' ? (
        <PdfPages key={url} url={url} most={20} otherwise="Download it" />
      ) : isReadable(file.mime ?? '') ? (
        <TextPreview url={url} name={file.name} />
      ) : (
        <EmptyState
          title="We can’t show this file type here."
          action={
            <Button component="a" variant="default" href={getUrl(documentContent, { id })} download>
              Download It
            </Button>
          }
        />
      )}
    </Stack>
  )
}
