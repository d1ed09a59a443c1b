import { sql } from 'drizzle-orm'
import {
  type ErasureTarget,
  listNonPersonalTables,
  matchPeople,
  type PersonalDataTable,
} from '../../../../platform/server/personal-data.ts'
import { keptDays } from './jobs/sweep-drafts.ts'
import { mergeDrafts, mergeTexts, mergeThreads } from './merge-threads.ts'

const filesOfTexts = (gone: ErasureTarget) =>
  sql`organization_id = ${gone.organizationId} and (message_id in (select id from text_messages where ${matchPeople('candidate_id', gone)})
    or unknown_text_id in (select id from unknown_texts where ${matchPeople('candidate_id', gone)}))`

/** The messaging tables with data of a candidate. Texts point to their thread, so they go before it. */
export const messagingTraces: readonly PersonalDataTable[] = [
  {
    table: 'text_media',
    by: filesOfTexts,
    erase: 'delete',
    files: (gone) => sql`select stored_as as key from text_media where ${filesOfTexts(gone)}`,
    merge: 'stay', // with their text, which moves
  },
  { table: 'text_messages', by: 'candidate_id', erase: 'delete', merge: mergeTexts },
  { table: 'unknown_texts', by: 'candidate_id', erase: 'delete', merge: 'move' },
  {
    table: 'text_drafts',
    keptDays,
    by: 'candidate_id',
    erase: 'delete',
    withholds: [{ columns: 'all', because: 'Not sent. Only its author can read it, and it’s gone after 30 days.' }],
    merge: mergeDrafts,
  },
  { table: 'text_batch_skips', by: 'candidate_id', erase: 'delete', merge: 'stay' },
  { table: 'text_recipients', by: 'candidate_id', erase: 'delete', merge: mergeThreads },
  ...listNonPersonalTables('wording for many people, with tags instead of names', {
    text_batches: ['message', 'message_spanish', 'request_hash'],
  }),
  ...listNonPersonalTables('texts to colleagues and future ones', {
    service_texts: ['about', 'to_name', 'to_phone', 'from_phone', 'body', 'reason', 'vendor_id'],
  }),
  ...listNonPersonalTables('numbers of staff for notifications', {
    staff_numbers: 'all',
    'app.staff_text_stops': 'all',
  }),
  ...listNonPersonalTables('how and when a clinic texts', {
    organization_texting: ['hours', 'sender_problem', 'brand_id', 'campaign_id', 'paused_by', 'pause_reason'],
    'app.texting_hours': ['state', 'source'],
    'app.texting_pause': ['by_name', 'why'],
  }),
]
