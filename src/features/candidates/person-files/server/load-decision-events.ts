import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import type { DecisionEvent } from '../rules/decision-record.ts'
import { maskLinksIn } from '../rules/mask-links.ts'
import type { PersonOnFile } from './load-person.ts'

const values = z.nullable(z.record(z.string(), z.unknown()))
const row = z.object({ at: z.string(), by: z.nullable(z.string()), name: z.string(), before: values, after: values })

const seen: ReadonlySet<string> = new Set([
  'resume.viewed',
  'resume.opened',
  'resume.downloaded',
  'document.viewed',
  'document.downloaded',
  'candidate.shareOpened',
  'candidate.fileDownloaded',
  'candidate.decisionRecordDownloaded',
])
const scored: ReadonlySet<string> = new Set([
  'candidate.scored',
  'candidate.scoreAsked',
  'candidate.scoreOverridden',
  'candidate.scoreOverrideWithdrawn',
  'candidate.readByModel',
  'candidate.modelAsked',
  'credential.checked',
  'credential.checkWithdrawn',
  'credential.numberEmptied',
  'resume.read',
  'resume.replaced',
  'resume.reread',
])
const decided: ReadonlySet<string> = new Set([
  'candidate.statusChanged',
  'candidate.statusChangeUndone',
  'candidate.statusMigrated',
  'candidate.retentionEnded',
  'candidate.erasureRequested',
  'candidate.erasureWithdrawn',
])
const touches = (event: DecisionEvent, field: RegExp) =>
  [event.before, event.after].some((side) => Object.keys(side ?? {}).some((name) => field.test(name)))

/** Loads the events about a person that a question about a decision asks for, the earliest first. */
export const loadDecisionEvents = async (tx: Tx, { organizationId, ids }: PersonOnFile) => {
  const people = sql.param([...ids])
  const rows = await tx.rows(
    row,
    sql`select f.at, f.name, v.before, v.after,
          case when f.who is not null then coalesce(
            (select u.full_name from reinforce_users u where u.organization_id = ${organizationId} and u.id = f.who),
            (select 'API key ' || k.name from api_keys k where k.organization_id = ${organizationId} and k.id = f.who),
            'Platform staff') end as by
        from events f left join event_values v on v.organization_id = ${organizationId} and v.event_id = f.id
        where f.organization_id = ${organizationId}
          and (f.about = any(${people}::uuid[]) or f.candidate_id = any(${people}::uuid[]))
        order by f.at, f.id`,
  )
  const events = rows.map((each) => row.parse(maskLinksIn(each)))
  return {
    seen: events.filter(({ name }) => seen.has(name)),
    score: events.filter(
      (each) =>
        scored.has(each.name) ||
        (each.name === 'candidate.edited' && touches(each, /score|percentage|certification|rbt|position/)),
    ),
    decisions: events.filter(({ name }) => decided.has(name)),
    consent: events.filter((each) => /^(?:consent|optOut)\./.test(each.name) || touches(each, /^text_consent/)),
  }
}
