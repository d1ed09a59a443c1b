import { Button, Group, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useCan } from '../../../../access/sign-in/web/public.ts'
import type { CandidateRow } from '../../contract/directory.ts'
import { getPage } from '../../rules/candidate-link.ts'
import { explainMissingScore } from '../../rules/resume/explain-missing-score.ts'

/** Why someone has no score, once, and the two ways to one. */
export const MissingScore = ({ row }: { row: CandidateRow }) => {
  const mayEdit = useCan('candidates:edit')
  return (
    <div>
      <Text size="sm" mt={6}>
        {explainMissingScore(row)}
      </Text>
      {mayEdit ? (
        <Group gap="xs" mt="xs">
          <Button
            size="compact-md"
            variant="default"
            renderRoot={(props) => <Link {...props} {...getPage(row)} search={{ dialog: 'attach' }} />}
          >
            {row.hasResume || row.unread ? 'Replace Resume' : 'Add Resume'}
          </Button>
          <Button
            size="compact-md"
            variant="default"
            renderRoot={(props) => <Link {...props} {...getPage(row)} search={{ dialog: 'override' }} />}
          >
            Set Score Manually
          </Button>
        </Group>
      ) : null}
    </div>
  )
}
