import { Button, Text } from '@mantine/core'
import { getErrorMessage } from '../../../../platform/web/call.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { formatDay } from '../../../../rules/day.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { DialogActions } from '../../../../ui/dialog/dialog-actions.tsx'
import { OneTimeSecret } from '../../../../ui/one-time-secret.tsx'
import { explainScore } from '../contract/explanations.ts'

/** Creates a link to send to the candidate: the data that was read, the score, and changes that would alter it. */
export const ExplainForm = ({ id, onDone }: { id: string; onDone: () => void }) => {
  const explain = useCommand(explainScore)
  if (explain.data)
    return (
      <OneTimeSecret
        says="Copy this link now. It won’t appear again."
        label="Link"
        value={new URL(explain.data.link, window.location.origin).href}
        note={`Send it only to the candidate. It works until ${formatDay(explain.data.last_day)}.`}
        copy="Copy Link"
        onClose={onDone}
      />
    )
  return (
    <>
      <Text size="sm">
        A page for the candidate, in English or Spanish: what we received, the score and its reasons, and what would
        change it. They can ask for a correction or a human review, and you have 30 days to answer. A new link ends the
        old one.
      </Text>
      {explain.isError ? <Alert>{getErrorMessage(explain.error, 'Couldn’t create the link. Try again.')}</Alert> : null}
      <DialogActions>
        <Button variant="default" onClick={onDone}>
          Cancel
        </Button>
        <Button loading={explain.isPending} onClick={() => explain.mutate({ id })}>
          Create Link
        </Button>
      </DialogActions>
    </>
  )
}
