import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { World } from '../../../../../app/server/testing/world.ts'

/** Returns the queued and sent emails to an address, oldest first. */
export const loadMails = async (world: World, to: string) =>
  await world.inPlatform(
    async (tx) =>
      await tx.rows(
        z.object({ subject: z.string(), body: z.string() }),
        sql`select subject, coalesce(body, '') as body from emails where to_address = ${to} order by created_at, id`,
      ),
  )
