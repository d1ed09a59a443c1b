import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { matchPeople, selectByNumber } from '../../../../platform/server/personal-data.ts'
import { maskLinks } from '../rules/mask-links.ts'
import type { PersonOnFile } from './load-person.ts'

const optional = z.nullable(z.string())
const optOut = z.object({ at: z.string(), source: optional, proof: optional, ended_at: optional, ended_by: optional })
const text = z.object({
  at: z.string(),
  direction: z.string(),
  status: z.string(),
  by: optional,
  is_automatic: z.boolean(),
  words: optional,
  failure: optional,
})
const explanation = z.object({ made_at: z.string(), by: optional, expires_at: z.string() })
const request = z.object({
  kind: z.string(),
  words: z.string(),
  asked_at: z.string(),
  due_on: z.string(),
  answer: optional,
  answered_at: optional,
  by: optional,
})
const email = z.object({ at: z.string(), to: optional, subject: optional, body: optional, by: optional })

const mask = (words: string | null) => (words === null ? null : maskLinks(words))

/** Loads the texts with proof of consent, and the notices and answers that a person got. */
export const loadCorrespondence = async (tx: Tx, person: PersonOnFile) => {
  const { organizationId } = person
  const selectName = (
    column: SQL,
  ) => sql`case when ${column} is not null then coalesce((select u.full_name from reinforce_users u
    where u.organization_id = ${organizationId} and u.id = ${column}), 'Platform staff') end`
  const theirs = matchPeople('candidate_id', person)
  const opt_outs = await tx.rows(
    optOut,
    sql`select at, source, proof, ended_at, ended_by from opt_outs where ${selectByNumber(person)} order by at`,
  )
  const texts = await tx.rows(
    text,
    sql`select coalesce(sent_at, send_at, created_at) as at, coalesce(message_direction, '') as direction,
          coalesce(message_status, '') as status, ${selectName(sql`made_by`)} as by, by_product as is_automatic,
          message_content as words, failure
        from text_messages where ${theirs} order by 1, id`,
  )
  const explanations = await tx.rows(
    explanation,
    sql`select created_at as made_at, ${selectName(sql`made_by`)} as by, expires_at from candidate_explanations
        where ${theirs} order by created_at`,
  )
  const requests = await tx.rows(
    request,
    sql`select kind, words, asked_at, due_on, answer, answered_at, ${selectName(sql`answered_by`)} as by
        from explanation_requests where ${theirs} order by asked_at`,
  )
  const emails = await tx.rows(
    email,
    sql`select created_at as at, to_address as "to", subject, body, ${selectName(sql`made_by`)} as by from candidate_mails
        where ${theirs} order by created_at`,
  )
  return {
    opt_outs,
    texts: texts.map((each) => ({ ...each, words: mask(each.words) })),
    notices: { explanations, requests, emails: emails.map((each) => ({ ...each, body: mask(each.body) })) },
  }
}
