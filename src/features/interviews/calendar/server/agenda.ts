import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Caller } from '../../../../platform/server/actor.ts'
import { rawJson } from '../../../../platform/server/answers/raw-json.ts'
import { selectAsJson } from '../../../../platform/server/answers/select-as-json.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { query } from '../../../../platform/server/query.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { addDays, getDayRange, parseDay, startOfDay, toLocalDay } from '../../../../rules/day.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { pageSize } from '../../../../rules/words/count.ts'
import {
  type AgendaQuery,
  agenda,
  candidateInterviews,
  interviewers,
  type interviewFilter,
  interviewWeek,
  oneInterview,
} from '../contract/interviews.ts'
import { toCome } from '../rules/interview-kinds.ts'
import { openOffers } from './booking/offers.ts'
import { interviewJoins, loadInterviews } from './interview-rows.ts'
import { loadUnconfirmedSoon } from './interviewer/load-unconfirmed-soon.ts'
import { toShownInterviews } from './to-shown-interviews.ts'

const mostOfWeek = 500
const mostOfCandidate = 200

const filtered = ({ status, type, interviewer, organization }: z.output<typeof interviewFilter>): SQL[] => [
  ...(status.length > 0 ? [sql`i.status = any(${sql.param(status)}::text[])`] : []),
  ...(type.length > 0 ? [sql`i.type = any(${sql.param(type)}::text[])`] : []),
  ...(interviewer.length > 0 ? [sql`i.interviewer_id = any(${sql.param(interviewer)}::uuid[])`] : []),
  ...(organization.length > 0 ? [sql`i.organization_id = any(${sql.param(organization)}::uuid[])`] : []),
]

/**
 * Builds the condition of an agenda. Upcoming begins at the viewer's midnight, where past ends, and has interviews to
 * come unless the query has a status.
 */
export const selectAgenda = (asked: AgendaQuery, now: Date): SQL => {
  const { from, until } = getDayRange(toLocalDay(now, asked.timeZone), asked.timeZone)
  const begun = sql`i.interview_date >= ${from.toISOString()}::timestamptz`
  const when = {
    upcoming: asked.status.length > 0 ? [begun] : [begun, sql`i.status = any(${sql.param([...toCome])}::text[])`],
    today: [begun, sql`i.interview_date < ${until.toISOString()}::timestamptz`],
    past: [sql`i.interview_date < ${from.toISOString()}::timestamptz`],
    all: [],
  }[asked.when]
  return sql.join([sql`true`, ...when, ...filtered(asked)], sql` and `)
}

/** Narrows a condition to interviews that wait for their interviewer's confirmation, if requested. */
export const loadNarrowed = async (
  tx: Tx,
  where: SQL,
  { needsConfirmation, actor, now }: Pick<AgendaQuery, 'needsConfirmation'> & { actor: Caller; now: Date },
): Promise<SQL> => {
  if (!needsConfirmation) return where
  const ids = (await loadUnconfirmedSoon(tx, actor, now)).map(({ id }) => id)
  return sql`${where} and i.id = any(${sql.param(ids)}::uuid[])`
}

const countInterviews = async (tx: Tx, where: SQL) => {
  const found = await tx.one(
    z.object({ total: z.number() }),
    sql`select count(*)::int as total from ${interviewJoins} where ${where}`,
  )
  return found?.total ?? 0
}

/** A page of interviews in the order of their dates. */
export const agendaRoute = query(agenda, async ({ input, tx, now, settings, actor }) => {
  const where = await loadNarrowed(tx, selectAgenda(input, now), { ...input, actor, now })
  const rows = await loadInterviews(tx, where, pageSize, (input.page - 1) * pageSize)
  return {
    rows: await toShownInterviews(tx, rows, { now, settings, viewer: actor }),
    total: await countInterviews(tx, where),
  }
})

type Week = z.output<typeof interviewFilter> & { timeZone: string; day: string }

/** The condition of seven local days. Refuses what is no day. */
export const selectWeek = (asked: Week): SQL => {
  const day = parseDay(asked.day)
  if (!day) throw UserError.at('day', 'Choose a valid day.')
  const [from, until] = [day, addDays(day, 7)].map((each) => startOfDay(each, asked.timeZone).toISOString())
  return sql.join(
    [sql`i.interview_date >= ${from}::timestamptz`, sql`i.interview_date < ${until}::timestamptz`, ...filtered(asked)],
    sql` and `,
  )
}

/** The interviews of the days asked for. `total` counts those beyond the most that are sent, too. */
export const interviewWeekRoute = query(interviewWeek, async ({ input, tx, now, settings, actor }) => {
  const where = await loadNarrowed(tx, selectWeek(input), { ...input, actor, now })
  const rows = await loadInterviews(tx, where, mostOfWeek)
  const total = rows.length < mostOfWeek ? rows.length : await countInterviews(tx, where)
  return { rows: await toShownInterviews(tx, rows, { now, settings, viewer: actor }), total }
})

/**
 * Lists possible interviewers: everyone in your own organization; for platform staff, everyone with an interview
 * somewhere.
 */
export const interviewersRoute = query(interviewers, async ({ tx, actor }) =>
  rawJson({
    people: await selectAsJson(
      tx,
      interviewers.reply.shape.people,
      actor.isPlatform
        ? sql`select u.id, coalesce(nullif(u.full_name, ''), u.email) as name from reinforce_users u
            where exists (select from interviews i where i.organization_id = u.organization_id and i.interviewer_id = u.id) order by name, u.id limit 500`
        : sql`select u.id, coalesce(nullif(u.full_name, ''), u.email) as name from reinforce_users u
            where u.organization_id = ${actor.organizationId} order by name, u.id limit 500`,
    ),
  }),
)

/** One interview as the lists show it; one of another organization is not found. */
export const oneInterviewRoute = query(oneInterview, async ({ input, tx, now, settings, actor }) => {
  const [row] = await loadInterviews(tx, sql`i.id = ${input.id}`, 1)
  if (!row) throw new UserError('not-found', 'Interview not found')
  const [shown] = await toShownInterviews(tx, [row], { now, settings, viewer: actor })
  if (!shown) throw new UserError('not-found', 'Interview not found')
  return shown
})

/** Everything set for one candidate, and the links with which they may still choose a time. */
export const candidateInterviewsRoute = query(candidateInterviews, async ({ input, tx, now, settings, actor }) => {
  const candidate = await tx.one(
    z.object({ organization_id: z.string() }),
    sql`select organization_id from all_candidates where ${tenantCondition(tx)} and id = ${input.id}`,
  )
  if (!candidate) throw new UserError('not-found', 'Candidate not found')
  const mine = sql`i.organization_id = ${candidate.organization_id} and i.candidate_id = ${input.id}`
  const rows = await loadInterviews(tx, mine, mostOfCandidate)
  return {
    rows: await toShownInterviews(tx, rows, { now, settings, viewer: actor }),
    offers: await openOffers(tx, input.id, now),
  }
})
