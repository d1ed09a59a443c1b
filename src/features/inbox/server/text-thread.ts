import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Caller } from '../../../platform/server/actor.ts'
import type { Tx } from '../../../platform/server/database.ts'
import { ofScope } from '../../../platform/server/of-scope.ts'
import { query } from '../../../platform/server/query.ts'
import { cleanName } from '../../../rules/person-name.ts'
import { Refusal } from '../../../rules/refusal.ts'
import { canRetry, stateInWords } from '../../messaging/rules/delivery-states.ts'
import { draftOf } from '../../messaging/server/door.ts'
import { candidateThread, textThread } from '../contract.ts'
import { threadsWhere } from './threads.ts'

const perPage = 50

const entry = z.object({
  id: z.string(),
  kind: z.enum(['outbound', 'inbound', 'note']),
  body: z.string(),
  at: z.string(),
  by: z.nullable(z.string()),
  status: z.string(),
  failure: z.nullable(z.string()),
  sendAt: z.nullable(z.string()),
  isBulk: z.boolean(),
  isRetried: z.boolean(),
  isConfirmation: z.boolean(),
})

/** Whether another text cannot reach this person whatever one does: the number is none for texts, or they refused. */
const isBeyondReach = async (tx: Tx, threadId: string): Promise<boolean> =>
  (await tx.run(
    sql`select from text_recipients t join all_candidates c on c.organization_id = t.organization_id and c.id = t.candidate_id
        where ${ofScope(tx, 't')} and t.id = ${threadId} and (c.text_consent = 'refused' or t.bad_phone = app.text_number(c.phone_key))`,
  )) > 0

const entriesOf = async (tx: Tx, threadId: string, before: string | undefined, optedOut: boolean) => {
  const isBarred = optedOut || (await isBeyondReach(tx, threadId))
  const rows = await tx.rows(
    entry,
    sql`select * from (
          select m.id, m.message_direction as kind, m.message as body, m.created_at as at,
            case when m.message_direction = 'inbound' then m.candidate_name when m.purpose is not null then 'Reinforce' else m.sender_name end as by,
            m.message_status as status, m.failure, m.send_at as "sendAt", m.batch_id is not null as "isBulk",
            exists (select from text_messages a where ${ofScope(tx, 'a')} and a.retry_of = m.id) as "isRetried", m.purpose is not null as "isConfirmation"
          from text_messages m where ${ofScope(tx, 'm')} and m.recipient_id = ${threadId}
          union all
          select n.id, 'note', n.body, n.created_at, coalesce(u.full_name, 'Platform staff'), 'note', null, null, false, false, false
          from text_notes n left join reinforce_users u on ${ofScope(tx, 'u')} and u.id = n.made_by where ${ofScope(tx, 'n')} and n.recipient_id = ${threadId}
        ) e where e.at < coalesce(${before ?? null}::timestamptz, 'infinity') order by e.at desc, e.id limit ${perPage + 1}`,
  )
  const page = rows.slice(0, perPage)
  return {
    before: rows.length > perPage ? (page.at(-1)?.at ?? null) : null,
    entries: page.toReversed().map(({ failure, isBulk, isRetried, ...each }) => ({
      ...each,
      by: cleanName(each.by ?? ''),
      state: each.kind === 'note' ? 'Note' : stateInWords(each.status, failure),
      canRetry: !isBarred && each.kind === 'outbound' && !each.isConfirmation && !isRetried && canRetry(each.status),
      canChange: each.status === 'held' && !isBulk && !each.isConfirmation,
    })),
  }
}

const threadWhere = async (tx: Tx, which: SQL, { before, reader }: { before: string | undefined; reader: Caller }) => {
  const [thread] = await threadsWhere(tx, which, reader.userId)
  if (!thread) return null
  const { candidateId } = thread
  const begun = await draftOf(tx, reader, candidateId)
  return { thread, ...(await entriesOf(tx, thread.id, before, thread.optedOut !== null)), candidateId, ...begun }
}

/** One thread, the newest 50 entries or those before a moment, oldest first. */
export const textThreadRoute = query(textThread, async ({ input, tx, actor }) => {
  const found = await threadWhere(tx, sql`t.id = ${input.id}`, { before: input.before, reader: actor })
  if (!found) throw new Refusal('not-found', 'Thread not found')
  return found
})

/** A candidate's thread; empty while nobody has texted. */
export const candidateThreadRoute = query(candidateThread, async ({ input, tx, actor }) => {
  const found = await threadWhere(tx, sql`t.candidate_id = ${input.id}`, { before: input.before, reader: actor })
  if (found) return found
  return { thread: null, entries: [], before: null, candidateId: input.id, ...(await draftOf(tx, actor, input.id)) }
})
