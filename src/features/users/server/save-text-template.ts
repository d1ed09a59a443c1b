import { sql } from 'drizzle-orm'
import { command } from '../../../platform/server/command.ts'
import { ofScope } from '../../../platform/server/of-scope.ts'
import { Refusal } from '../../../rules/refusal.ts'
import { tagSentence } from '../../messaging/rules/broken-tags.ts'
import { saveTextTemplate } from '../contract.ts'

/** Saves one's own default text; an empty one means the organization's. Unknown and broken tags are refused by name. */
export const saveTextTemplateRoute = command(saveTextTemplate, async ({ input, tx, actor }) => {
  const text = input.text.trim()
  const problem = tagSentence(text)
  if (problem) throw Refusal.at('text', problem)
  await tx.run(
    sql`update reinforce_users set text_template = ${text || null} where ${ofScope(tx)} and id = ${actor.userId}`,
  )
  return { reply: { ok: true as const }, facts: [{ name: 'user.textTemplateSaved', about: actor.userId }] }
})
