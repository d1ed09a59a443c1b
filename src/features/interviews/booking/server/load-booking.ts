import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { nullableText } from '../../../../platform/shared/schemas.ts'

const stored = z.object({
  id: z.string(),
  organization_id: z.string(),
  candidate_id: z.string(),
  booked_for: z.string(),
  message_id: nullableText,
  status_before: nullableText,
  status_after: nullableText,
  made_at: z.string(),
  undone: z.nullable(z.enum(['whole', 'cancelled'])),
  sendAt: nullableText,
  held: nullableText,
})

/** Reads a booking that the caller may see, with the reason its text waits. Returns `null` for an unknown id. */
export const loadBooking = async (tx: Tx, id: string) =>
  (await tx.one(
    stored,
    sql`select b.id, b.organization_id, b.candidate_id, b.booked_for, b.message_id, b.status_before, b.status_after, b.made_at, b.undone,
          m.send_at as "sendAt", m.failure as held
        from bookings b left join text_messages m on m.organization_id = b.organization_id and m.id = b.message_id
        where ${tenantCondition(tx, 'b')} and b.id = ${id}`,
  )) ?? null
export type StoredBooking = NonNullable<Awaited<ReturnType<typeof loadBooking>>>
