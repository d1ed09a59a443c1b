import { Paper } from '@mantine/core'
import { useRef, useState } from 'react'
import { lazyComponent } from '../../../../ui/lazy.tsx'
import { Page } from '../../../../ui/page.tsx'
import { LoadingLines } from '../../../../ui/states.tsx'
import { ChooseFile, type ImportUpload } from './choose-file.tsx'
import { PastImports } from './past-imports.tsx'

const LoadFile = lazyComponent(
  async () => (await import('./load-file.tsx')).LoadFile,
  <LoadingLines label="Loading the columns" lines={8} />,
)

/** A file of candidates: chosen, mapped, previewed, loaded; and what was loaded before. */
export const ImportPage = () => {
  const [upload, setUpload] = useState<ImportUpload | null>(null)
  const choose = useRef<HTMLButtonElement>(null)
  return (
    <Page title="Import Candidates" lead="Preview the import before anything changes.">
      {upload ? (
        <LoadFile key={upload.uploadId} upload={upload} onDone={() => setUpload(null)} />
      ) : (
        <Paper p="md" component="section" aria-label="Choose a file">
          <ChooseFile button={choose} onUpload={setUpload} />
        </Paper>
      )}
      <PastImports onChoose={upload ? null : () => choose.current?.click()} />
    </Page>
  )
}
