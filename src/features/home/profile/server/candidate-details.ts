import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { selectColumns } from '../../../../platform/server/select-columns.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { nullableText } from '../../../../platform/shared/schemas.ts'
import { positions } from '../../../../rules/credential/positions.ts'
import { candidateScores } from '../../../candidates/directory/server/public.ts'
import { zonedPlace } from '../../../interviews/calendar/server/public.ts'

const details = z.extend(candidateScores, {
  version: z.string(),
  position_received: nullableText,
  source: nullableText,
  job_code: nullableText,
  resume: nullableText,
  counts_culture_fit: z.boolean(),
  state_licenses: nullableText,
  supervision_capacity: z.nullable(z.number()),
  assessments: nullableText,
  score_override: z.nullable(z.number()),
  score_override_reason: nullableText,
  score_override_by: nullableText,
  score_override_at: nullableText,
  owner_id: nullableText,
  follow_up_on: nullableText,
  follow_up_note: nullableText,
  archive_reason: nullableText,
  credential_status: z.nullable(z.enum(['Active', 'Inactive', 'Expired', 'Not found'])),
  credential_number: nullableText,
  credential_expires_on: nullableText,
  credential_supervisor: nullableText,
  credential_by: nullableText,
  credential_at: nullableText,
  credential_key: nullableText,
  certification_received: nullableText,
  text_consent_source: nullableText,
  text_consent_at: nullableText,
  opted_out_at: nullableText,
  notes: z.number(),
  erasure_due_on: nullableText,
  erase_reason: nullableText,
  merged_into: nullableText,
  merged_name: nullableText,
  merged_position: z.nullable(z.enum(positions)),
  scheduler: z.boolean(),
  time_zone: z.string(),
  place: zonedPlace,
})
export type Details = z.infer<typeof details>

/** Reads the details of the candidate page that the table's row lacks; `version` is the row's own. */
export const loadDetails = async (tx: Tx, id: string) =>
  await tx.one(
    details,
    sql`select ${selectColumns(candidateScores.shape, 'c')}, c.xmin::text as version, c.position_received, c.source,
      j.code as job_code, c.resume, c.counts_culture_fit, c.state_licenses, c.supervision_capacity, c.assessments,
      c.score_override,
          c.score_override_reason, c.score_override_by, c.score_override_at,
          c.owner_id, c.follow_up_on, c.follow_up_note, c.archive_reason, c.credential_status,
          c.credential_number, c.credential_expires_on, c.credential_supervisor, c.credential_by,
          c.credential_at, c.credential_key, c.certification_received, c.text_consent_source, c.text_consent_at,
          (select m.at from app.opt_out_marks(array[c.organization_id], array[app.text_number(c.phone_key)]) m) as opted_out_at,
          (select count(*)::int from candidate_notes n where n.organization_id = c.organization_id and n.candidate_id = c.id)
            + (select count(*)::int from import_notes n where n.organization_id = c.organization_id and n.candidate_id = c.id) as notes,
          o.scheduler, o.time_zone,
          case when l.id is not null then json_build_object('city', l.city, 'state', l.state, 'time_zone',
            l.time_zone) end as place, c.erasure_due_on, c.erase_reason, k.id as merged_into,
            k.full_name as merged_name, k.position as merged_position
        from all_candidates c join organizations o on o.id = c.organization_id left join job_codes j on ${tenantCondition(tx, 'j')} and j.id = c.job_code_id
          left join locations l on l.organization_id = c.organization_id and l.id = c.location_id
          left join all_candidates k on k.organization_id = c.organization_id and k.id = c.merged_into
        where c.id = ${id}`,
    'prepared',
  )
