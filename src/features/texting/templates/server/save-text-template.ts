import { command } from '../../../../platform/server/command.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { changeAccount } from '../../../access/sign-in/server/public.ts'
import { describeTagProblems } from '../../messages/rules/broken-tags.ts'
import { saveTextTemplate } from '../contract/templates.ts'

/** Saves your own default text; an empty one means the organization's. Unknown and broken tags are refused by name. */
export const saveTextTemplateRoute = command(saveTextTemplate, async ({ input, tx, actor }) => {
  const text = input.text.trim()
  const problem = describeTagProblems(text)
  if (problem) throw UserError.at('text', problem)
  await changeAccount(tx, { id: actor.userId, organization_id: actor.organizationId }, { text_template: text || null })
  return { reply: { ok: true as const }, events: [{ name: 'user.textTemplateSaved', about: actor.userId }] }
})
