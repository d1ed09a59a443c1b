import { FileInput, Progress, Text } from '@mantine/core'
import { IconPaperclip } from '@reinforce/icons'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { getErrorMessage, type ReplyOf } from '../../../../platform/web/call.ts'
import { uploadWithProgress } from '../../../../platform/web/upload.ts'
import { formatCount } from '../../../../rules/words/format-count.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { uploadResume } from '../contract/resumes.ts'
import { findResumeFileProblem } from '../rules/resume-file.ts'
import css from './resume-upload.module.css'

export type Upload = ReplyOf<typeof uploadResume>
type ResumeUploadProps = {
  upload: Upload | null
  onUpload: (upload: Upload | null) => void
  error?: string | undefined
  label?: string
}

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => word !== '').length

const Outcome = ({ upload }: { upload: Upload }) =>
  upload.problem ? (
    <Alert kind="note">{upload.problem}</Alert>
  ) : (
    <Text size="sm" role="status">
      {formatCount(wordsIn(upload.text))} words read from {upload.name}.
    </Text>
  )

/** Accepts a file dropped anywhere on the page while the form is open. Otherwise the browser would leave the page. */
const useDroppedFile = (onFile: (file: File) => void): boolean => {
  const [over, setOver] = useState(false)
  const take = useEffectEvent(onFile)
  useEffect(() => {
    const holdsFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true
    const onDragOver = (event: DragEvent) => {
      if (!holdsFiles(event)) return
      event.preventDefault()
      setOver(true)
    }
    const onDragLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false)
    }
    const onDrop = (event: DragEvent) => {
      setOver(false)
      if (!holdsFiles(event)) return
      event.preventDefault()
      const [file] = event.dataTransfer?.files ?? []
      if (file) take(file)
    }
    window.addEventListener('dragover', onDragOver)
    window.addEventListener('dragleave', onDragLeave)
    window.addEventListener('drop', onDrop)
    return () => {
      window.removeEventListener('dragover', onDragOver)
      window.removeEventListener('dragleave', onDragLeave)
      window.removeEventListener('drop', onDrop)
    }
  }, [])
  return over
}

/** Uploads a chosen or dropped résumé file at once, so that its words are known before the form is sent. */
export const ResumeUpload = ({ upload, onUpload, error, label = 'Resume file' }: ResumeUploadProps) => {
  const [file, setFile] = useState<File | null>(null)
  const [share, setShare] = useState<number | null>(null)
  const [problem, setProblem] = useState('')
  const running = useRef<AbortController | null>(null)
  const choose = async (chosen: File | null) => {
    running.current?.abort()
    setFile(chosen)
    const wrong = chosen ? findResumeFileProblem(chosen) : null
    setProblem(wrong ?? '')
    setShare(null)
    onUpload(null)
    if (!chosen || wrong !== null) return
    const control = new AbortController()
    running.current = control
    setShare(0)
    try {
      const done = await uploadWithProgress(uploadResume, chosen, setShare, control.signal)
      if (!control.signal.aborted) onUpload(done)
    } catch (reason) {
      if (!control.signal.aborted) setProblem(getErrorMessage(reason, 'Couldn’t upload the file. Try again.'))
    }
    if (!control.signal.aborted) setShare(null)
  }
  const over = useDroppedFile((dropped) => void choose(dropped))
  return (
    <div className={css.drop} data-over={over || undefined}>
      <FileInput
        label={label}
        description="PDF, DOCX, ODT, RTF, or TXT, up to 10 MB"
        placeholder="Drop a file here, or choose one"
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
          <Progress value={Math.max(4, share * 100)} size={6} animated aria-label="Uploading the file" />
        )}
        {upload ? <Outcome upload={upload} /> : null}
      </div>
    </div>
  )
}
