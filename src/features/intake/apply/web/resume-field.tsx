import { Button, FileInput, Stack, Textarea } from '@mantine/core'
import { IconFileText } from '@tabler/icons-react'
import { useState } from 'react'
import { findResumeFileProblem } from '../../../candidates/resumes/rules/resume-file.ts'
import { useApplyWords } from './words/words.ts'

type ResumeFieldProps = {
  file: File | null
  onFile: (file: File | null) => void
  text: string
  onText: (text: string) => void
  error: string | undefined
}

/** A résumé as a file, or pasted. Problems are shown before it is sent. */
export const ResumeField = ({ file, onFile, text, onText, error }: ResumeFieldProps) => {
  const { words, say } = useApplyWords()
  const [pastes, setPastes] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const choose = (chosen: File | null) => {
    const wrong = chosen ? findResumeFileProblem(chosen) : null
    setProblem(wrong)
    onFile(wrong ? null : chosen)
  }
  const switchOver = () => {
    setPastes(!pastes)
    setProblem(null)
    onFile(null)
    onText('')
  }
  return (
    <Stack gap={4} align="stretch">
      {pastes ? (
        <Textarea
          label={words.resume}
          description={words.resumePasteHint}
          autosize
          minRows={5}
          maxRows={14}
          maxLength={200_000}
          value={text}
          onChange={(event) => onText(event.currentTarget.value)}
          error={error}
        />
      ) : (
        <FileInput
          label={words.resume}
          description={words.resumeFileHint}
          placeholder={words.chooseFile}
          size="md"
          accept=".pdf,.docx,.odt,.rtf,.txt,image/*"
          clearable
          clearButtonProps={{ 'aria-label': words.removeFile }}
          leftSection={<IconFileText size={18} stroke={1.7} />}
          value={file}
          onChange={choose}
          error={problem ? say(problem) : error}
        />
      )}
      <Button variant="subtle" size="compact-sm" style={{ alignSelf: 'flex-start' }} onClick={switchOver}>
        {pastes ? words.sendFile : words.pasteText}
      </Button>
    </Stack>
  )
}
