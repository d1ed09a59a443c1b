import { createHash, randomUUID } from 'node:crypto'
import type { Clinic } from '../create-clinic-rows.ts'

const hash = (token: string) => createHash('sha256').update(token).digest('hex')

const createPushDevice = ({ organizationId: organization_id, ids, mark }: Clinic, user_id: string) => ({
  id: ids.pushDevice,
  organization_id,
  user_id,
  endpoint: `https://push.example.test/${ids.pushDevice}`,
  p256dh: `B${'A'.repeat(86)}`,
  auth_secret: 'A'.repeat(22),
  server_key: `B${'A'.repeat(86)}`,
  label: mark,
  session_token: hash(ids.pushDevice),
  created_at: '2026-11-20T15:00:00.000Z',
})

/** The rows of a clinic's programs (keys, webhooks, what they handed in) of its texts to staff, and of what was decided unseen. */
export const createProgramRows = (clinic: Clinic, userId: string): [string, Record<string, unknown>[]][] => {
  const { organizationId: organization_id, ids, mark, stamp } = clinic
  const created_at = new Date().toISOString()
  return [
    [
      'blind_reviews',
      [
        {
          organization_id,
          candidate_id: clinic.candidateId,
          was_blind: true,
          skills_rationale: mark,
          decided_at: created_at,
          decided_by: userId,
          status: 'Hired',
          is_forward: true,
          number: 80,
        },
      ],
    ],
    [
      'api_keys',
      [
        {
          id: ids.apiKey,
          organization_id,
          name: mark,
          prefix: 'rk_abcdef',
          key_hash: hash(ids.apiKey),
          scope: 'read',
          created_by: userId,
          created_at,
          expires_at: '2099-01-01T00:00:00.000Z',
        },
      ],
    ],
    [
      'webhooks',
      [
        {
          id: ids.webhook,
          organization_id,
          url: 'https://hooks.example.test/x',
          events: ['candidate.created'],
          salt: mark,
          is_active: false,
          created_by: userId,
          created_at,
        },
      ],
    ],
    [
      'webhook_deliveries',
      [
        {
          id: ids.delivery,
          organization_id,
          webhook_id: ids.webhook,
          event: 'candidate.created',
          at: stamp,
          state: 'failed',
          answer: mark,
        },
      ],
    ],
    ['push_devices', [createPushDevice(clinic, userId)]],
    ['push_choices', [{ organization_id, user_id: userId, hidden: ['request'], time_zone: 'America/Chicago' }]],
    ['email_choices', [{ organization_id, user_id: userId, kinds: [], time_zone: 'America/Chicago' }]],
    [
      'staff_numbers',
      [{ organization_id, user_id: userId, phone: '+15125557488', confirmed_at: stamp, consent: mark }],
    ],
    ['text_choices', [{ organization_id, user_id: userId, kinds: [] }]],
    [
      'notification_texts',
      [
        {
          organization_id,
          user_id: userId,
          kind: 'applications',
          cause_id: randomUUID(),
          at: stamp,
          next_at: stamp,
          expires_at: stamp,
        },
      ],
    ],
    [
      'notification_emails',
      [
        {
          organization_id,
          user_id: userId,
          kind: 'applications',
          cause_id: randomUUID(),
          at: stamp,
          next_at: stamp,
          expires_at: stamp,
        },
      ],
    ],
    [
      'pushes',
      [
        {
          organization_id,
          device_id: ids.pushDevice,
          kind: 'test',
          cause_id: randomUUID(),
          state: 'failed',
          at: stamp,
          next_at: stamp,
          expires_at: stamp,
        },
      ],
    ],
    [
      'unrouted_applications',
      [
        {
          id: ids.unrouted,
          organization_id: '00000000-0000-4000-8000-000000000001',
          from_organization_id: organization_id,
          came_from: mark,
          code: mark,
          application: { full_name: mark, email_address: 'unrouted@example.test' },
          received_at: created_at,
        },
      ],
    ],
    [
      'inbound_application_emails',
      [
        {
          organization_id: '00000000-0000-4000-8000-000000000001',
          message_hash: hash(organization_id),
          at: created_at,
        },
      ],
    ],
    [
      'service_texts',
      [
        {
          id: randomUUID(),
          organization_id,
          kind: 'invitation',
          about: ids.invitationRow,
          to_name: mark,
          to_phone: '+15125550188',
          from_phone: '+15555550100',
          body: mark,
          state: 'sent',
          send_at: stamp,
          created_at: stamp,
        },
      ],
    ],
  ]
}

/** Applications that wait for a place: one that is a person's, and one whose email proposes them beside others. */
export const createPlantedUnrouted = (
  platformId: string,
  received_at: string,
  { needle, phone }: { needle: string; phone: string },
): [string, Record<string, unknown>[]] => {
  const unrouted = { organization_id: platformId, came_from: 'Job board', received_at, files: [], set_aside: null }
  const others = [{ full_name: needle, email_address: '', phone_number: phone, why: 'lines' }]
  return [
    'unrouted_applications',
    [
      { ...unrouted, id: randomUUID(), application: { full_name: needle, phone_number: phone }, proposal: null },
      { ...unrouted, id: randomUUID(), application: {}, proposal: { why: 'nobody', doubt: 'several', others } },
    ],
  ]
}
