import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { stream } from '../../../../../platform/server/stream.ts'
import { writeCalendarFile } from '../../../../../rules/file-formats/write-calendar-file.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { demoInvite } from '../../contract/prospects.ts'
import { demoMinutes } from '../../rules/demo-request.ts'

const row = z.object({ name: z.string(), demo_at: z.string(), contact_name: z.nullable(z.string()) })

/** The demo as a calendar file, as long as its page says. */
export const demoInviteRoute = stream(demoInvite, async ({ input, transact, services, reply }) => {
  const found = await transact(
    async (tx) =>
      await tx.one(
        row,
        sql`select name, demo_at, contact_name from organizations where id = ${input.id} and prospect_stage is not null and demo_at is not null`,
      ),
    { readOnly: true },
  )
  if (!found) throw new UserError('not-found', 'No demo is scheduled.')
  const file = writeCalendarFile([
    {
      id: input.id,
      start: new Date(found.demo_at),
      minutes: demoMinutes,
      title: `Reinforce demo with ${found.name}`,
      description: found.contact_name ?? '',
      stamp: services.clock(),
    },
  ])
  return await reply
    .header('content-type', 'text/calendar; charset=utf-8')
    .header('content-disposition', 'attachment; filename="demo.ics"')
    .send(file)
})
