import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import * as z from 'zod/mini'
import type { World } from '../../../../../app/server/testing/world.ts'
import { insertRows } from '../../../../../db/demo/insert.ts'
import { nullableText } from '../../../../../platform/shared/schemas.ts'
import { unmergeCandidates } from '../../contract/duplicates.ts'

export type Who = 'clinic' | 'manager' | 'foreign' | 'platform' | null
const row = z.object({
  city: nullableText,
  phone: nullableText,
  status: z.string(),
  reason: nullableText,
  merged: nullableText,
  consent: nullableText,
  source: nullableText,
  erase: nullableText,
})
const thread = z.object({ id: z.string(), texts: z.array(z.string()), undecided: z.boolean(), bad: nullableText })

/** What tests of merges and their undoing do, and look at, in this world. */
export const createPartingTools = (world: () => World) => {
  const write = async (query: SQL) => await world().inPlatform(async (tx) => await tx.run(query))
  const ask = async (id: string, who: Who = 'clinic') =>
    await world().call(who, 'POST', `/api/candidates/${id}/unmerge`)
  const shared = (candidate_id: string) => ({ organization_id: world().own.organizationId, candidate_id })
  return {
    write,
    ask,
    shared,
    merge: async (id: string, other_id: string, take: string[] = []) => {
      const answer = await world().call('clinic', 'POST', `/api/candidates/${id}/merge`, { other_id, take })
      expect(answer.status, answer.text).toBe(200)
    },
    unmerge: async (id: string) => {
      const answer = await ask(id)
      expect(answer.status, answer.text).toBe(200)
      return unmergeCandidates.reply.parse(answer.body)
    },
    loadRow: async (id: string) =>
      await world().inPlatform(
        async (tx) =>
          await tx.one(
            row,
            sql`select city, phone_number as phone, status, archive_reason as reason, merged_into as merged, text_consent as consent,
                  text_consent_source as source, erasure_due_on as erase from all_candidates where id = ${id}`,
          ),
      ),
    addThread: async (candidate_id: string, more: Record<string, unknown> = {}) => {
      const id = randomUUID()
      const of = { ...shared(candidate_id), candidate_name: 'x', candidate_type: 'rbt' }
      await world().inPlatform(async (tx) => await insertRows(tx, 'text_recipients', [{ id, ...of, ...more }]))
      return id
    },
    addText: async (candidate_id: string, recipient_id: string, message: string) => {
      const of = { ...shared(candidate_id), recipient_id, candidate_name: 'x', message_content: message, message }
      await world().inPlatform(
        async (tx) => await insertRows(tx, 'text_messages', [{ id: randomUUID(), ...of, message_status: 'sent' }]),
      )
    },
    loadThreads: async (id: string) =>
      await world().inPlatform(
        async (tx) =>
          await tx.rows(
            thread,
            sql`select r.id, array(select m.message from text_messages m where m.recipient_id = r.id and m.candidate_id = r.candidate_id order by 1) as texts,
                  r.opt_out_review_since is not null as undecided, r.bad_phone as bad from text_recipients r where r.candidate_id = ${id}`,
          ),
      ),
  }
}
