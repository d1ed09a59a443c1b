import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Caller } from '../../../../platform/server/actor.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { query } from '../../../../platform/server/query.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { cleanName } from '../../../../rules/person-name.ts'
import { formatReaction } from '../../../../rules/texts/reaction.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { describeBookings } from '../../../interviews/booking/server/public.ts'
import { type CallOutcome, callWords } from '../../../texting/correspondence/rules/calls.ts'
import { describeMailState } from '../../../texting/correspondence/rules/mails.ts'
import { canRetry, describeState } from '../../../texting/messages/rules/delivery-states.ts'
import { loadDraft, loadMedia } from '../../../texting/messages/server/public.ts'
import { readNewestReply } from '../../replies/server/public.ts'
import { candidateThread, textThread } from '../contract/inbox.ts'
import { loadThreads } from './threads.ts'

const perPage = 50

const entry = z.object({
  id: z.string(),
  kind: z.enum(['outbound', 'inbound', 'note', 'mail', 'call', 'booking']),
  subject: z.nullable(z.string()),
  to: z.nullable(z.string()),
  from: z.nullable(z.string()),
  body: z.string(),
  at: z.string(),
  by: z.nullable(z.string()),
  status: z.string(),
  failure: z.nullable(z.string()),
  sendAt: z.nullable(z.string()),
  isBulk: z.boolean(),
  isRetried: z.boolean(),
  isConfirmation: z.boolean(),
  isOwn: z.boolean(),
  reaction: z.nullable(z.string()),
  isTakenBack: z.boolean(),
  about: z.nullable(z.string()),
  media: z.number(),
})

type Whose = { threadId: string | null; candidateId: string; readerId: string }

/** Whether no text can reach this person: the number takes none, or they refused. */
const isBeyondReach = async (tx: Tx, threadId: string): Promise<boolean> =>
  (await tx.run(
    sql`select from text_recipients t join all_candidates c on c.organization_id = t.organization_id and c.id = t.candidate_id
        where ${tenantCondition(tx, 't')} and t.id = ${threadId} and (c.text_consent = 'refused' or t.bad_phone = app.text_number(c.phone_key))`,
  )) > 0

/**
 * Texts, notes, emails, and calls as one list of entries `e`. A candidate without texts has no thread, but may have the
 * others.
 */
const everything = (tx: Tx, { threadId, candidateId, readerId }: Whose): SQL => sql`
  select m.id, m.message_direction as kind, null as subject, null as to, case when m.message_direction = 'outbound'
    and m.claimed_at is not null then m.twilio_phone end as "from", m.message as body, m.created_at as at,
    case when m.message_direction = 'inbound' then m.candidate_name when m.purpose is not null then 'Reinforce' else m.sender_name end as by,
    m.message_status as status, m.failure, m.send_at as "sendAt", m.batch_id is not null as "isBulk",
    exists (select from text_messages a where ${tenantCondition(tx, 'a')} and a.retry_of = m.id) as "isRetried", m.purpose is not null as "isConfirmation",
    false as "isOwn", m.reaction, m.is_taken_back as "isTakenBack",
    case when m.reaction is not null then (select r.message from text_messages r
      where ${tenantCondition(tx, 'r')} and r.organization_id = m.organization_id
      and r.id = m.reacts_to) end as about, m.media
  from text_messages m where ${tenantCondition(tx, 'm')} and m.recipient_id = ${threadId}::uuid
  union all
  select n.id, 'note', null, null, null, n.body, n.created_at, coalesce(u.full_name, 'Platform staff'), 'note',
    null, null, false, false, false, false, null, false, null, 0
  from text_notes n left join reinforce_users u on ${tenantCondition(tx, 'u')} and u.id = n.made_by
    where ${tenantCondition(tx, 'n')} and n.recipient_id = ${threadId}::uuid
  union all
  select w.id, 'mail', w.subject, w.to_address, null, w.body, w.created_at, coalesce(u.full_name, 'Platform staff'),
    coalesce(s.state, 'waiting'), s.problem, null, false,
    false, false, false, null, false, null, 0
  from candidate_mails w left join emails s on s.organization_id = w.organization_id and s.id = w.mail_id
  left join reinforce_users u on ${tenantCondition(tx, 'u')} and u.id = w.made_by where ${tenantCondition(tx, 'w')} and w.candidate_id = ${candidateId}::uuid
  union all
  select k.id, 'call', null, null, null, k.note, k.called_at, coalesce(u.full_name, 'Platform staff'), k.outcome, null, null, false, false, false,
    k.made_by = ${readerId}::uuid, null, false, null, 0
  from candidate_calls k left join reinforce_users u on ${tenantCondition(tx, 'u')} and u.id = k.made_by
    where ${tenantCondition(tx, 'k')} and k.candidate_id = ${candidateId}::uuid
  union all
  select g.id, 'booking', null, null, null, '', g.made_at, case when g.made_by is null then 'Automatic text'
    else coalesce(u.full_name, 'Platform staff') end, i.status, null, null, false, false, false, false, null, false,
    null, 0
  from bookings g join interviews i on ${tenantCondition(tx, 'i')} and i.organization_id = g.organization_id and i.id = g.id
  left join reinforce_users u on ${tenantCondition(tx, 'u')} and u.id = g.made_by where ${tenantCondition(tx, 'g')} and g.candidate_id = ${candidateId}::uuid`

type Page = { before: string | undefined; now: Date }

const describeEntryState = ({
  kind,
  status,
  failure,
}: Pick<z.output<typeof entry>, 'kind' | 'status' | 'failure'>): string => {
  if (kind === 'note') return 'Note'
  if (kind === 'mail') return describeMailState(status, failure)
  if (kind === 'booking') return status
  return kind === 'call' ? callWords[status as CallOutcome] : describeState(status, failure)
}

const loadEntries = async (tx: Tx, whose: Whose, { before, now }: Page, optedOut: boolean) => {
  const { threadId } = whose
  const isBarred = optedOut || (threadId !== null && (await isBeyondReach(tx, threadId)))
  const rows = await tx.rows(
    entry,
    sql`select * from (${everything(tx, whose)}
        ) e where e.at < coalesce(${before ?? null}::timestamptz, 'infinity') order by e.at desc, e.id limit ${perPage + 1}`,
  )
  const page = rows.slice(0, perPage)
  const bookings = await describeBookings(
    tx,
    page.filter(({ kind }) => kind === 'booking').map(({ id }) => id),
    now,
  )
  const files = await loadMedia(
    tx,
    page.filter(({ media }) => media > 0).map(({ id }) => id),
  )
  return {
    before: rows.length > perPage ? (page.at(-1)?.at ?? null) : null,
    entries: page.toReversed().map(({ failure, isBulk, isRetried, isOwn, reaction, isTakenBack, about, ...each }) => ({
      ...each,
      by: cleanName(each.by ?? ''),
      state: describeEntryState({ ...each, failure }),
      files: files.get(each.id) ?? [],
      canRetry: !isBarred && each.kind === 'outbound' && !each.isConfirmation && !isRetried && canRetry(each.status),
      canChange: each.status === 'held' && !isBulk && !each.isConfirmation,
      body: bookings.get(each.id)?.words ?? each.body,
      canUndo: bookings.get(each.id)?.canUndo ?? false,
      canDelete: each.kind === 'call' && isOwn,
      reaction:
        reaction === null ? null : { words: formatReaction(reaction, isTakenBack), about: (about ?? '').slice(0, 200) },
    })),
  }
}

type ThreadQuery = { before: string | undefined; reader: Caller; now: Date }

const threadWhere = async (tx: Tx, which: SQL, { before, reader, now }: ThreadQuery) => {
  const [thread] = await loadThreads(tx, which, reader.userId, now)
  if (!thread) return null
  const { candidateId } = thread
  const begun = await loadDraft(tx, reader, candidateId)
  const whose = { threadId: thread.id, candidateId, readerId: reader.userId }
  const optedOut = thread.optedOut !== null
  const said = await loadEntries(tx, whose, { before, now }, optedOut)
  const { entries } = said
  const reading =
    before === undefined
      ? await readNewestReply(tx, {
          candidateId,
          entries: entries.filter(({ reaction }) => reaction === null),
          optedOut,
          readerId: reader.userId,
          now,
        })
      : undefined
  return { thread, ...said, candidateId, ...(reading ? { reading } : {}), ...begun }
}

/** One thread, the newest 50 entries or those before a moment, oldest first. */
export const textThreadRoute = query(textThread, async ({ input, tx, actor, now }) => {
  const found = await threadWhere(tx, sql`t.id = ${input.id}`, { before: input.before, reader: actor, now })
  if (!found) throw new UserError('not-found', 'Conversation not found')
  return found
})

/** A candidate's thread; while no one has texted, the emails and calls alone. */
export const candidateThreadRoute = query(candidateThread, async ({ input, tx, actor, now }) => {
  const found = await threadWhere(tx, sql`t.candidate_id = ${input.id}`, { before: input.before, reader: actor, now })
  if (found) return found
  const whose = { threadId: null, candidateId: input.id, readerId: actor.userId }
  const begun = await loadDraft(tx, actor, input.id)
  return {
    thread: null,
    ...(await loadEntries(tx, whose, { before: input.before, now }, false)),
    candidateId: input.id,
    ...begun,
  }
})
