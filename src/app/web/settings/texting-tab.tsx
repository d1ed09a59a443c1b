import { useCan, useMe } from '../../../features/access/sign-in/web/auth-provider.tsx'
import { replyModel } from '../../../features/conversations/automations/contract/reply-model.ts'
import { ReplyModelSwitch } from '../../../features/conversations/automations/web/reply-model-switch.tsx'
import { TextingSection } from '../../../features/texting/messages/web/settings/texting-section.tsx'
import { useQuery } from '../../../platform/web/use-query.ts'

/** Everything that is set about texts; whether there is a language model to suggest readings of replies is known before it is drawn. */
export const TextingTab = () => {
  const mayChange = useCan('users:manage')
  const own = useMe()?.organization.id ?? ''
  const found = useQuery(replyModel, { id: own }, { enabled: own !== '' })
  return <TextingSection waits={found.isPending} beside={<ReplyModelSwitch own={own} mayChange={mayChange} />} />
}
