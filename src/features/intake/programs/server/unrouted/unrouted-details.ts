import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { query } from '../../../../../platform/server/query.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { takeFirstCharacters } from '../../../../../rules/take-first-characters.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { parsePosition } from '../../../../candidates/directory/rules/position.ts'
import { fieldNames } from '../../../imports/rules/headers.ts'
import { openCode, unroutedDetails } from '../../contract/unrouted.ts'
import { closeCodes } from '../../rules/close-codes.ts'
import { explainProposal } from '../../rules/mail/proposal.ts'
import { mailedFile } from '../mail/mailed-files.ts'
import { storedProposal } from './stored-proposal.ts'

const kept = z.object({
  state: z.enum(['waiting', 'dismissed']),
  code: z.string(),
  application: z.record(z.string(), z.string()),
  consent: z.nullable(z.string()),
  proposal: z.nullable(storedProposal),
  files: z.array(mailedFile),
})
const longest = 2_000
const longestMessage = 20_000
const ofMails = { mail_subject: 'Subject', mail_text: 'Message', mail_not_kept: 'Not kept' }

const listPeople = (application: Record<string, string>, proposal: z.infer<typeof storedProposal> | null) => {
  if (!proposal) return []
  const { full_name = '', email_address = '', phone_number = '' } = application
  const first = { full_name, email_address, phone_number, reason: explainProposal(proposal.why, proposal.doubt) }
  const others = proposal.others.map(({ why, ...person }) => ({ ...person, reason: explainProposal(why, null) }))
  return full_name || email_address || phone_number ? [first, ...others] : others
}

/** Returns one application's content, field by field, and the open codes that come close to its own. */
export const unroutedDetailsRoute = query(unroutedDetails, async ({ input, tx }) => {
  const found = await tx.one(
    kept,
    sql`select state, code, application, consent, proposal, files from unrouted_applications
      where ${tenantCondition(tx)} and id = ${input.id} and state <> 'routed'`,
  )
  if (!found) throw new UserError('not-found', 'This application was already routed or deleted.')
  const { state, code, application, consent, proposal, files } = found
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
    return value
      ? [{ name: label, value: takeFirstCharacters(value, name === 'mail_text' ? longestMessage : longest) }]
      : []
  })
  const said = application.position?.trim() ? parsePosition(application.position) : null
  const position = said?.ok ? said.position : (close[0]?.position ?? 'RBT')
  const names = files.filter((file) => !file.is_words).map(({ name }) => name)
  return { state, fields, consent, codes: close, position, people: listPeople(application, proposal), files: names }
})
