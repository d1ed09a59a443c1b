import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { type Applicant, readTyped } from '../../../candidates/directory/server/public.ts'
import { findDuplicates } from '../../../candidates/duplicates/server/public.ts'
import { type TypedField, typedFields } from '../../../candidates/suggestions/rules/typed-fields.ts'
import { suggestChange } from '../../../candidates/suggestions/server/public.ts'

const columns = Object.fromEntries(typedFields.map((name) => [name, z.nullable(z.unknown())])) as Record<
  TypedField,
  z.ZodMiniNullable<z.ZodMiniUnknown>
>
const here = z.object({ id: z.string(), full_name: z.string(), text_consent: z.nullable(z.string()), ...columns })

const isBlank = (value: unknown) =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '')
const longest = 2_000
/** A value for the notice about someone on file with other words; of a long text its beginning. */
const told = (value: unknown) => (typeof value === 'string' ? value.slice(0, longest) : value)

/**
 * Who applies is here already: the one record that is theirs beyond doubt, locked. No one who is to be deleted, and no one whose
 * email is another: anyone who knows a name and a phone only could then tell by the missing answer that the person is here.
 */
const findRecord = async (tx: Tx, { organizationId, typed }: Applicant) => {
  const [found = []] = await findDuplicates(tx, organizationId, [
    {
      id: null,
      full_name: typed.full_name ?? '',
      email_address: typed.email_address ?? null,
      phone_number: typed.phone_number ?? null,
      city: typed.city ?? null,
      certification_number: typed.certification_number ?? null,
    },
  ])
  const ids = found.filter(({ level }) => level === 'same').map(({ id }) => id)
  const names = sql.join(
    typedFields.map((name) => sql.identifier(name)),
    sql`, `,
  )
  const [record] = await tx.rows(
    here,
    sql`select id, full_name, text_consent, ${names} from all_candidates
        where ${tenantCondition(tx)} and organization_id = ${organizationId} and id = any(${sql.param(ids)}::uuid[])
          and merged_into is null and erasure_due_on is null
          and (email_key is null or app.email_key(${typed.email_address ?? null}) is null or email_key = app.email_key(${typed.email_address ?? null}))
        order by array_position(${sql.param(ids)}::uuid[], id) limit 1 for no key update`,
  )
  return record ?? null
}

const wasTaken = async (tx: Tx, organizationId: string, form: string) =>
  (await tx.one(
    z.object({ n: z.number() }),
    sql`select 1 as n from events f join event_values v on v.organization_id = f.organization_id and v.event_id = f.id
        where ${tenantCondition(tx, 'f')} and f.organization_id = ${organizationId} and f.name = 'candidate.appliedAgain' and f.at > now() - interval '1 day'
          and v.after ->> 'form_id' = ${form} limit 1`,
  )) !== undefined

export type AppliedAgain = { id: string; isNew: boolean; suggested: string[]; besides: Record<string, unknown> }

/**
 * Someone who is here applies once more, or someone who knows of them does: nothing of the record changes. What is new waits for a
 * person of the clinic to accept it. Null for someone who is new. `isNew` false: this form was taken before.
 */
export const reapply = async (tx: Tx, applicant: Applicant): Promise<AppliedAgain | null> => {
  const { organizationId, typed, now } = applicant
  // Two that come at once wait for each other: the second one finds what the first one left.
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`applies ${organizationId}`}, 0))`)
  const record = await findRecord(tx, applicant)
  if (record === null || record.id === applicant.id) return null
  const values = await readTyped(tx, organizationId, { ...typed, full_name: typed.full_name ?? '' }, true)
  if (await wasTaken(tx, organizationId, applicant.id))
    return { id: record.id, isNew: false, suggested: [], besides: {} }
  const suggested = typedFields.filter((name) => !isBlank(values[name]) && record[name] !== values[name])
  const asks = values.text_consent === 'given' && record.text_consent === null
  await suggestChange(tx, {
    organizationId,
    candidateId: record.id,
    cameBy: 'apply',
    fields: Object.fromEntries(suggested.map((name) => [name, values[name]])),
    consentSource: asks ? (values.text_consent_source ?? null) : null,
    now,
  })
  const name = values.full_name === record.full_name ? {} : { full_name: values.full_name }
  const besides = { ...name, ...Object.fromEntries(suggested.map((field) => [field, told(values[field])])) }
  return { id: record.id, isNew: true, suggested, besides }
}
