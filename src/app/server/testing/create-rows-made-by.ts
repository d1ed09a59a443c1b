import { createHash, randomUUID } from 'node:crypto'
import { hashExplanation } from '../../../features/candidates/explanations/server/explain-score.ts'
import { hashShareToken } from '../../../features/home/profile/server/share-candidate.ts'
import type { Clinic } from './create-clinic-rows.ts'
import { mergeRow } from './merge-row.ts'
import { createEnrollmentRows } from './rows/create-enrollment-rows.ts'
import { createLoginRows } from './rows/create-login-rows.ts'
import { createOnboardingRows } from './rows/create-onboarding-rows.ts'
import { createPersonFileRow } from './rows/create-person-file-row.ts'
import { createPrivacyRows } from './rows/create-privacy-rows.ts'
import { createProgramRows } from './rows/create-program-rows.ts'
import { createReadingRows } from './rows/create-reading-rows.ts'
import { createTextRows } from './rows/create-text-rows.ts'

const hash = (token: string) => createHash('sha256').update(token).digest('hex')

/** The rows of a clinic that need one of its people as their maker. */
export const createRowsMadeBy = (clinic: Clinic, userId: string): [string, Record<string, unknown>[]][] => {
  const { organizationId: organization_id, ids, mark, stamp } = clinic
  const created_at = new Date().toISOString()
  const mail = {
    id: randomUUID(),
    organization_id,
    kind: 'invitation',
    to_address: 'new@example.test',
    subject: mark,
    body: mark,
    state: 'sent',
    created_at,
  }
  const written = { organization_id, candidate_id: clinic.candidateId, made_by: userId, created_at }
  const schedule = {
    id: ids.reportSchedule,
    organization_id,
    made_by: userId,
    every: 'month',
    day: 3,
    hour: 8,
    recipients: [userId],
    next_at: '2027-01-03T13:00:00Z',
    created_at,
  }
  const reportRun = {
    id: randomUUID(),
    organization_id,
    schedule_id: ids.reportSchedule,
    due_at: stamp,
    at: stamp,
    month: '2026-10',
    people: [{ name: mark, mail: null, reason: 'deactivated' }],
  }
  const invitation = {
    id: ids.invitationRow,
    organization_id,
    token_hash: createHash('sha256').update(clinic.token).digest('hex'),
    email: '',
    phone_number: '',
    full_name: 'New Person',
    role: 'user',
    invited_by: userId,
    created_at,
    expires_at: '2099-01-01T00:00:00.000Z',
  }
  const note = { id: randomUUID(), organization_id, kind: 'note', body: mark, made_by: userId, at: created_at }
  const offer = {
    organization_id,
    candidate_id: clinic.secondId,
    interviewer_id: null,
    type: 'Phone',
    minutes: 30,
    reminders: true,
    made_by: userId,
    created_at,
    expires_at: '2099-01-01T00:00:00.000Z',
  }
  const hours = { opens: 540, closes: 1200 }
  const brought = { source_table: 'all_candidates', source_id: clinic.candidateId, our_id: clinic.candidateId }
  return [
    ['migrated_rows', [{ organization_id, installation: 'earlier', ...brought }]],
    ...createPrivacyRows({ organization_id, ids, candidate_id: clinic.secondId, mark }),
    ['document_folder_people', [{ organization_id, folder_id: ids.folder, user_id: userId }]],
    [
      'booking_links',
      [
        { ...offer, id: randomUUID(), token_hash: hash(ids.bookingToken) },
        { ...offer, id: ids.interviewOffer, token_hash: hash(randomUUID()) },
      ],
    ],
    [
      'interview_reminders',
      [
        {
          id: randomUUID(),
          organization_id,
          interview_id: ids.interview,
          hours: 2,
          due_at: stamp,
          state: 'skipped',
          reason: mark,
        },
      ],
    ],
    [
      'booking_hours',
      [{ organization_id, hours: { weekdays: hours, saturday: hours, sunday: hours }, updated_at: created_at }],
    ],
    ['reminder_settings', [{ organization_id, hours: [24, 2], updated_at: created_at }]],
    [
      'bookings',
      [
        {
          organization_id,
          id: ids.interview,
          candidate_id: clinic.candidateId,
          booked_for: stamp,
          made_by: userId,
          made_at: created_at,
        },
      ],
    ],
    ...createEnrollmentRows(clinic, userId),
    ['away_days', [{ user_id: userId, organization_id, day: '2026-11-16', made_at: created_at }]],
    ['booking_seen_markers', [{ user_id: userId, organization_id, looked_at: created_at }]],
    ['notification_seen_markers', [{ user_id: userId, organization_id, looked_at: created_at, hidden: ['document'] }]],
    ['calendar_feeds', [{ user_id: userId, organization_id, token_hash: hash(ids.feedToken), created_at }]],
    ...createOnboardingRows(organization_id, ids, mark, userId, created_at),
    ...createLoginRows(organization_id, ids, mark, userId, created_at),
    ['prospect_notes', [note]],
    ['invitations', [invitation]],
    ['emails', [mail]],
    [
      'candidate_mails',
      [{ ...written, id: randomUUID(), mail_id: mail.id, to_address: mail.to_address, subject: mark, body: mark }],
    ],
    ['candidate_merges', [mergeRow(clinic)]],
    ['candidate_calls', [{ ...written, id: ids.call, outcome: 'voicemail', note: mark, called_at: created_at }]],
    ...createProgramRows(clinic, userId),
    ['report_schedules', [schedule]],
    ['report_runs', [reportRun]],
    [
      'candidate_notes',
      [
        {
          id: ids.note,
          organization_id,
          candidate_id: clinic.candidateId,
          written_by: userId,
          body: mark,
          created_at: stamp,
        },
      ],
    ],
    [
      'candidate_shares',
      [
        {
          id: ids.share,
          organization_id,
          candidate_id: clinic.candidateId,
          token_hash: hashShareToken(ids.shareToken),
          made_by: userId,
          created_at: stamp,
          expires_at: '2100-01-01T00:00:00Z',
        },
      ],
    ],
    [
      'candidate_explanations',
      [
        {
          id: ids.explanation,
          organization_id,
          candidate_id: clinic.candidateId,
          token_hash: hashExplanation(ids.explanationToken),
          made_by: userId,
          created_at,
          expires_at: '2100-01-01T00:00:00Z',
        },
      ],
    ],
    [
      'explanation_requests',
      [
        {
          id: ids.explanationRequest,
          organization_id,
          candidate_id: clinic.candidateId,
          kind: 'correction',
          words: mark,
          asked_at: created_at,
          due_on: '2026-12-24',
        },
      ],
    ],
    [
      'candidate_suggestions',
      [
        {
          id: ids.suggestion,
          organization_id,
          candidate_id: clinic.candidateId,
          came_by: 'apply',
          fields: { city: mark },
          made_at: created_at,
        },
      ],
    ],
    ...createReadingRows(clinic),
    [
      'uploads',
      [
        {
          id: ids.upload,
          organization_id,
          made_by: userId,
          kind: 'resume',
          stored_as: 'resumes/none.txt',
          file_name: 'resume.txt',
          size: 9,
          text: mark,
          created_at,
        },
        {
          id: ids.importUpload,
          organization_id,
          made_by: userId,
          kind: 'import',
          stored_as: 'imports/none.csv',
          file_name: 'candidates.csv',
          size: 9,
          text: JSON.stringify({ headers: ['Name', 'Email'], rows: 1 }),
          created_at,
        },
      ],
    ],
    [
      'saved_views',
      [
        {
          id: ids.savedView,
          organization_id,
          made_by: userId,
          name: mark,
          search: '?q=a',
          shared: true,
          created_at,
        },
      ],
    ],
    [
      'exports',
      [
        {
          id: ids.export,
          organization_id,
          made_by: userId,
          format: 'csv',
          selection: { ids: [clinic.candidateId] },
          file_name: 'candidates-2026-11-20.csv',
          total: 1,
          done: 0,
          state: 'streamed',
          created_at,
          expires_at: '2099-01-01T00:00:00.000Z',
        },
      ],
    ],
    ['person_files', [{ ...createPersonFileRow({ ...written, stored_as: 'a.txt' }, ids.personFile), file_name: mark }]],
    [
      'import_changes',
      [{ import_id: ids.import, organization_id, candidate_id: clinic.candidateId, fields: { city: 'Nowhere' } }],
    ],
    ['import_rejects', [{ import_id: ids.import, organization_id, row: 2, cells: [mark], reasons: ['No name.'] }]],
    [
      'import_layouts',
      [{ organization_id, headers_key: 'a'.repeat(64), choices: { mapping: {} }, used_at: created_at }],
    ],
    [
      'import_notes',
      [{ organization_id, import_id: ids.import, candidate_id: clinic.candidateId, body: mark, created_at }],
    ],
    [
      'intake_requests',
      [{ organization_id, key: mark, body_hash: mark, import_id: ids.import, outcomes: [], at: created_at }],
    ],
    [
      'call_answers',
      [{ organization_id, caller: userId, key: mark, call: String.raw`\x00`, answer: null, at: created_at }],
    ],
    ['archive_reasons', [{ id: randomUUID(), organization_id, label: mark, sort_order: 1 }]],
    [
      'status_batches',
      [{ id: ids.statusBatch, organization_id, made_by: userId, status: 'Hired', changed: 0, created_at }],
    ],
    ...createTextRows(clinic, userId, created_at),
  ]
}
