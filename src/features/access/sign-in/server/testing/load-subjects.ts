import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { World } from '../../../../../app/server/testing/world.ts'

/** The subjects of the emails that a demo kept for an address. */
export const loadSubjects = async (world: World, to: string) =>
  await world.inPlatform(async (tx) =>
    (
      await tx.rows(
        z.object({ subject: z.string() }),
        sql`select subject from emails where to_address = ${to} order by created_at`,
      )
    ).map(({ subject }) => subject),
  )
