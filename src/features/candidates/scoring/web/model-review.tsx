import { Button, Group, Stack, Text } from '@mantine/core'
import type { ReplyOf } from '../../../../platform/web/call.ts'
import { getErrorMessage } from '../../../../platform/web/call.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { readWithModel } from '../contract/model-review.ts'
import type { resumeScore } from '../contract/scoring.ts'
import css from './resume-score.module.css'

export type Review = NonNullable<NonNullable<ReplyOf<typeof resumeScore>['reading']>['modelReview']>
type ModelVerdictProps = Pick<Review['criteria'][number], 'verdict' | 'lines' | 'quotes'> & {
  /** Quotes that are shown already. */
  known: readonly string[]
}

/** The model's verdict on a criterion, below the rubric's. Its quotes are shown if they differ. */
export const ModelVerdict = ({ verdict, lines, quotes, known }: ModelVerdictProps) => (
  <>
    <Text size="sm" c="dimmed" mt={2}>
      AI model: {verdict}
      {lines.length > 0 ? `, ${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')}` : ''}
    </Text>
    {quotes
      .filter((quote) => !known.includes(quote))
      .map((quote) => (
        <blockquote key={quote} className={css.quote}>
          {quote}
        </blockquote>
      ))}
  </>
)

const sentences = {
  none: null,
  waits: 'An AI model is reading this, too. It takes a minute or two and changes no score.',
  failed: 'The AI model gave no usable answer. The score doesn’t need one.',
  blocked: 'Not sent to the AI model: the text contains instructions.',
}

/** Whether a language model read this résumé too, and the way to have it read. */
export const ModelReview = ({ id, review, mayEdit }: { id: string; review: Review; mayEdit: boolean }) => {
  const ask = useCommand(readWithModel)
  const { state, model, mayAsk } = review
  const sentence =
    state === 'read' ? `An AI model (${model ?? 'unnamed'}) read this, too. It changes no score.` : sentences[state]
  const isOffered = mayAsk && mayEdit
  if (sentence === null && !isOffered) return null
  return (
    <Stack gap="xs" mt="sm">
      {ask.isError ? <Alert>{getErrorMessage(ask.error, 'Couldn’t ask the AI model. Try again.')}</Alert> : null}
      {sentence === null ? null : (
        <Text size="sm" role="status" style={{ overflowWrap: 'anywhere' }}>
          {sentence}
        </Text>
      )}
      {isOffered ? (
        <Group gap="xs">
          <Button size="compact-sm" variant="default" loading={ask.isPending} onClick={() => ask.mutate({ id })}>
            Read With AI Model
          </Button>
          <Text size="xs" c="dimmed">
            Sends it the resume lines, without contact details.
          </Text>
        </Group>
      ) : null}
    </Stack>
  )
}
