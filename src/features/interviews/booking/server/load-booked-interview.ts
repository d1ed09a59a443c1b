import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { nullableText } from '../../../../platform/shared/schemas.ts'
import { findCandidateZone } from '../../../candidates/directory/rules/zones/find-candidate-zone.ts'
import { getInterviewZone } from '../../calendar/rules/get-interview-zone.ts'
import { interviewStatuses, interviewTypes } from '../../calendar/rules/interview-kinds.ts'
import { formatBothClocks, formatInterviewType, showMoment } from '../../calendar/rules/interview-words.ts'
import { zonedPlace } from '../../calendar/server/public.ts'
import { canUndo } from '../rules/undo-window.ts'

const row = z.object({
  id: z.string(),
  interview_date: z.string(),
  minutes: z.number(),
  type: z.enum(interviewTypes),
  status: z.enum(interviewStatuses),
  interviewer: nullableText,
  organizationZone: z.string(),
  place: zonedPlace,
  lives: z.object({ city: nullableText, state: nullableText, phone: nullableText, place: zonedPlace }),
  madeAt: z.string(),
  undone: nullableText,
})

const read = async (tx: Tx, ids: readonly string[]) => {
  const rows = await tx.rows(
    row,
    sql`select b.id, i.interview_date, i.minutes, i.type, i.status,
      coalesce(nullif(u.full_name, ''), u.email) as interviewer, o.time_zone as "organizationZone",
          case when l.id is not null then json_build_object('city', l.city, 'state', l.state, 'time_zone',
            l.time_zone) end as place, b.made_at as "madeAt", b.undone,
          json_build_object('city', c.city, 'state', c.state, 'phone', c.phone_number,
            'place', case when a.id is not null then json_build_object('city', a.city, 'state', a.state, 'time_zone', a.time_zone) end) as lives
        from bookings b join interviews i on i.organization_id = b.organization_id and i.id = b.id join organizations o on o.id = b.organization_id
        join all_candidates c on c.organization_id = i.organization_id and c.id = i.candidate_id
        left join locations a on a.organization_id = c.organization_id and a.id = c.location_id
        left join locations l on l.organization_id = i.organization_id and l.id = i.location_id
        left join reinforce_users u on u.organization_id = i.organization_id and u.id = i.interviewer_id
        where ${tenantCondition(tx, 'b')} and b.id = any(${sql.param([...ids])}::uuid[])`,
  )
  return rows.map(({ organizationZone, place, lives, ...each }) => {
    const zone = getInterviewZone(organizationZone, place)
    const { minutes, type, interviewer } = each
    const when = showMoment(new Date(each.interview_date), zone)
    const theirs = findCandidateZone(lives)?.timeZone
    const both = formatBothClocks(when, new Date(each.interview_date), zone, theirs)
    return { ...each, zone, both, told: { when, minutes, type, interviewer } }
  })
}
export type BookedInterview = Awaited<ReturnType<typeof read>>[number]

/** Loads the interview of a booking, as it is now, in the words of the timeline. */
export const loadBookedInterview = async (tx: Tx, id: string): Promise<BookedInterview | null> =>
  (await read(tx, [id]))[0] ?? null

/** Describes the bookings of a thread, by id: the interview as it is now, and whether an undo is still possible. */
export const describeBookings = async (tx: Tx, ids: readonly string[], now: Date) => {
  const booked = ids.length === 0 ? [] : await read(tx, ids)
  return new Map(
    booked.map(({ id, told, both, status, type, madeAt, interview_date: startsAt, undone }) => {
      const isOpen = status === 'Scheduled' || status === 'Confirmed'
      const isUndoable =
        undone === null && isOpen && canUndo({ madeAt: new Date(madeAt), startsAt: new Date(startsAt), now })
      const kind = formatInterviewType(type)
      const words = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}, ${both}${told.interviewer ? ` with ${told.interviewer}` : ''}`
      return [id, { words, status, canUndo: isUndoable }]
    }),
  )
}
