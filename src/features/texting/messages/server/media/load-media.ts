import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { getPreview } from '../../../../documents/files/rules/document-kind.ts'
import type { TextFile } from '../../shapes/draft.ts'

const row = z.object({
  textId: z.string(),
  id: z.string(),
  state: z.string(),
  type: z.string(),
  reason: z.nullable(z.string()),
  name: z.nullable(z.string()),
  mime: z.nullable(z.string()),
  size: z.nullable(z.number()),
  isFiled: z.boolean(),
  documentId: z.nullable(z.string()),
})

const toState = (state: string): TextFile['state'] => (state === 'kept' || state === 'failed' ? state : 'waiting')

/**
 * Returns the files of these texts (of threads, or of unknown numbers), by the text's id. A document that the reader
 * may not see has no id.
 */
export const loadMedia = async (tx: Tx, textIds: readonly string[]): Promise<Map<string, TextFile[]>> => {
  const found = new Map<string, TextFile[]>()
  if (textIds.length === 0) return found
  const ids = sql`any(${sql.param(textIds)}::uuid[])`
  const rows = await tx.rows(
    row,
    sql`select coalesce(m.message_id, m.unknown_text_id) as "textId", m.id, m.state, m.declared_type as type, m.reason, m.name, m.mime, m.size::int as size,
          m.document_id is not null as "isFiled", case when d.deleted_at is null then d.id end as "documentId"
        from text_media m left join document_files d on ${tenantCondition(tx, 'd')} and d.organization_id = m.organization_id and d.id = m.document_id
        where ${tenantCondition(tx, 'm')} and (m.message_id = ${ids} or m.unknown_text_id = ${ids}) order by m.position`,
  )
  for (const { textId, state, mime, ...rest } of rows) {
    const file = {
      ...rest,
      state: toState(state),
      isPicture: mime !== null && getPreview(mime) === 'image',
      canFile: mime !== null && mime !== 'image/heic',
    }
    found.set(textId, [...(found.get(textId) ?? []), file])
  }
  return found
}
