import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { type Position } from '../../../../rules/credential/positions.ts'
import { throwFieldErrors } from '../../../../rules/user-error.ts'
import { checkFields, consentNeedsSource, type FieldValues, unreachable } from '../rules/check-fields.ts'
import type { TypedFields } from '../shapes/typed.ts'

type Rest = {
  position?: Position
  current_rbt?: boolean | null
  location_id?: string | null
  text_consent?: 'given' | 'refused' | null
  text_consent_source?: string | null
}
export type TypedValues = FieldValues & Rest

/**
 * Columns and their new values; refuses with a sentence at each field that is wrong. A location must be one of the organization. Someone
 * `isNew` must be reachable one way or the other.
 */
export const readTyped = async (
  tx: Tx,
  organizationId: string,
  typed: TypedFields,
  isNew = false,
): Promise<TypedValues> => {
  const { position, current_rbt, location_id, text_consent, text_consent_source, ...texts } = typed
  const given = Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== undefined))
  const { values, problems } = checkFields(given)
  const rest: Rest = {}
  if (position !== undefined) rest.position = position
  if (current_rbt !== undefined) rest.current_rbt = current_rbt
  if (location_id !== undefined) {
    const known =
      location_id === null ||
      (await tx.one(
        z.object({ id: z.string() }),
        sql`select id from locations where id = ${location_id} and organization_id = ${organizationId}`,
      ))
    if (known) rest.location_id = location_id
    else problems.location_id = 'This location isn’t in this organization.'
  }
  if (text_consent !== undefined) {
    const source = text_consent_source?.replaceAll('\0', '').trim() ?? ''
    if (text_consent !== 'unknown' && source === '') problems.text_consent_source = consentNeedsSource
    rest.text_consent = text_consent === 'unknown' ? null : text_consent
    rest.text_consent_source = text_consent === 'unknown' ? null : source
  }
  const { email_address, phone_number } = { ...values, ...problems }
  if (isNew && !email_address && !phone_number) Object.assign(problems, unreached)
  throwFieldErrors(problems)
  return { ...values, ...rest }
}

const unreached = { email_address: unreachable, phone_number: unreachable }

/** A person must be reachable one way or the other. */
export const requireEmailOrPhone = (row: { email_address?: string | null; phone_number?: string | null }) => {
  if (!row.email_address && !row.phone_number) throwFieldErrors(unreached)
}
