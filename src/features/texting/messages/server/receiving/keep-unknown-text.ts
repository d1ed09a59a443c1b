import type { OptOutReading } from '@reinforce/reply-reader/opt-outs/opt-out.ts'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../../platform/server/database.ts'
import { notifyChange } from '../../../../../platform/server/events.ts'
import { keepMedia, type MediaItem } from '../media/keep-media.ts'
import { type Numbers, selectOwner } from './find-or-create-thread.ts'

type UnknownText = {
  numbers: Numbers
  vendorId: string
  body: string
  media: number
  files: readonly MediaItem[]
  asked: OptOutReading
  platformOrganizationId: string
}

/**
 * Keeps a text from a number that no candidate has, with the organization whose number was written to, or with the platform's where
 * several share that number. The same text of the vendor is kept once. Returns the organization.
 */
export const keepUnknownText = async (
  tx: Tx,
  { numbers, vendorId, body, media, files, asked, platformOrganizationId }: UnknownText,
  now: Date,
): Promise<string> => {
  const kept = await tx.one(
    z.object({ id: z.string(), organizationId: z.string() }),
    sql`insert into unknown_texts (organization_id, phone, twilio_phone, body, media, opt_out_intent, vendor_id, received_at)
        values (coalesce(${selectOwner(numbers)}, ${platformOrganizationId}::uuid), ${numbers.phone}, ${numbers.to}, ${body}, ${media},
          ${asked === 'none' ? null : asked}, ${vendorId}, ${now.toISOString()}::timestamptz)
        on conflict (organization_id, vendor_id) do nothing returning id, organization_id as "organizationId"`,
  )
  if (!kept) return platformOrganizationId
  await keepMedia(tx, { organizationId: kept.organizationId, unknownTextId: kept.id }, files, now)
  await notifyChange(tx, [kept.organizationId], ['texts'])
  return kept.organizationId
}
