import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { query } from '../../../../platform/server/query.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { templates } from '../contract/templates.ts'

const row = z.object({
  id: z.string(),
  type: z.enum(['text', 'reply']),
  name: z.string(),
  content: z.string(),
  contentSpanish: z.nullable(z.string()),
  isActive: z.boolean(),
  isDefault: z.boolean(),
  used: z.number(),
  answered: z.number(),
  updatedAt: z.string(),
})

/** Your own templates with how often they were used and how many of those texts were answered within a week. */
export const templatesRoute = query(templates, async ({ input, tx, actor }) => {
  const rows = await tx.rows(
    row,
    sql`select t.id, t.type, t.name, t.content, t.content_spanish as "contentSpanish", t.is_active as "isActive",
      t.is_default as "isDefault", t.updated_at as "updatedAt", n.used, n.answered
        from message_templates t cross join lateral (
          select count(*)::int as used, count(*) filter (where exists (
            select from text_messages r where r.organization_id = m.organization_id and r.recipient_id = m.recipient_id and r.message_direction = 'inbound'
              and r.created_at > m.created_at and r.created_at < m.created_at + interval '7 days'))::int as answered
          from text_messages m where ${tenantCondition(tx, 'm')} and m.template_id = t.id and m.message_status in ('sent', 'delivered')
        ) n
        where t.organization_id = ${actor.organizationId} and t.type = ${input.type} and t.retired_at is null
        order by t.is_default desc, t.name, t.id`,
  )
  return {
    templates: rows.map(({ answered, ...each }) => ({
      ...each,
      replyRate: each.used > 0 ? answered / each.used : null,
    })),
  }
})
