import { sql } from 'drizzle-orm'
import { query } from '../../../../platform/server/query.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { canMail } from '../../../access/email/server/public.ts'
import { reportSchedules, scheduleRow } from '../contract/schedules.ts'
import { loadOrganization, loadPossibleRecipients } from './report-people.ts'

const mostShown = 40

/** The organization's scheduled reports, the running ones first, each with what became of its last emails; and who may get one. */
export const reportSchedulesRoute = query(reportSchedules, async ({ tx, actor, settings }) => {
  const { organizationId } = actor
  const displayName = sql`coalesce(nullif(btrim(u.full_name), ''), nullif(u.email, ''), 'Someone')`
  const rows = await tx.rows(
    scheduleRow,
    sql`select s.id, s.every, s.day, s.hour, s.stopped_at is null as running, s.next_at as "nextAt",
          coalesce((select ${displayName} from reinforce_users u where ${tenantCondition(tx, 'u')} and u.id = s.made_by), 'Someone') as "madeBy",
          (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'name', coalesce(${displayName}, 'Someone who left')) order by r.n), '[]')
             from unnest(s.recipients) with ordinality r (id, n)
             left join reinforce_users u on u.id = r.id and u.organization_id = s.organization_id) as recipients,
          (select jsonb_build_object('at', l.at, 'month', l.month, 'people', (
               select coalesce(jsonb_agg(jsonb_build_object('name', p.name,
                 'state', case m.state when 'sending' then 'waiting'
                   else coalesce(m.state, 'skipped') end, 'reason', coalesce(m.problem, p.reason))
                   order by p.name), '[]')
               from jsonb_to_recordset(l.people) p (name text, mail uuid, reason text) left join emails m on ${tenantCondition(tx, 'm')} and m.id = p.mail))
             from report_runs l where l.organization_id = s.organization_id and l.schedule_id = s.id order by l.at desc limit 1) as last
        from report_schedules s where s.organization_id = ${organizationId}
        order by s.stopped_at is not null, coalesce(s.stopped_at, s.created_at) desc, s.id limit ${mostShown}`,
  )
  const people = await loadPossibleRecipients(tx, organizationId)
  return {
    canMail: canMail(settings),
    timeZone: (await loadOrganization(tx, organizationId)).time_zone,
    people: people.map(({ id, name, email }) => ({ id, name, email })),
    rows,
  }
})
