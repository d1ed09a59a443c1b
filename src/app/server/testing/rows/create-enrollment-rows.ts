import { randomUUID } from 'node:crypto'
import { initialProgress } from '../../../../features/conversations/automations/rules/enrollment.ts'
import { createFlow } from '../../../../features/conversations/automations/rules/flow.ts'
import type { Clinic } from '../create-clinic-rows.ts'

type Rows = [string, Record<string, unknown>[]][]

const settings = { waitMinutes: 0, topics: ['certified' as const], texts: [] }

/** The automations of a clinic, switched off, and someone who was in one. */
export const createEnrollmentRows = (
  { organizationId: organization_id, candidateId, ids, mark }: Clinic,
  userId: string,
): Rows => {
  const at = new Date().toISOString()
  const preset = 'applicant'
  return [
    [
      'automation_versions',
      [
        {
          organization_id,
          preset,
          version: 1,
          settings: { ...settings, texts: [{ key: 'adult', english: mark, spanish: mark }] },
          flow: createFlow(preset, settings),
          interviewer_id: userId,
          made_by: userId,
          made_at: at,
        },
      ],
    ],
    [
      'automations',
      [{ organization_id, preset, is_on: false, version: 1, location_ids: [], changed_by: userId, changed_at: at }],
    ],
    [
      'automation_rehearsals',
      [{ organization_id, preset, settings: 'none of today', rehearsed_by: userId, rehearsed_at: at }],
    ],
    [
      'automation_enrollments',
      [
        {
          id: ids.enrollment,
          organization_id,
          candidate_id: candidateId,
          preset,
          version: 1,
          status: 'stopped',
          progress: initialProgress,
          last_action: mark,
          begun_at: at,
          status_since: at,
          ended_at: at,
        },
      ],
    ],
    [
      'enrollment_log',
      [
        {
          organization_id,
          enrollment_id: ids.enrollment,
          revision: 1,
          candidate_id: candidateId,
          at,
          words: mark,
          heard: mark,
          reading: 'unsure',
          rule: mark,
        },
      ],
    ],
    [
      'reply_suggestions',
      [
        {
          organization_id,
          enrollment_id: ids.enrollment,
          revision: 1,
          candidate_id: candidateId,
          state: 'failed',
          due_at: at,
        },
      ],
    ],
    ['reply_suggestion_settings', [{ organization_id, reads: false, changed_at: at }]],
    ['enrollment_queue', [{ organization_id, candidate_id: candidateId, kind: 'changed', what: mark }]],
  ]
}

/** Someone who was in an automation of the world’s own clinic, whose words stand on its receipts. */
export const createPlantedEnrollment = (
  of: { organization_id: string; candidate_id: string | undefined },
  at: string,
): Rows => {
  const id = randomUUID()
  return [
    [
      'automation_enrollments',
      [{ id, ...of, preset: 'applicant', version: 1, status: 'stopped', begun_at: at, status_since: at, ended_at: at }],
    ],
    ['enrollment_log', [{ ...of, enrollment_id: id, revision: 1, at }]],
    ['reply_suggestions', [{ ...of, enrollment_id: id, revision: 1, due_at: at }]],
    ['enrollment_queue', [{ ...of, kind: 'changed' }]],
  ]
}
