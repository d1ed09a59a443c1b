import { addDays } from '../../rules/day.ts'
import type { Random } from './random.ts'

type Rows = [table: string, rows: Record<string, unknown>[]][]

const invitedByText = (
  r: Random,
  organization_id: string,
  admin: string,
  at: (days: number) => string,
  from: string,
): Rows => {
  const invitation = r.uuid()
  return [
    [
      'invitations',
      [
        {
          id: invitation,
          organization_id,
          token_hash: r.uuid(),
          full_name: 'Marisol Vega',
          phone_number: '+15125550177',
          role: 'user',
          invited_by: admin,
          created_at: at(2),
          expires_at: at(-5),
          text_agreed_by: admin,
          text_agreed_at: at(2),
        },
      ],
    ],
    [
      'service_texts',
      [
        {
          id: r.uuid(),
          organization_id,
          kind: 'invitation',
          about: invitation,
          to_name: 'Marisol Vega',
          to_phone: '+15125550177',
          from_phone: from,
          state: 'delivered',
          send_at: at(2),
          created_at: at(2),
        },
      ],
    ],
  ]
}

/** API keys, a webhook that no one mended, and someone invited by text; their secrets no one knows. */
export const createDemoPrograms = (
  r: Random,
  organization_id: string,
  admin: string,
  today: string,
  from: string,
): Rows => {
  const at = (days: number, time = '15:00') => `${addDays(today, -days)}T${time}:00Z`
  const webhook = r.uuid()
  const key = (name: string, scope: string, days: number, more: Record<string, unknown>) => ({
    id: r.uuid(),
    organization_id,
    name,
    scope,
    prefix: `rk_${r.uuid().slice(0, 6)}`,
    key_hash: r.uuid(),
    created_by: admin,
    created_at: at(days),
    expires_at: at(days - 365),
    last_used_at: null,
    revoked_at: null,
    ...more,
  })
  const delivery = (event: string, days: number, more: Record<string, unknown>) => {
    const id = r.uuid()
    const [status_before, status] = ['Initial Inquiry', 'Interview Scheduled']
    return {
      id,
      organization_id,
      webhook_id: webhook,
      event,
      at: at(days, '14:20'),
      payload: {
        id,
        event,
        at: at(days, '14:20'),
        organization_id,
        candidate_id: r.uuid(),
        ...(event === 'candidate.statusChanged' ? { status_before, status } : {}),
      },
      state: 'delivered',
      tries: 1,
      answer_status: 200,
      answer: 'ok',
      problem: null,
      settled_at: at(days, '14:21'),
      ...more,
    }
  }
  const broken = { state: 'failed', tries: 9, answer_status: 502, answer: 'Bad gateway', problem: 'It answered 502.' }
  return [
    [
      'api_keys',
      [
        key('Payroll export', 'read', 60, { last_used_at: at(0, '06:00') }),
        key('Careers page', 'write', 90, { last_used_at: at(21), revoked_at: at(20) }),
      ],
    ],
    [
      'webhooks',
      [
        {
          id: webhook,
          organization_id,
          url: 'https://hooks.brightpath.example/reinforce',
          events: ['candidate.created', 'candidate.statusChanged'],
          salt: r.uuid(),
          is_active: false,
          created_by: admin,
          created_at: at(40),
          failing_since: at(5),
          switched_off_at: at(2),
        },
      ],
    ],
    [
      'webhook_deliveries',
      [
        delivery('candidate.created', 8, {}),
        delivery('candidate.statusChanged', 7, {}),
        delivery('candidate.created', 5, broken),
      ],
    ],
    ...invitedByText(r, organization_id, admin, at, from),
  ]
}
