/** Everything that lies in a database, table by table. */
export type DatabaseContent = Map<string, { columns: string[]; rows: (string | null)[][] }>

/** Tables that a migration renamed, by the name that a stored release knows. */
const tables: Readonly<Record<string, string>> = {
  'public.sequences': 'public.automation_enrollments',
  'public.sequence_acts': 'public.enrollment_log',
  'public.sequence_events': 'public.enrollment_queue',
  'public.suggested_readings': 'public.reply_suggestions',
  'public.reply_models': 'public.reply_suggestion_settings',
  'public.facts': 'public.events',
  'public.fact_values': 'public.event_values',
  'public.interview_offers': 'public.booking_links',
  'public.interview_looks': 'public.booking_seen_markers',
  'app.texting_stop': 'app.texting_pause',
  'public.candidate_offers': 'public.candidate_referrals',
  'auth.viewings': 'auth.impersonations',
  'public.login_tries': 'public.reauthentication_attempts',
  'public.notification_looks': 'public.notification_seen_markers',
  'app.vendor_events': 'app.inbound_webhooks',
  'public.mail_intakes': 'public.inbound_application_emails',
  'public.brought_over': 'public.migrated_rows',
  'public.intakes': 'public.intake_requests',
  'public.mails': 'public.emails',
  'public.candidate_words': 'public.candidate_search_words',
  'public.resume_readings': 'public.resume_parse_jobs',
  'public.second_readings': 'public.model_reviews',
  'public.blind_samples': 'public.blind_reviews',
  'public.candidate_hiring': 'public.candidate_funnel',
  'public.candidate_hiring_stale': 'public.candidate_funnel_stale',
}

/** Columns that were renamed, by table of today and former column. */
const columns: Readonly<Record<string, string>> = {
  'public.automation_enrollments.standing': 'status',
  'public.automation_enrollments.point': 'progress',
  'public.automation_enrollments.words': 'last_action',
  'public.automation_enrollments.since': 'status_since',
  'public.automation_enrollments.rev': 'revision',
  'public.automation_enrollments.heard_to': 'replies_read_until',
  'public.automation_enrollments.handed_at': 'handed_off_at',
  'public.automation_enrollments.texts': 'text_count',
  'public.enrollment_log.sequence_id': 'enrollment_id',
  'public.enrollment_log.rev': 'revision',
  'public.reply_suggestions.sequence_id': 'enrollment_id',
  'public.reply_suggestions.rev': 'revision',
  'public.text_messages.sequence_id': 'enrollment_id',
  'public.event_values.fact_id': 'event_id',
  'public.webhook_deliveries.fact_id': 'event_id',
  'public.organization_texting.stopped_at': 'paused_at',
  'public.organization_texting.stopped_by': 'paused_by',
  'public.organization_texting.stopped_why': 'pause_reason',
  'public.organization_texting.most_a_day': 'daily_limit',
  'public.organization_texting.own_most_a_day': 'own_daily_limit',
  'app.texting_limit.most_a_day': 'daily_limit',
  'public.text_batches.asked_as': 'request_hash',
  'public.text_messages.asked_as': 'request_hash',
  'public.text_messages.asked_stop': 'opt_out_intent',
  'public.text_messages.counted_on': 'cap_date',
  'public.text_messages.may_repeat': 'allow_duplicate',
  'public.unknown_texts.asked_stop': 'opt_out_intent',
  'public.service_texts.counted_on': 'cap_date',
  'public.text_recipients.undecided_since': 'opt_out_review_since',
  'public.reinforce_users.sees_tips': 'show_tips',
  'public.invoices.told_at': 'synced_at',
  'public.document_folders.walls': 'restricted_ancestor_ids',
  'public.all_candidates.newest_at': 'received_at',
  'public.all_candidates.erase_on': 'erasure_due_on',
  'public.all_candidates.is_blind': 'is_score_hidden',
  'public.all_candidates.state_licences': 'state_licenses',
}

/** Keys of stored objects that were renamed, by table and column of today. */
const eventKeys = { state_licences: 'state_licenses', erase_on: 'erasure_due_on', most_a_day: 'daily_limit' }
const keys: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'public.event_values.before': eventKeys,
  'public.event_values.after': eventKeys,
  'public.resume_scores.facts': { instructs: 'has_prompt_injection' },
}

/** Stored values that were renamed, by table and column of today. */
const values: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'public.automation_enrollments.status': { us: 'scheduled', them: 'awaiting_reply', person: 'needs_staff' },
  'public.automation_enrollments.preset': { noShow: 'no_show', quiet: 're_engage' },
  'public.automations.preset': { noShow: 'no_show', quiet: 're_engage' },
  'public.automation_versions.preset': { noShow: 'no_show', quiet: 're_engage' },
  'public.automation_rehearsals.preset': { noShow: 'no_show', quiet: 're_engage' },
  'public.enrollment_queue.kind': { noShow: 'no_show' },
  'public.document_checks.state': { held: 'quarantined' },
  'public.events.name': {
    'sequence.begun': 'enrollment.started',
    'sequence.takenOver': 'enrollment.paused',
    'sequence.resumed': 'enrollment.resumed',
    'sequence.stopped': 'enrollment.stopped',
    'sequence.needsPerson': 'enrollment.needsStaff',
    'sequence.booked': 'enrollment.booked',
    'sequence.finished': 'enrollment.finished',
    'sequence.firstDaySet': 'enrollment.firstDaySet',
    'sequence.readByPerson': 'enrollment.readByPerson',
    'candidate.offered': 'candidate.referred',
    'candidate.passedOn': 'candidate.referralReceived',
    'interview.vouched': 'interview.confirmedByInterviewer',
    'interview.unbooked': 'interview.bookingUndone',
  },
}

/** What a table of a stored release is called today. */
const tableToday = (name: string): string => tables[name] ?? name

/** A stored object as PostgreSQL writes it: shorter keys first. */
const formatJsonb = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(formatJsonb).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).toSorted(
    ([a], [b]) => Buffer.byteLength(a) - Buffer.byteLength(b) || (a < b ? -1 : 1),
  )
  return `{${entries.map(([key, each]) => `${JSON.stringify(key)}: ${formatJsonb(each)}`).join(', ')}}`
}

const keysToday = (renamed: Readonly<Record<string, string>>, text: string): string => {
  const value: unknown = JSON.parse(text)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return text
  return formatJsonb(Object.fromEntries(Object.entries(value).map(([key, each]) => [renamed[key] ?? key, each])))
}

const valueToday = (place: string, value: string): string => {
  const renamed = keys[place]
  return renamed ? keysToday(renamed, value) : (values[place]?.[value] ?? value)
}

/** The rows of a database of an earlier version, by the names and values of today. Nothing else about them changes. */
export const renameHeld = (held: DatabaseContent): DatabaseContent =>
  new Map(
    [...held].map(([former, table]) => {
      const name = tableToday(former)
      const named = table.columns.map((column) => columns[`${name}.${column}`] ?? column)
      const rows = table.rows.map((row) =>
        row.map((value, at) => (value === null ? null : valueToday(`${name}.${named[at]}`, value))),
      )
      return [name, { columns: named, rows }]
    }),
  )
