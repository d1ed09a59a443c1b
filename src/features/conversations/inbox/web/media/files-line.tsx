import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { lazyComponent } from '../../../../../ui/lazy.tsx'
import type { TextFile } from '../../../../texting/messages/web/public.ts'
import type { Entry } from '../thread-entry.ts'
import css from './text-files.module.css'

const FileAsDocument = lazyComponent(async () => (await import('./file-as-document.tsx')).FileAsDocument)

/** Files of the newest entry, notes and reactions aside, that can become documents. Empty if it isn’t the candidate’s. */
export const listUnfiled = (entries: readonly Entry[]): TextFile[] => {
  const newest = entries.findLast(({ kind, reaction }) => kind !== 'note' && reaction === null)
  if (newest?.kind !== 'inbound') return []
  return newest.files.filter(({ state, canFile, isFiled }) => state === 'kept' && canFile && !isFiled)
}

/** Pictures and files that the candidate just sent, each with a button that files it. */
export const FilesLine = ({ files }: { files: readonly TextFile[] }) => {
  const [chosen, setChosen] = useState<TextFile | null>(null)
  const shown = files.find(({ id }) => id === chosen?.id)
  if (files.length === 0) return null
  if (shown) return <FileAsDocument key={shown.id} file={shown} onClose={() => setChosen(null)} />
  const isPicture = files.every(({ isPicture }) => isPicture)
  const noun = isPicture ? 'picture' : 'file'
  return (
    <div className={css.line} role="group" aria-label="Files to keep">
      <Text size="sm">{files.length === 1 ? `Sent a ${noun}` : `Sent ${files.length} ${noun}s`}</Text>
      {files.map((file) => (
        <Button key={file.id} size="compact-sm" variant="light" onClick={() => setChosen(file)}>
          {files.length === 1 ? 'File as Document' : `File ${file.name ?? noun} as Document`}
        </Button>
      ))}
    </div>
  )
}
