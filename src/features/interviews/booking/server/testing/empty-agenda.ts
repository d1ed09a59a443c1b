import { sql } from 'drizzle-orm'
import type { World } from '../../../../../app/server/testing/world.ts'

/** The world's own clinic without bookings, reminders and booking hours, and with the status that a booking moves to. */
export const emptyAgenda = async ({ inPlatform, own }: Pick<World, 'inPlatform' | 'own'>) =>
  await inPlatform(async (tx) => {
    await tx.run(sql`delete from interview_reminders`)
    await tx.run(sql`delete from bookings`)
    await tx.run(sql`delete from booking_hours`)
    await tx.run(
      sql`insert into pipeline_statuses (organization_id, status_label, sort_order) select ${own.organizationId}, 'Interview Scheduled', 50
          where not exists (select from pipeline_statuses where organization_id = ${own.organizationId} and status_label = 'Interview Scheduled')`,
    )
  })
