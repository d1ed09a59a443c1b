import { FileInput, Progress, Text } from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { type ReplyOf, sentenceOf } from '../../../platform/web/call.ts'
import { uploadWithProgress } from '../../../platform/web/upload.ts'
import { Alert } from '../../../ui/alert.tsx'
import { uploadResume } from '../contract.ts'

export type Upload = ReplyOf<typeof uploadResume>
type ResumeUploadProps = {
  upload: Upload | null
  onUpload: (upload: Upload | null) => void
  error?: string | undefined
}

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => word !== '').length

const Outcome = ({ upload }: { upload: Upload }) =>
  upload.problem ? (
    <Alert kind="note">{upload.problem}</Alert>
  ) : (
    <Text size="sm" role="status">
      {wordsIn(upload.text).toLocaleString('en-US')} words read from {upload.name}.
    </Text>
  )

/** Hands in a résumé file at once, so that its words are known before the form is sent. */
export const ResumeUpload = ({ upload, onUpload, error }: ResumeUploadProps) => {
  const [file, setFile] = useState<File | null>(null)
  const [share, setShare] = useState<number | null>(null)
  const [problem, setProblem] = useState('')
  const running = useRef<AbortController | null>(null)
  const choose = async (chosen: File | null) => {
    running.current?.abort()
    setFile(chosen)
    setProblem('')
    setShare(null)
    onUpload(null)
    if (!chosen) return
    const control = new AbortController()
    running.current = control
    setShare(0)
    try {
      const done = await uploadWithProgress(uploadResume, chosen, setShare, control.signal)
      if (!control.signal.aborted) onUpload(done)
    } catch (reason) {
      if (!control.signal.aborted) setProblem(sentenceOf(reason, 'The file could not be sent. Please try again.'))
    }
    if (!control.signal.aborted) setShare(null)
  }
  return (
    <div>
      <FileInput
        label="Resume file"
        description="PDF, DOCX, ODT, RTF or TXT, at most 10 MB"
        placeholder="Choose a file"
        accept=".pdf,.docx,.odt,.rtf,.txt"
        leftSection={<IconPaperclip size={16} stroke={1.7} />}
        value={file}
        onChange={(chosen) => void choose(chosen)}
        clearable
        clearButtonProps={{ 'aria-label': 'Remove the file' }}
        error={problem || error}
      />
      <div aria-live="polite" style={{ minHeight: 8, marginTop: 6 }}>
        {share === null ? null : (
          <Progress value={Math.max(4, share * 100)} size={6} animated aria-label="Sending the file" />
        )}
        {upload ? <Outcome upload={upload} /> : null}
      </div>
    </div>
  )
}
