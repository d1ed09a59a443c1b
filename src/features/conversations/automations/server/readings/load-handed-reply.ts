import { personRule } from '@reinforce/reply-reader/replies/reply-intent.ts'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'

const text = z.object({ recipientId: z.string(), body: z.string(), at: z.string(), isNew: z.boolean() })
const held = z.object({ heard: z.string(), texts: z.array(text) })

type HandedReply = { words: string; upTo: string; recipientId: string }

/**
 * What the candidate wrote that handed this enrollment to a person, with what they wrote since; null where something else did, someone
 * has read it, or someone wrote, called or acted since. Their texts may be many: the newest 20 count.
 */
export const loadHandedReply = async (
  tx: Tx,
  of: { id: string; organizationId: string; candidateId: string },
): Promise<HandedReply | null> => {
  const found = await tx.one(
    held,
    sql`select a.heard, w.texts from automation_enrollments s
        join lateral (select a.heard, a.rule, a.words, a.at from enrollment_log a
          where ${tenantCondition(tx, 'a')} and a.organization_id = s.organization_id and a.enrollment_id = s.id
          order by a.revision desc limit 1) a on a.words = s.last_action and a.heard is not null and a.rule <> ${personRule}
        cross join lateral (select coalesce(json_agg(json_build_object('recipientId', n.recipient_id, 'body',
          n.message, 'at', to_char(n.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'isNew',
          n.created_at > s.replies_read_until)
            order by n.created_at, n.id), '[]') as texts
          from (select m.* from text_messages m where ${tenantCondition(tx, 'm')} and m.organization_id = s.organization_id and m.candidate_id = s.candidate_id
            and m.message_direction = 'inbound' and m.created_at >= s.replies_read_until order by m.created_at desc, m.id desc limit 20) n) w
        where ${tenantCondition(tx, 's')} and s.organization_id = ${of.organizationId} and s.id = ${of.id} and s.status = 'needs_staff'
          and not exists (select from text_messages o
            where ${tenantCondition(tx, 'o')} and o.organization_id = s.organization_id
            and o.candidate_id = s.candidate_id
            and o.message_direction = 'outbound' and o.made_by is not null and not o.by_product
              and o.purpose is null and o.message_status <> 'canceled' and o.created_at >= a.at)
          and not exists (select from events f where ${tenantCondition(tx, 'f')} and f.organization_id = s.organization_id and f.about = s.candidate_id
            and f.at >= a.at and app.enrollment_event(f.name, f.who) = 'person')`,
  )
  const newest = found?.texts.at(-1)
  if (!found || !newest) return null
  const since = found.texts.filter(({ isNew }) => isNew).map(({ body }) => body)
  return { words: [found.heard, ...since].join('\n'), upTo: newest.at, recipientId: newest.recipientId }
}
