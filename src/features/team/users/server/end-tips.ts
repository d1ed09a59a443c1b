import { command } from '../../../../platform/server/command.ts'
import { changeAccount } from '../../../access/sign-in/server/public.ts'
import { dismissTips } from '../contract/users.ts'

/** No one is shown tips again once they put them away. */
export const endTipsRoute = command(dismissTips, async ({ tx, actor }) => {
  await changeAccount(tx, { id: actor.userId, organization_id: actor.organizationId }, { show_tips: false })
  return { reply: { ok: true as const } }
})
