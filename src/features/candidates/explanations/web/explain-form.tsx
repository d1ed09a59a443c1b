import { Button, Text } from '@mantine/core'
import { errorMessage } from '../../../../platform/web/call.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { formatDay } from '../../../../rules/day.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { DialogActions } from '../../../../ui/dialog/dialog-actions.tsx'
import { OneTimeSecret } from '../../../../ui/one-time-secret.tsx'
import { explainScore } from '../contract.ts'

/** A link for the candidate themselves, to send to them: what was read, the score, what would change it. */
export const ExplainForm = ({ id, onDone }: { id: string; onDone: () => void }) => {
  const explain = useCommand(explainScore)
  if (explain.data)
    return (
      <OneTimeSecret
        says="The link is ready. Copy it now: it is shown only once."
        label="Link"
        value={new URL(explain.data.link, window.location.origin).href}
        note={`Send it to the candidate alone. It opens until ${formatDay(explain.data.last_day)}.`}
        copy="Copy Link"
        onClose={onDone}
      />
    )
  return (
    <>
      <Text size="sm">
        The candidate reads, in English or Spanish and without signing in: what was received of them, the score and what
        it rests on, what would change it, and the notices of their state. They can ask for a correction, or that a
        person looks; that stands on this page then, with 30 days to answer. A new link ends the one before it.
      </Text>
      {explain.isError ? (
        <Alert>{errorMessage(explain.error, 'The link could not be made. Please try again.')}</Alert>
      ) : null}
      <DialogActions>
        <Button variant="default" onClick={onDone}>
          Cancel
        </Button>
        <Button loading={explain.isPending} onClick={() => explain.mutate({ id })}>
          Make Link
        </Button>
      </DialogActions>
    </>
  )
}
