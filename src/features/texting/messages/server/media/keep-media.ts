import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../../platform/server/database.ts'
import { fetchTextMediaJob } from '../jobs/fetch-text-media.ts'

/** `cameBy`: who named the address, the phone company unless it says otherwise. */
export const mediaItem = z.object({
  url: z.string(),
  type: z.string(),
  cameBy: z.optional(z.enum(['twilio', 'automation'])),
})
export type MediaItem = z.output<typeof mediaItem>

type Text = { organizationId: string; messageId: string } | { organizationId: string; unknownTextId: string }

/** Writes down what came with a text and queues its fetching, in the transaction of the text. */
export const keepMedia = async (tx: Tx, text: Text, items: readonly MediaItem[], now: Date) => {
  if (items.length === 0) return
  const at = now.toISOString()
  const added = await tx.rows(
    z.object({ id: z.string() }),
    sql`insert into text_media (organization_id, message_id, unknown_text_id, position, url, declared_type, came_by, next_at, created_at)
        select ${text.organizationId}::uuid, ${'messageId' in text ? text.messageId : null}::uuid, ${'unknownTextId' in text ? text.unknownTextId : null}::uuid,
          r.position, r.url, r.type, coalesce(r."cameBy", 'twilio'), ${at}::timestamptz, ${at}::timestamptz
        from jsonb_to_recordset(${JSON.stringify(items.map((item, position) => ({ ...item, position })))}::jsonb)
          as r(position int, url text, type text, "cameBy" text)
        returning id`,
  )
  for (const { id } of added) await fetchTextMediaJob.enqueue(tx, { organizationId: text.organizationId, mediaId: id })
}
