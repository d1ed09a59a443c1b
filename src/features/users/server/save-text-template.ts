import { sql } from 'drizzle-orm'
import { command } from '../../../platform/server/command.ts'
import { Refusal } from '../../../rules/refusal.ts'
import { unknownTags } from '../../messaging/rules/tags.ts'
import { saveTextTemplate } from '../contract.ts'

/** Saves one's own default text; an empty one means the organization's. Unknown tags are refused by name. */
export const saveTextTemplateWay = command(saveTextTemplate, async ({ input, tx, actor }) => {
  const text = input.text.trim()
  const [unknown] = unknownTags(text)
  if (unknown) {
    const message = `${unknown.tag} is not a tag${unknown.suggestion ? ` – did you mean ${unknown.suggestion}?` : ''}`
    throw new Refusal('invalid', message, { fields: { text: message } })
  }
  await tx.run(sql`update reinforce_users set text_template = ${text || null} where id = ${actor.userId}`)
  return { reply: { ok: true as const }, facts: [{ name: 'user.textTemplateSaved', about: actor.userId }] }
})
