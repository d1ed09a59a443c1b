import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { query } from '../../../../../platform/server/query.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { firstCharacters } from '../../../../../rules/first-characters.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { positionOf } from '../../../../candidates/directory/rules/position.ts'
import { fieldNames } from '../../../imports/rules/headers.ts'
import { openCode, unroutedDetails } from '../../contract/unrouted.ts'
import { closeCodes } from '../../rules/close-codes.ts'

const kept = z.object({
  state: z.enum(['waiting', 'dismissed']),
  code: z.string(),
  application: z.record(z.string(), z.string()),
  consent: z.nullable(z.string()),
})
const longest = 2_000
const ofMails = { mail_subject: 'Subject', mail_text: 'Message' }

/** What one application said, field by field, and the open codes that come close to its own. */
export const unroutedDetailsRoute = query(unroutedDetails, async ({ input, tx }) => {
  const found = await tx.one(
    kept,
    sql`select state, code, application, consent from unrouted_applications where ${tenantCondition(tx)} and id = ${input.id} and state <> 'routed'`,
  )
  if (!found) throw new UserError('not-found', 'This application was already routed or deleted.')
  const { state, code, application, consent } = found
  const codes = await tx.rows(
    openCode,
    sql`select j.code, o.name as organization, l.name as location, j.position from job_codes j join organizations o on o.id = j.organization_id
          join locations l on l.organization_id = j.organization_id and l.id = j.location_id
        where j.is_active and l.is_active and lower(btrim(o.status)) = 'active'`,
  )
  const byCode = new Map(codes.map((one) => [one.code, one]))
  const close = closeCodes(code, [...byCode.keys()]).flatMap((each) => byCode.get(each) ?? [])
  const fields = Object.entries({ ...fieldNames, ...ofMails }).flatMap(([name, label]) => {
    const value = application[name]?.trim()
    return value ? [{ name: label, value: firstCharacters(value, longest) }] : []
  })
  const said = application.position?.trim() ? positionOf(application.position) : null
  const position = said?.ok ? said.position : (close[0]?.position ?? 'RBT')
  return { state, fields, consent, codes: close, position }
})
