import { Button, Group, Text } from '@mantine/core'
import { formatTimeWorked } from '@reinforce/resume-reader/format-time-worked.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { type FieldName, getField } from '../../rules/fields.ts'
import type { useResumeAnswers } from './use-resume-answers.ts'

type FromResumeProps = Pick<ReturnType<typeof useResumeAnswers>, 'reading' | 'marked' | 'empty'>

const listed = (names: readonly FieldName[]): string =>
  new Intl.ListFormat('en-US').format(names.map((name) => getField(name).label.toLowerCase()))

/** Fields that a résumé filled in, or why it did not, with an undo. */
export const FromResume = ({ reading, marked, empty }: FromResumeProps) => {
  const { isReading, answers, problem } = reading
  if (problem !== '') return <Alert kind="note">{problem}</Alert>
  if (isReading)
    return (
      <Text size="sm" c="dimmed" role="status">
        Looking for name, phone, and more…
      </Text>
    )
  if (!answers) return null
  const months = answers.aba_months
  return (
    <Group justify="space-between" gap={6} align="flex-start">
      <Text size="sm" role="status" style={{ flex: '1 1 240px' }}>
        {marked.length > 0
          ? `From the resume: ${listed(marked)}. Check each one.`
          : 'The resume has nothing for the empty fields.'}
        {months === null || months === 0 ? '' : ` It shows ${formatTimeWorked(months)} in ABA.`}
      </Text>
      {marked.length > 0 ? (
        <Button variant="subtle" size="compact-sm" style={{ flex: 'none' }} onClick={empty}>
          Clear Filled Fields
        </Button>
      ) : null}
    </Group>
  )
}
