import { sql } from 'drizzle-orm'
import { type Gone, isOneOf, nothing, type Trace } from '../../../platform/server/traces.ts'
import { mergeNotes, mergeTexts, mergeThreads, moveDrafts } from './merge-threads.ts'

const threadsOf = (gone: Gone) => sql`select r.id from text_recipients r where ${isOneOf('candidate_id', gone)}`

/** The numbers of these people, as texts go to them. */
const numbersOf = (gone: Gone) => sql`
  select r.recipient_phone from text_recipients r where ${isOneOf('candidate_id', gone)} and r.recipient_phone is not null
  union select app.text_number(c.phone_key) from all_candidates c where ${isOneOf('id', gone)} and c.phone_key is not null`

const byNumber = (gone: Gone) => sql`organization_id = ${gone.organizationId} and phone in (${numbersOf(gone)})`
const asked = 'whoever asked for no more texts must never get one, whoever meets the number later'

/** What messaging holds of a candidate. Notes and texts point to their thread, so they go before it. */
export const messagingTraces: readonly Trace[] = [
  {
    table: 'text_notes',
    by: (gone) => sql`organization_id = ${gone.organizationId} and recipient_id in (${threadsOf(gone)})`,
    erase: 'delete',
    merge: mergeNotes,
  },
  { table: 'text_messages', by: 'candidate_id', erase: 'delete', merge: mergeTexts },
  { table: 'text_drafts', by: 'candidate_id', erase: 'delete', merge: moveDrafts },
  { table: 'text_batch_skips', by: 'candidate_id', erase: 'delete', merge: 'stay' },
  { table: 'scheduler_requests', by: 'candidate_id', erase: 'delete', merge: 'stay' },
  {
    table: 'simulated_texts',
    by: (gone) =>
      sql`organization_id = ${gone.organizationId} and (candidate_id = any(${sql.param(gone.ids)}::uuid[])
          or (candidate_id is null and (to_phone in (${numbersOf(gone)}) or from_phone in (${numbersOf(gone)}))))`,
    erase: 'delete',
    merge: 'stay',
  },
  { table: 'simulated_replies', by: byNumber, erase: 'delete', merge: 'stay' },
  { table: 'simulated_phones', by: byNumber, erase: 'delete', merge: 'stay' },
  {
    table: 'opt_outs',
    by: byNumber,
    erase: 'keep',
    leaves: [{ columns: ['phone', 'source', 'proof', 'ended_by'], because: `${asked}; the proof is the law's` }],
    merge: 'stay',
  },
  {
    table: 'app.opt_outs_everywhere',
    by: (gone) => sql`phone in (${numbersOf(gone)})`,
    erase: 'keep',
    leaves: [{ columns: ['phone'], because: asked }],
    merge: 'stay',
  },
  { table: 'text_recipients', by: 'candidate_id', erase: 'delete', merge: mergeThreads },
  ...nothing('words for many, with tags instead of names', {
    text_batches: ['message', 'message_spanish', 'asked_as'],
  }),
  ...nothing('texts to people who are to work here', {
    service_texts: ['about', 'to_name', 'to_phone', 'from_phone', 'body', 'reason', 'vendor_id'],
  }),
  ...nothing('how and when a clinic texts', {
    organization_texting: ['hours', 'sender_problem', 'brand_id', 'campaign_id', 'stopped_by', 'stopped_why'],
    'app.texting_hours': ['state', 'source'],
    'app.texting_stop': ['by_name', 'why'],
  }),
]
