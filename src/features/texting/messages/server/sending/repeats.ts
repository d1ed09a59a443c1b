import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { explainRepeatedText } from '../../rules/repeats.ts'
import { waysOut } from '../../rules/way-out.ts'

/** These words without the sentence that a first text ends with. */
const bare = (body: SQL): SQL =>
  sql`case when right(${body}, ${waysOut.en.length + 1}) = ${` ${waysOut.en}`} then left(${body}, ${-waysOut.en.length - 1})
        when right(${body}, ${waysOut.es.length + 1}) = ${` ${waysOut.es}`} then left(${body}, ${-waysOut.es.length - 1}) else ${body} end`

/**
 * Texts `m` with these words to this number, with or without how to opt out, whichever record they were written to, that went out or may have, or still
 * wait. One that was answered since counts no more: a conversation may say the same again.
 */
export const selectSameTexts = (organizationId: SQL, phone: SQL, body: SQL): SQL =>
  sql`m.organization_id = ${organizationId} and m.recipient_phone = ${phone}
    and m.message in (${bare(body)}, ${bare(body)} || ${` ${waysOut.en}`}, ${bare(body)} || ${` ${waysOut.es}`})
    and m.message_direction = 'outbound' and m.purpose is null
    and m.message_status not in ('failed', 'undelivered', 'canceled')
    and not exists (select from text_recipients a
      where a.organization_id = ${organizationId} and a.recipient_phone = ${phone} and a.last_inbound_at > m.created_at)`

const repeated = z.object({ id: z.string(), status: z.string(), sameRecord: z.boolean() })

/**
 * Returns those of these claimed texts whose words their number got already, with the reason. Two workers who claim the
 * same words to one number wait for each other, so that one of them sees the other's claim. Texts that may repeat are
 * not checked.
 */
export const findRepeated = async (tx: Tx, ids: string[]): Promise<Map<string, string>> => {
  if (ids.length === 0) return new Map()
  const claimed = sql`select c.* from text_messages c
    where ${tenantCondition(tx, 'c')} and c.id = any(${sql.param(ids)}::uuid[]) and not c.allow_duplicate
    and c.purpose is null`
  const waiting = await tx.run(
    sql`select pg_advisory_xact_lock(x.key) from (select distinct hashtextextended('text ' || c.organization_id || ' ' || c.recipient_phone, 0) as key
        from (${claimed}) c order by 1) x`,
  )
  if (waiting === 0) return new Map()
  const found = await tx.rows(
    repeated,
    sql`select c.id, e.message_status as status, e.candidate_id = c.candidate_id as "sameRecord" from (${claimed}) c
        cross join lateral (select m.message_status, m.candidate_id from text_messages m
          where ${selectSameTexts(sql`c.organization_id`, sql`c.recipient_phone`, sql`c.message`)} and m.created_at > c.created_at - interval '24 hours'
            and m.message_status not in ('held', 'queued') and m.id <> c.id and (m.id < c.id or m.id <> all(${sql.param(ids)}::uuid[]))
          order by m.candidate_id = c.candidate_id desc, m.created_at desc limit 1) e`,
  )
  return new Map(found.map(({ id, ...earlier }) => [id, explainRepeatedText(earlier)]))
}
