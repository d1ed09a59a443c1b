import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { notifyChange, recordEvents } from '../../../../platform/server/events.ts'
import { nullableText } from '../../../../platform/shared/schemas.ts'
import { positions } from '../../../../rules/credential/positions.ts'
import { cleanName } from '../../../../rules/person-name.ts'
import { productName } from '../../../../rules/product.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { copyCandidate, createNotFound } from '../../directory/server/public.ts'
import { offerProblem } from '../rules/offer-problem.ts'
import { isActiveClient } from './active-client.ts'
import { selectMergedRecordIds } from './select-merged-record-ids.ts'

const offered = z.object({
  organization_id: z.string(),
  full_name: z.string(),
  position: z.enum(positions),
  email_key: nullableText,
  phone_key: nullableText,
  resume_file: nullableText,
  video_file: nullableText,
  merged_into: nullableText,
  erasure_due_on: nullableText,
})
type OfferedRow = z.infer<typeof offered>
const chosen = z.object({ is_active: z.boolean(), was_offered: z.boolean() })
const known = z.object({ id: z.string(), full_name: z.string(), position: z.enum(positions) })

type Passing = {
  id: string
  organizationId: string
  agreed: string
  who: string
  now: Date
  platformOrganizationId: string
}
/** Where files lie, null for none. */
type Keys = { resume: string | null; video: string | null }

const find = async (tx: Tx, id: string, locks: 'reads' | 'locks'): Promise<OfferedRow> => {
  const row = await tx.one(
    offered,
    sql`select organization_id, full_name, position, email_key, phone_key, resume_file, video_file, merged_into, erasure_due_on
        from all_candidates where id = ${id} ${locks === 'locks' ? sql`for no key update` : sql``}`,
  )
  if (!row) throw createNotFound()
  return row
}

/** Locks the clinic, so that two offers to it run one after the other and the second sees the first record. */
const pickClinic = async (tx: Tx, { id, organizationId, platformOrganizationId }: Passing, from: string) => {
  await tx.run(sql`select from organizations where id = ${organizationId} for no key update`)
  return await tx.one(
    chosen,
    sql`select ${isActiveClient(platformOrganizationId)} as is_active, exists (select from candidate_referrals f
            where f.organization_id = ${from} and f.candidate_id in ${selectMergedRecordIds(from, id)} and f.to_organization_id = o.id) as was_offered
        from organizations o where o.id = ${organizationId}`,
  )
}

const judge = async (tx: Tx, passing: Passing, row: OfferedRow) => {
  const clinic = await pickClinic(tx, passing, row.organization_id)
  const there = await tx.one(
    known,
    sql`select id, full_name, position from all_candidates where organization_id = ${passing.organizationId}
          and (email_key = ${row.email_key} or phone_key = ${row.phone_key}) order by created_at, id limit 1`,
  )
  const facts = {
    isMerged: row.merged_into !== null,
    isLeaving: row.erasure_due_on !== null,
    agreed: passing.agreed,
    isSameClinic: row.organization_id === passing.organizationId,
    isActiveClient: clinic?.is_active === true,
    wasOffered: clinic?.was_offered === true,
    isKnownThere: there !== undefined,
  }
  const problem = offerProblem(facts)
  if (!problem) return
  const { field, message } = problem
  const isTyping = field === 'agreed' || (field === 'organization_id' && !facts.isActiveClient && !facts.isSameClinic)
  // Nothing else speaks against it: then the record there is why.
  const isDouble = there && offerProblem({ ...facts, isKnownThere: false }) === null
  throw new UserError(isTyping ? 'invalid' : 'conflict', message, {
    fields: field ? { [field]: message } : {},
    details: isDouble
      ? { candidate: { id: there.id, name: cleanName(there.full_name), position: there.position } }
      : {},
  })
}

const getKeys = ({ resume_file: resume, video_file: video }: OfferedRow): Keys => ({ resume, video })

/** Where the files of a candidate lie; an unknown candidate is refused. */
export const loadFileKeys = async (tx: Tx, id: string): Promise<Keys> => getKeys(await find(tx, id, 'reads'))

/**
 * Makes the new record with the copies of the files that were `held`, links the two and tells each clinic its own half: neither fact
 * names the other. Refuses what `offerProblem` refuses, and a file that was replaced while it was copied.
 */
export const createReferral = async (tx: Tx, passing: Passing & { held: Keys; copies: Keys }) => {
  const { id, organizationId, agreed, who, now, held, copies } = passing
  const row = await find(tx, id, 'locks')
  await judge(tx, passing, row)
  const { resume, video } = getKeys(row)
  if (resume !== held.resume || video !== held.video)
    throw new UserError('conflict', 'One of their files was just replaced. Refer the candidate again.')
  const to = { id: randomUUID(), organization_id: organizationId }
  const from = { id, organization_id: row.organization_id }
  await copyCandidate(tx, { from, to, files: copies, source: `Passed on by ${productName}`, now })
  const offer = { id: randomUUID(), candidate_id: to.id }
  await tx.run(
    sql`insert into candidate_referrals (id, organization_id, candidate_id, to_organization_id, to_candidate_id, made_by, made_at, agreed)
        values (${offer.id}, ${from.organization_id}, ${id}, ${organizationId}, ${to.id}, ${who}, ${now.toISOString()}, ${agreed})`,
  )
  const after = { full_name: row.full_name, position: row.position, resume: copies.resume !== null }
  await recordEvents(tx, who, [
    { name: 'candidate.referred', about: id, organizationId: from.organization_id },
    { name: 'candidate.referralReceived', about: to.id, organizationId, after },
  ])
  await notifyChange(tx, [from.organization_id, organizationId], ['candidates'])
  const fileMissing = (held.resume !== null && copies.resume === null) || (held.video !== null && copies.video === null)
  return { ...offer, fileMissing }
}
