import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { rawJson } from '../../../../platform/server/answers/raw-json.ts'
import { selectAsJson } from '../../../../platform/server/answers/select-as-json.ts'
import { query } from '../../../../platform/server/query.ts'
import { cleanName } from '../../../../rules/person-name.ts'
import { composer } from '../contract/messages.ts'
import { organizationFallback, senderFallback } from '../rules/tags.ts'

const own = z.object({ text_template: z.nullable(z.string()), organization: z.nullable(z.string()) })

/** Templates and links of the sender's own organization, and what a text says about the sender. */
export const composerRoute = query(composer, async ({ tx, actor, settings }) => {
  const mine = await tx.one(
    own,
    sql`select u.text_template, o.name as organization from reinforce_users u left
      join organizations o on o.id = u.organization_id where u.id = ${actor.userId}`,
  )
  return rawJson({
    templates: await selectAsJson(
      tx,
      composer.reply.shape.templates,
      sql`select t.* from message_templates t
          where organization_id = ${actor.organizationId} and type = 'text' and is_active order by is_default desc, name, id`,
    ),
    links: await selectAsJson(
      tx,
      composer.reply.shape.links,
      sql`select l.* from user_links l where organization_id = ${actor.organizationId} and is_active order by name, id`,
    ),
    text_template: mine?.text_template ?? null,
    senderName: cleanName(actor.fullName) || senderFallback,
    organizationName: mine?.organization?.trim() || organizationFallback,
    transport: settings.textTransport,
    quietHours: settings.quietHours,
  })
})
