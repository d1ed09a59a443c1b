import { Switch, Text } from '@mantine/core'
import { useState } from 'react'
import { getErrorMessage } from '../../../../platform/web/call.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Fold } from '../../../../ui/fold/fold.tsx'
import { LearnMore } from '../../../../ui/fold/learn-more.tsx'
import { ErrorState, LoadingLines } from '../../../../ui/states.tsx'
import { OrganizationSelect } from '../../../access/organization-choice/web/public.ts'
import { useCan } from '../../../access/sign-in/web/public.ts'
import { replyModel, setReplyModel } from '../contract/reply-model.ts'

/**
 * Switch for AI suggestions on unclear replies. Explains the data it sends and the receiver. Platform staff choose the
 * organization.
 */
export const ReplyModelSwitch = ({ own, mayChange }: { own: string; mayChange: boolean }) => {
  const everyone = useCan('platform:edit')
  const [chosen, setChosen] = useState<string | null>(null)
  const id = chosen ?? own
  const found = useQuery(replyModel, { id }, { keepPrevious: true })
  const turn = useCommand(setReplyModel)
  const model = found.data?.model
  if (model === null) return null
  const wanted = turn.isPending ? turn.variables : model
  const shown = { reads: wanted?.reads ?? false, acts: wanted?.acts ?? false }
  return (
    <Fold
      name="ai-replies"
      title="AI suggestions for unclear replies"
      lead="When an automation can’t read a reply, AI suggests how to."
    >
      {model ? (
        <>
          <LearnMore about="Data sent to the AI">
            When an automation can’t read a reply, an AI model ({model.name}) can suggest a button. A person decides,
            unless you let it act on easy replies. Our question and the reply are sent to {model.host}, with the names
            of the buttons. We remove phone numbers and email addresses first, but not names in the reply. Nothing else
            is sent.
          </LearnMore>
          {everyone ? <OrganizationSelect label="Organization" value={id} onChange={setChosen} /> : null}
          <Switch
            mt="sm"
            label="Let AI suggest how to read unclear replies"
            checked={shown.reads}
            disabled={!mayChange || turn.isPending || found.isPlaceholderData}
            onChange={(event) => turn.mutate({ id, reads: event.currentTarget.checked })}
          />
          <Switch
            mt="sm"
            label="Let AI act on easy replies"
            description="Two answers must agree. You can undo it."
            checked={shown.acts}
            disabled={!mayChange || turn.isPending || found.isPlaceholderData || !model.reads}
            onChange={(event) => turn.mutate({ id, reads: true, acts: event.currentTarget.checked })}
          />
          {model.acts ? (
            <Text size="sm" c="dimmed" mt={4}>
              Opt-outs, refusals, and cancellations always wait for a person.
            </Text>
          ) : null}
        </>
      ) : null}
      {found.isPending ? <LoadingLines label="Loading the setting" lines={4} /> : null}
      {found.isError && !found.data ? (
        <ErrorState onRetry={() => void found.refetch()}>
          {getErrorMessage(found.error, 'Couldn’t load this setting.')}
        </ErrorState>
      ) : null}
      {turn.isError ? <Alert>{getErrorMessage(turn.error, 'Couldn’t save the setting. Try again.')}</Alert> : null}
    </Fold>
  )
}
