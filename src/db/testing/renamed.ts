import type { Held } from './lay-release.ts'

/** Tables that a migration renamed, by the name that a stored release knows. */
const tables: Readonly<Record<string, string>> = {
  'public.sequences': 'public.automation_enrollments',
  'public.sequence_acts': 'public.enrollment_log',
  'public.sequence_events': 'public.enrollment_queue',
  'public.suggested_readings': 'public.reply_suggestions',
  'public.reply_models': 'public.reply_suggestion_settings',
  'public.facts': 'public.events',
  'public.fact_values': 'public.event_values',
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
}

/** Stored values that were renamed, by table and column of today. */
const values: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'public.automation_enrollments.status': { us: 'scheduled', them: 'awaiting_reply', person: 'needs_staff' },
  'public.automation_enrollments.preset': { noShow: 'no_show', quiet: 're_engage' },
  'public.automations.preset': { noShow: 'no_show', quiet: 're_engage' },
  'public.automation_versions.preset': { noShow: 'no_show', quiet: 're_engage' },
  'public.automation_rehearsals.preset': { noShow: 'no_show', quiet: 're_engage' },
  'public.enrollment_queue.kind': { noShow: 'no_show' },
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
export const tableToday = (name: string): string => tables[name] ?? name

/** The rows of a database of an earlier version, by the names and values of today. Nothing else about them changes. */
export const heldToday = (held: Held): Held =>
  new Map(
    [...held].map(([former, table]) => {
      const name = tableToday(former)
      const named = table.columns.map((column) => columns[`${name}.${column}`] ?? column)
      const rows = table.rows.map((row) =>
        row.map((value, at) => (value === null ? null : (values[`${name}.${named[at]}`]?.[value] ?? value))),
      )
      return [name, { columns: named, rows }]
    }),
  )
