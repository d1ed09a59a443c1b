import { TextingSection } from '../../features/messaging/web/settings/texting-section.tsx'
import { replyModel } from '../../features/sequences/contract/reply-model.ts'
import { ReplyModelSwitch } from '../../features/sequences/web/model/reply-model-switch.tsx'
import { useCan, useMe } from '../../features/sign-in/web/auth-provider.tsx'
import { useQuery } from '../../platform/web/use-query.ts'

/** Everything that is set about texts; whether there is a language model to suggest readings of replies is known before it is drawn. */
export const TextingTab = () => {
  const mayChange = useCan('users:manage')
  const own = useMe()?.organization.id ?? ''
  const found = useQuery(replyModel, { id: own }, { enabled: own !== '' })
  return <TextingSection waits={found.isPending} beside={<ReplyModelSwitch own={own} mayChange={mayChange} />} />
}
