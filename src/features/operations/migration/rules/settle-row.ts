/** A row of an export by its columns, as PostgreSQL writes the values. */
export type ExportedRow = Record<string, string | null>

const notSent = 'Imported before it was sent'
const stopped = 'Nothing that waited is sent or done after an import. Send it again where it’s still right.'

type Change = (row: ExportedRow, now: string) => ExportedRow | null

const when =
  (column: string, states: readonly string[], change: ExportedRow): Change =>
  (row) =>
    states.includes(row[column] ?? '') ? change : null

/** By table, what changes so that an import does nothing by itself. Null: the row stays as it is. */
const changes: Record<string, Change> = {
  text_messages: when('message_status', ['held', 'queued', 'sending'], {
    message_status: 'canceled',
    failure: notSent,
    send_at: null,
    claimed_at: null,
  }),
  service_texts: when('state', ['waiting', 'sending'], {
    state: 'canceled',
    reason: notSent,
    send_at: null,
    body: null,
  }),
  emails: when('state', ['waiting', 'sending'], { state: 'failed', problem: notSent }),
  scheduler_requests: when('state', ['queued', 'sending'], { state: 'skipped', reason: notSent, send_at: null }),
  interview_reminders: when('state', ['waiting'], { state: 'skipped', reason: notSent }),
  text_batches: when('state', ['running', 'paused'], { state: 'canceled' }),
  text_media: when('state', ['waiting', 'fetching'], { state: 'failed', reason: notSent }),
  imports: when('state', ['running'], { state: 'failed', failure: notSent }),
  model_reviews: when('state', ['due', 'reading'], { state: 'failed' }),
  reply_suggestions: when('state', ['due', 'asking'], { state: 'failed' }),
  automation_enrollments: when('status', ['scheduled', 'awaiting_reply'], { status: 'needs_staff', due_at: null }),
  automations: when('is_on', ['true'], { is_on: 'false' }),
  job_feeds: when('is_on', ['true'], { is_on: 'false' }),
  webhooks: when('is_active', ['true'], { is_active: 'false' }),
  report_schedules: (row, now) => (row.stopped_at === null ? { stopped_at: now } : null),
}

/** Marks of an import: texts of the organization are stopped until someone resumes them. */
export const getTextingPause = (now: string): ExportedRow => ({
  paused_at: now,
  paused_by: 'Import',
  pause_reason: 'Imported from another installation. Check the texts, then resume.',
})

/**
 * Returns the row as an import writes it, and a note if that differs. Work that waited is over. Texts of platform staff's bulk
 * messages to several organizations lose their batch, which isn't in the export. Null: the row is part of such a batch.
 */
export const settleRow = (
  table: string,
  row: ExportedRow,
  now: string,
): { row: ExportedRow; note: string | null } | null => {
  const isElsewhere = row.batch_organization_id != null && row.batch_organization_id !== row.organization_id
  if (isElsewhere && table === 'text_batch_skips') return null
  const own = isElsewhere ? { ...row, batch_id: null, batch_organization_id: null } : row
  if (table === 'organization_texting') return { row: { ...own, ...getTextingPause(now) }, note: null }
  const change = Object.hasOwn(changes, table) ? changes[table]?.(own, now) : null
  return change ? { row: { ...own, ...change }, note: stopped } : { row: own, note: null }
}
