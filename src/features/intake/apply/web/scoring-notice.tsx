import { Stack, Text, Title } from '@mantine/core'
import type { ReplyOf } from '../../../../platform/web/call.ts'
import { parseState } from '../../../../rules/us-states.ts'
import { writeScoringNotice } from '../../../candidates/explanations/rules/write-scoring-notice.ts'
import type { readJobCode } from '../contract/apply.ts'
import { useApplyWords } from './words/words.ts'

type ScoringNoticeProps = { job: ReplyOf<typeof readJobCode>; state: string }

/**
 * The notice before sending, about the tool that scores applications: by the state of the place and the applicant's
 * own.
 */
export const ScoringNotice = ({ job, state }: ScoringNoticeProps) => {
  const { words, language } = useApplyWords()
  const { organization, position, today } = job
  const states = [parseState(job.state ?? ''), state]
  return (
    <section>
      <Title order={2} size="sm" mb={4}>
        {words.howScored}
      </Title>
      <Stack gap={6}>
        {writeScoringNotice({ organization, position, states, today, language }).map((paragraph) => (
          <Text key={paragraph} size="xs" c="dimmed">
            {paragraph}
          </Text>
        ))}
      </Stack>
    </section>
  )
}
