import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { columnsOf } from '../../../platform/server/columns-of.ts'
import { query } from '../../../platform/server/query.ts'
import { cleanName } from '../../../rules/person-name.ts'
import { composer } from '../contract.ts'
import { organizationFallback, senderFallback } from '../rules/tags.ts'

const template = z.object({
  id: z.string(),
  name: z.string(),
  content: z.string(),
  content_spanish: z.nullable(z.string()),
  is_default: z.boolean(),
})
const link = z.object({ id: z.string(), name: z.string(), url: z.string() })
const own = z.object({ text_template: z.nullable(z.string()), organization: z.nullable(z.string()) })

/** Templates and links of the sender's own organization, and what a text says about the sender. */
export const composerRoute = query(composer, async ({ tx, actor, settings }) => {
  const mine = await tx.one(
    own,
    sql`select u.text_template, o.name as organization from reinforce_users u left join organizations o on o.id = u.organization_id where u.id = ${actor.userId}`,
  )
  return {
    templates: await tx.rows(
      template,
      sql`select ${columnsOf(template.shape, 't')} from message_templates t
          where organization_id = ${actor.organizationId} and type = 'text' and is_active order by is_default desc, name, id`,
    ),
    links: await tx.rows(
      link,
      sql`select ${columnsOf(link.shape, 'l')} from user_links l where organization_id = ${actor.organizationId} and is_active order by name, id`,
    ),
    text_template: mine?.text_template ?? null,
    senderName: cleanName(actor.fullName) || senderFallback,
    organizationName: mine?.organization?.trim() || organizationFallback,
    transport: settings.textTransport,
    quietHours: settings.quietHours,
  }
})
