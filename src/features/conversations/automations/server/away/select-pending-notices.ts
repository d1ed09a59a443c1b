import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { awayReasons } from '../../../../interviews/calendar/rules/away-reasons.ts'
import { showMoment } from '../../../../interviews/calendar/rules/interview-words.ts'
import type { Preset } from '../../rules/presets.ts'
import { doneWords, earlierDoneWords } from './offer-away.ts'

/** Days after which a canceled interview needs no notice. */
const owedDays = 30

type NoticeQuery = { organizationId: string | undefined; preset: Preset | undefined; now: Date }

/**
 * Selects the interviews `i` of the organizations `o` that were canceled because the interviewer is away, and whose
 * candidates got no notice. Excludes candidates with another interview, and those on the board with this one already.
 * They belong to *Booked interview*, which would have written.
 */
export const selectPendingNotices = (tx: Tx, { organizationId, preset, now }: NoticeQuery): SQL => {
  const at = sql`${now.toISOString()}::timestamptz`
  return sql`from interviews i join organizations o on o.id = i.organization_id
      where ${tenantCondition(tx, 'i')} and ${organizationId ? sql`i.organization_id = ${organizationId}` : sql`true`}
        and ${preset === undefined || preset === 'booked' ? sql`true` : sql`false`}
        and i.interview_date > ${at} - make_interval(days => ${owedDays}) and i.status = 'Cancelled' and i.cancel_reason = ${awayReasons.toTell}
        and not exists (select from interviews n where n.organization_id = i.organization_id and n.candidate_id = i.candidate_id
          and n.status in ('Scheduled', 'Confirmed') and n.interview_date > ${at})
        and not exists (select from automation_enrollments h where h.organization_id = i.organization_id and h.candidate_id = i.candidate_id
          and h.interview_id = i.id and h.progress ? 'away')`
}

/** Why no automatic text told the candidate of the row `n`, as the event of the press says. */
export const whyNotTexted = sql`(select v.after ->> 'why' from events f join event_values v on v.organization_id = f.organization_id and v.event_id = f.id
  where f.organization_id = n.organization_id and f.about = n.candidate_id and f.name = 'interview.cancelled'
    and v.after ->> 'interview_id' = n.id::text and v.after ->> 'did' in (${doneWords.byHand}, ${earlierDoneWords.byHand}) order by f.at desc limit 1)`

/** Columns of a row to notify manually: the canceled hour, its zone, and why nothing was sent. */
export const told = { heldAt: z.nullable(z.string()), zone: z.string(), why: z.nullable(z.string()) }

/** Formats the board's words for a person to notify manually. */
export const describePendingNotice = ({
  heldAt,
  zone,
  why,
}: {
  heldAt: string
  zone: string
  why: string | null
}): string =>
  `The interviewer is away on ${showMoment(new Date(heldAt), zone)}, so the interview was canceled. Notify them. ${why ?? ''}`.trim()
