import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../platform/server/database.ts'
import { ofScope } from '../../../platform/server/of-scope.ts'
import type { Fillable } from '../../candidates/rules/imported.ts'
import {
  type Applicant,
  fillBlanks,
  readTyped,
  recordConsent,
  refuseUnreachable,
} from '../../candidates/server/door.ts'
import { duplicatesOf } from '../../duplicates/server/door.ts'

const typedFields = [
  'email_address',
  'phone_number',
  'city',
  'state',
  'certification_number',
  'video_introduction',
  'resume_text',
  'current_rbt',
  'preferred_language',
] as const satisfies readonly Fillable[]
type Field = (typeof typedFields)[number]

const columns = Object.fromEntries(typedFields.map((name) => [name, z.nullable(z.unknown())])) as Record<
  Field,
  z.ZodMiniNullable<z.ZodMiniUnknown>
>
const here = z.object({ id: z.string(), full_name: z.string(), phone: z.nullable(z.string()), ...columns })

const isBlank = (value: unknown) =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '')
const longest = 2_000
/** What is told of something that is on file already in other words; of a long text its beginning. */
const told = (value: unknown) => (typeof value === 'string' ? value.slice(0, longest) : value)

/**
 * Who applies is here already: the one record that is theirs beyond doubt, locked. Nobody who is to be deleted, and nobody whose
 * email is another: whoever knows a name and a phone only could then tell by the missing answer that the person is here.
 */
const recordOf = async (tx: Tx, { organizationId, typed }: Applicant) => {
  const [found = []] = await duplicatesOf(tx, organizationId, [
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
    sql`select id, full_name, app.phone_key(${typed.phone_number ?? null}) as phone, ${names} from all_candidates
        where ${ofScope(tx)} and organization_id = ${organizationId} and id = any(${sql.param(ids)}::uuid[]) and merged_into is null and erase_on is null
          and (email_key is null or app.email_key(${typed.email_address ?? null}) is null or email_key = app.email_key(${typed.email_address ?? null}))
        order by array_position(${sql.param(ids)}::uuid[], id) limit 1 for update`,
  )
  return record ?? null
}

const wasTaken = async (tx: Tx, organizationId: string, form: string) =>
  (await tx.one(
    z.object({ n: z.number() }),
    sql`select 1 as n from facts f join fact_values v on v.organization_id = f.organization_id and v.fact_id = f.id
        where ${ofScope(tx, 'f')} and f.organization_id = ${organizationId} and f.name = 'candidate.appliedAgain' and f.at > now() - interval '1 day'
          and v.after ->> 'form_id' = ${form} limit 1`,
  )) !== undefined

export type AppliedAgain = { id: string; isNew: boolean; filled: string[]; besides: Record<string, unknown> }

/**
 * Somebody who is here applies once more: what is blank in their record is filled, what differs is told and changes nothing; the status
 * stays, and so does a refusal of texts. Null for somebody who is new. `isNew` false: this form was taken before.
 */
export const takeAgain = async (tx: Tx, applicant: Applicant): Promise<AppliedAgain | null> => {
  const { organizationId, typed, now } = applicant
  // Two that come at once wait for each other: the second one finds what the first one left.
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`applies ${organizationId}`}, 0))`)
  const record = await recordOf(tx, applicant)
  if (record === null || record.id === applicant.id) return null
  const values = await readTyped(tx, organizationId, { ...typed, full_name: typed.full_name ?? '' })
  refuseUnreachable(values)
  if (await wasTaken(tx, organizationId, applicant.id)) return { id: record.id, isNew: false, filled: [], besides: {} }
  const given = typedFields.filter((name) => !isBlank(values[name]))
  const filled = given.filter((name) => isBlank(record[name]))
  const fills = Object.fromEntries(filled.map((name) => [name, values[name]])) as Partial<Record<Field, string>>
  if (filled.length > 0) await fillBlanks(tx, [{ id: record.id, ...(fills as object) }])
  if (values.text_consent === 'given' && values.text_consent_source)
    await recordConsent(tx, [{ id: record.id, phone_key: record.phone }], {
      source: values.text_consent_source,
      at: now,
    })
  const differs = given.filter((name) => !filled.includes(name) && record[name] !== values[name])
  const name = values.full_name === record.full_name ? {} : { full_name: values.full_name }
  const besides = { ...name, ...Object.fromEntries(differs.map((field) => [field, told(values[field])])) }
  return { id: record.id, isNew: true, filled, besides }
}
