import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { showSize } from '../../../../documents/files/rules/document-kind.ts'
import type { TextFile } from '../../../../texting/messages/web/public.ts'
import { FileAsDocument } from './file-as-document.tsx'
import css from './text-files.module.css'

const address = ({ id }: TextFile, as: 'view' | 'download') => `/api/texts/media/${id}/content?as=${as}`
const newTab = { target: '_blank', rel: 'noreferrer noopener' } as const

const Picture = ({ file }: { file: TextFile }) => {
  const [isBroken, setBroken] = useState(false)
  if (isBroken) return <Named file={file} />
  return (
    <a href={address(file, 'view')} {...newTab} aria-label={`Open ${file.name} in a new tab`}>
      <img
        className={css.picture}
        src={address(file, 'view')}
        alt={file.name ?? 'Picture'}
        loading="lazy"
        onError={() => setBroken(true)}
      />
    </a>
  )
}

const Named = ({ file }: { file: TextFile }) => (
  <Text size="xs" style={{ overflowWrap: 'anywhere' }}>
    <Anchor inherit href={address(file, 'download')}>
      {file.name}
    </Anchor>
    {file.size === null ? '' : ` · ${showSize(file.size)}`}
    {file.canFile ? '' : ' · This kind of picture can’t be shown here. Download it.'}
  </Text>
)

const Filed = ({ documentId }: TextFile) => (
  <Text size="xs" c="dimmed">
    Filed
    {documentId === null ? null : (
      <>
        {' · '}
        <Anchor inherit href={`/documents?shelf=candidates&dialog=preview&id=${documentId}`}>
          Open Document
        </Anchor>
      </>
    )}
  </Text>
)

const getNoun = ({ type }: TextFile) => (type.startsWith('image/') ? 'picture' : 'file')

const Kept = ({ file, mayFile }: { file: TextFile; mayFile: boolean }) => {
  const [isFiling, setFiling] = useState(false)
  return (
    <Stack gap={4} align="flex-start">
      {file.isPicture ? <Picture file={file} /> : <Named file={file} />}
      {file.isFiled ? <Filed {...file} /> : null}
      {mayFile && file.canFile && !file.isFiled && !isFiling ? (
        <Button size="compact-xs" variant="light" onClick={() => setFiling(true)}>
          File as Document
        </Button>
      ) : null}
      {isFiling && !file.isFiled ? <FileAsDocument file={file} onClose={() => setFiling(false)} /> : null}
    </Stack>
  )
}

const OneFile = ({ file, mayFile }: { file: TextFile; mayFile: boolean }) => {
  if (file.state === 'kept') return <Kept file={file} mayFile={mayFile} />
  if (file.state === 'waiting')
    return (
      <Text size="xs" c="dimmed" role="status">
        Fetching the {getNoun(file)}…
      </Text>
    )
  return (
    <Text size="xs" c="var(--app-danger)">
      A {getNoun(file)} couldn’t be kept. {file.reason}
    </Text>
  )
}

export type TextFilesProps = { files: readonly TextFile[]; mayFile: boolean }

/** Files of a text: small pictures, other files by name, and files that are on their way or were lost. */
export const TextFilesBody = ({ files, mayFile }: TextFilesProps) => (
  <Group gap="xs" align="flex-start" role="group" aria-label="Pictures and files of this text">
    {files.map((file) => (
      <OneFile key={file.id} file={file} mayFile={mayFile} />
    ))}
  </Group>
)
