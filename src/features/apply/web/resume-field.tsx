import { Button, FileInput, Stack, Textarea } from '@mantine/core'
import { IconFileText } from '@tabler/icons-react'
import { useState } from 'react'
import { longestResumeFile, resumeFileMessages } from '../../resumes/rules/resume-file.ts'

type ResumeFieldProps = {
  file: File | null
  onFile: (file: File | null) => void
  text: string
  onText: (text: string) => void
  error: string | undefined
}

const problemOf = (file: File): string | null => {
  if (file.size > longestResumeFile) return resumeFileMessages.tooLarge
  return /\.(pdf|docx|txt)$/i.test(file.name) ? null : resumeFileMessages.kind
}

/** A résumé as a file, or pasted. What cannot be taken is said before it is sent. */
export const ResumeField = ({ file, onFile, text, onText, error }: ResumeFieldProps) => {
  const [pastes, setPastes] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const choose = (chosen: File | null) => {
    const wrong = chosen ? problemOf(chosen) : null
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
          label="Resume"
          description="Paste the text of your resume"
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
          label="Resume"
          description="PDF, DOCX or TXT, up to 10 MB"
          placeholder="Choose a file"
          size="md"
          accept=".pdf,.docx,.txt"
          clearable
          clearButtonProps={{ 'aria-label': 'Remove the file' }}
          leftSection={<IconFileText size={18} stroke={1.7} />}
          value={file}
          onChange={choose}
          error={problem ?? error}
        />
      )}
      <Button variant="subtle" size="compact-sm" style={{ alignSelf: 'flex-start' }} onClick={switchOver}>
        {pastes ? 'Send a file instead' : 'Paste the text instead'}
      </Button>
    </Stack>
  )
}
