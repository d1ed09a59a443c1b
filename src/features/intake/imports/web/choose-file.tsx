import { Anchor, FileInput, Progress, Stack, Text } from '@mantine/core'
import { IconFileSpreadsheet } from '@reinforce/icons'
import { type Ref, useState } from 'react'
import { getErrorMessage, type ReplyOf } from '../../../../platform/web/call.ts'
import { uploadWithProgress } from '../../../../platform/web/upload.ts'
import { importTemplate, uploadImport } from '../contract/imports.ts'

export type ImportUpload = ReplyOf<typeof uploadImport>

type ChooseFileProps = { button: Ref<HTMLButtonElement>; onUpload: (upload: ImportUpload) => void }

/** Uploads the file; its headings come back. */
export const ChooseFile = ({ button, onUpload }: ChooseFileProps) => {
  const [share, setShare] = useState<number | null>(null)
  const [problem, setProblem] = useState('')
  const send = async (file: File | null) => {
    setProblem('')
    if (!file) return
    setShare(0)
    try {
      onUpload(await uploadWithProgress(uploadImport, file, setShare))
    } catch (error) {
      setProblem(getErrorMessage(error, 'Couldn’t upload the file. Try again.'))
    }
    setShare(null)
  }
  return (
    <Stack gap="sm">
      <FileInput
        ref={button}
        label="File of candidates"
        description="CSV, Excel, or vCard, up to 50 MB. Exports from other systems work unchanged."
        placeholder="Choose a file"
        accept=".csv,.xlsx,.xls,.txt,.tsv,.vcf,.htm,.html"
        leftSection={<IconFileSpreadsheet size={16} stroke={1.7} />}
        onChange={(file) => void send(file)}
        error={problem || undefined}
        maw={480}
      />
      <Text size="sm" c="dimmed">
        No file yet?{' '}
        <Anchor href={importTemplate.path} download inherit underline="always">
          Download a template
        </Anchor>{' '}
        with every column that is read.
      </Text>
      <div style={{ minHeight: 24 }}>
        {share === null ? null : (
          <>
            <Progress value={Math.max(4, share * 100)} size={6} animated aria-label="Uploading the file" maw={480} />
            <Text size="sm" c="dimmed">
              {share < 1 ? 'Sending the file…' : 'Reading the file…'}
            </Text>
          </>
        )}
      </div>
    </Stack>
  )
}
