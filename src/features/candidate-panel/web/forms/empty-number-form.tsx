import { Button, Text } from '@mantine/core'
import { sentenceOf } from '../../../../platform/web/call.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { DialogActions } from '../../../../ui/dialog/dialog-actions.tsx'
import { fitScore } from '../../../candidates/rules/fit-score.ts'
import { useMe } from '../../../sign-in/web/door.ts'
import { emptyCertification } from '../../contract/edits.ts'
import { scoreWords } from '../../rules/score-words.ts'
import type { Profile } from '../profile-data.ts'

type EmptyNumberFormProps = { profile: Profile; onDone: () => void; onCancel: () => void }

/** What becomes of the score: the rule itself is asked, without the number. */
const scoresOf = ({ candidate, scores, counts_culture_fit, fit }: Profile, excellentFrom: number) => {
  const without = { ...candidate, ...scores, counts_culture_fit, certification_number: null }
  const after = fitScore({ ...without, score_override: fit.override?.number ?? null })
  return { before: scoreWords(candidate.fit, excellentFrom), after: scoreWords(after, excellentFrom) }
}

/** Empties a certification number that counts for nothing, after saying what that does to the score. */
export const EmptyNumberForm = ({ profile, onDone, onCancel }: EmptyNumberFormProps) => {
  const { id, certification_number } = profile.candidate
  const { before, after } = scoresOf(profile, useMe()?.settings.excellentFrom ?? 85)
  const empty = useCommand(emptyCertification)
  const number = certification_number ?? ''
  return (
    <>
      {empty.isError ? (
        <Alert>{sentenceOf(empty.error, 'The number could not be emptied. Please try again.')}</Alert>
      ) : null}
      {number.trim() === '' ? (
        <Text>There is no certification number any more.</Text>
      ) : (
        <Text>
          “{number.trim()}” stays on file as received.{' '}
          {before === after ? `The score stays ${after}.` : `The score goes from ${before} to ${after}.`}
        </Text>
      )}
      <DialogActions>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button
          loading={empty.isPending}
          disabled={number.trim() === ''}
          onClick={() => empty.mutate({ id, number }, { onSuccess: onDone })}
        >
          Empty the Number
        </Button>
      </DialogActions>
    </>
  )
}
