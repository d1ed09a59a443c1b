import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Caller } from '../../../../platform/server/actor.ts'
import { command } from '../../../../platform/server/command.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { toLocalDay } from '../../../../rules/day.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { takeResume } from '../../../documents/uploads/server/public.ts'
import { addCandidate } from '../contract/adding.ts'
import type { TypedFields } from '../shapes/typed.ts'
import { readTyped, type TypedValues } from './read-typed.ts'

const place = z.object({ id: z.string(), time_zone: z.string() })

const organizationFor = async (tx: Tx, actor: Caller, wanted: string | null) => {
  const found = await tx.one(
    place,
    sql`select id, time_zone from organizations where id = ${wanted ?? actor.organizationId}`,
  )
  if (!found) throw new UserError('not-found', 'Organization not found')
  return found
}

type File = { stored_as: string; text: string | null; unread: number } | null
type CandidateInput = {
  id: string
  organization: z.infer<typeof place>
  values: TypedValues
  file: File
  now: Date
  source?: string
  jobCodeId?: string | null
  /** The words of a consent that the application asked for and did not get. */
  declined?: string | null
}

const insert = async (
  tx: Tx,
  { id, organization, values, file, now, source, jobCodeId, declined = null }: CandidateInput,
) => {
  const at = now.toISOString()
  const day = values.date_submitted ?? toLocalDay(now, organization.time_zone)
  const isToday = day === toLocalDay(now, organization.time_zone)
  const row = {
    ...values,
    id,
    organization_id: organization.id,
    position: values.position ?? 'RBT',
    date_submitted: day,
    created_at: at,
    source: source ?? 'added by staff',
    job_code_id: jobCodeId ?? null,
    status: 'Initial Inquiry',
    auto_scheduler_sent: false,
    resume_file: file?.stored_as ?? null,
    resume_text: values.resume_text ?? (file?.text || null),
    resume_unread: values.resume_text ? 0 : (file?.unread ?? 0),
    text_consent_source: values.text_consent_source ?? declined,
    text_consent_at: values.text_consent || declined ? at : null,
  }
  const columns = sql.join(
    Object.keys(row).map((name) => sql.identifier(name)),
    sql`, `,
  )
  return await tx.run(
    sql`insert into all_candidates (${columns}, date_submitted_ts)
        select ${columns}, case when ${isToday} then ${at}::timestamptz else (${day}::date + time '12:00') at time zone ${organization.time_zone} end
        from jsonb_populate_record(null::all_candidates, ${JSON.stringify(row)}::jsonb) on conflict do nothing`,
  )
}

const isHere = async (tx: Tx, id: string, organizationId: string) =>
  (await tx.one(
    z.object({ id: z.string() }),
    sql`select id from all_candidates where id = ${id} and organization_id = ${organizationId}`,
  )) !== undefined

/** Adds one candidate. The same id again answers the same and adds no one; an id of someone else is refused. */
export const addCandidateRoute = command(addCandidate, async ({ input, tx, actor, now }) => {
  const { id, organization_id, upload_id, ...typed } = input
  const organization = await organizationFor(tx, actor, organization_id)
  if (await isHere(tx, id, organization.id)) return { reply: { id } }
  const values = await readTyped(tx, organization.id, { ...typed, full_name: typed.full_name ?? '' }, true)
  const file = await takeResume(tx, actor, upload_id, now)
  const added = await insert(tx, { id, organization, values, file, now })
  if (added === 0 && (await isHere(tx, id, organization.id))) return { reply: { id } }
  if (added === 0) throw new UserError('conflict', 'Couldn’t add this candidate. Open the form again.')
  const withResume = file === null ? {} : { with_resume: true }
  const after = { full_name: values.full_name, position: values.position ?? 'RBT', ...withResume }
  return {
    reply: { id },
    events: [{ name: 'candidate.added', about: id, organizationId: organization.id, after }],
  }
})

export type Applicant = {
  id: string
  organizationId: string
  locationId: string
  jobCodeId: string
  typed: TypedFields
  file: File
  source: string
  /** The words of a consent that the application asked for and did not get, or null: it did not ask, or they agreed. */
  declined: string | null
  now: Date
}

/**
 * Adds someone who applied by themselves, at the location of their code. Throws at the fields as the manual form does.
 * The same id twice adds no one.
 */
export const takeApplicant = async (tx: Tx, applicant: Applicant): Promise<{ isNew: boolean }> => {
  const organization = await tx.one(
    place,
    sql`select id, time_zone from organizations where id = ${applicant.organizationId}`,
  )
  if (!organization) throw new UserError('not-found', 'Organization not found')
  const typed = { ...applicant.typed, location_id: applicant.locationId, full_name: applicant.typed.full_name ?? '' }
  const values = await readTyped(tx, organization.id, typed, true)
  return { isNew: (await insert(tx, { ...applicant, organization, values })) > 0 }
}
