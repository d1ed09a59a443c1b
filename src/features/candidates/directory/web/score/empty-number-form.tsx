import { Button, Text } from '@mantine/core'
import type * as z from 'zod/mini'
import { getErrorMessage } from '../../../../../platform/web/call.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { DialogActions } from '../../../../../ui/dialog/dialog-actions.tsx'
import { useMe } from '../../../../access/sign-in/web/public.ts'
import { type CandidateRow, clearCertification } from '../../contract/directory.ts'
import { computeFitScore, formatScore } from '../../rules/compute-fit-score.ts'
import type { candidateScores } from '../../shapes/scores.ts'

type EmptyNumberFormProps = {
  candidate: CandidateRow
  scores: z.output<typeof candidateScores>
  countsCulture: boolean
  /** The score that was set manually, if any. */
  override: number | null
  onDone: () => void
  onCancel: () => void
}

/** Computes the scores before and after, by the rule itself without the number. */
const compareScores = ({ candidate, scores, countsCulture, override }: EmptyNumberFormProps, excellentFrom: number) => {
  const without = { ...candidate, ...scores, counts_culture_fit: countsCulture, certification_number: null }
  const after = computeFitScore({ ...without, score_override: override })
  return { before: formatScore(candidate.fit, excellentFrom), after: formatScore(after, excellentFrom) }
}

/** Empties a certification number that counts for nothing, after saying what that does to the score. */
export const EmptyNumberForm = (props: EmptyNumberFormProps) => {
  const { id, certification_number } = props.candidate
  const { before, after } = compareScores(props, useMe()?.settings.excellentFrom ?? 85)
  const empty = useCommand(clearCertification)
  const number = certification_number ?? ''
  return (
    <>
      {empty.isError ? <Alert>{getErrorMessage(empty.error, 'Couldn’t clear the number. Try again.')}</Alert> : null}
      {number.trim() === '' ? (
        <Text>The certification number was already removed.</Text>
      ) : (
        <Text>
          We keep “{number.trim()}” as received.{' '}
          {before === after ? `The score stays ${after}.` : `The score goes from ${before} to ${after}.`}
        </Text>
      )}
      <DialogActions>
        <Button variant="default" onClick={props.onCancel}>
          Cancel
        </Button>
        <Button
          loading={empty.isPending}
          disabled={number.trim() === ''}
          onClick={() => empty.mutate({ id, number }, { onSuccess: props.onDone })}
        >
          Clear Number
        </Button>
      </DialogActions>
    </>
  )
}
