import { Button, Group, Text } from '@mantine/core'
import { IconMessage } from '@reinforce/icons'
import { optOutWords } from '@reinforce/reply-reader/opt-outs/opt-out-words.ts'
import { Link } from '@tanstack/react-router'
import type { CandidateRow } from '../../contract/directory.ts'
import { getPage } from '../../rules/candidate-link.ts'
import { isUnscored } from '../../rules/resume/explain-missing-score.ts'
import css from './review.module.css'

/** Whether a decision waits for the resume. */
export const isResumeMissing = (row: CandidateRow): boolean => !row.hasResume || isUnscored(row)

/** Returns why no one can ask them by text, or null. */
const findTextObstacle = (row: CandidateRow): string | null => {
  if (!row.phone_number) return 'No phone number, so you can’t ask by text.'
  if (row.opted_out) return `${optOutWords[row.opted_out]}, so you can’t ask by text.`
  return row.text_consent === 'refused' ? 'Declined texts, so you can’t ask by text.' : null
}

type MissingResumeProps = {
  row: CandidateRow
  /** The analysis next to it offers to set the score, except on a phone. */
  isPhone: boolean
  onAsk: () => void
}

/** The ways to a resume, in the place where it would be. */
export const MissingResume = ({ row, isPhone, onAsk }: MissingResumeProps) => {
  const obstacle = findTextObstacle(row)
  const toDialog = (dialog: 'attach' | 'override', words: string) => (
    <Button
      variant="default"
      size="md"
      className={css.way}
      renderRoot={(props) => <Link {...props} {...getPage(row)} search={{ dialog }} />}
    >
      {words}
    </Button>
  )
  return (
    <div>
      {obstacle ? (
        <Text size="sm" c="dimmed" mt="md">
          {obstacle}
        </Text>
      ) : null}
      <Group gap="xs" mt="md">
        {obstacle ? null : (
          <Button size="md" className={css.way} leftSection={<IconMessage size={18} stroke={1.7} />} onClick={onAsk}>
            Ask for Resume by Text
          </Button>
        )}
        {toDialog('attach', row.hasResume || row.unread ? 'Replace Resume' : 'Add Resume')}
        {isPhone && isUnscored(row) ? toDialog('override', 'Set Score Manually') : null}
      </Group>
    </div>
  )
}
