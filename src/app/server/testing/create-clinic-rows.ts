import { randomUUID } from 'node:crypto'
import { createClinicIds } from './create-clinic-ids.ts'
import { createJobPageRows } from './job-page/create-job-page-rows.ts'
import { createDocumentRows } from './rows/create-document-rows.ts'

/** The rows of one small clinic: every table with organization data holds at least one, so that a leak would show. */
export const createClinicRows = (name: string, from: string) => {
  const organizationId = randomUUID()
  const locationId = randomUUID()
  const candidateId = randomUUID()
  const recipientId = randomUUID()
  const token = `token-of-${organizationId}`
  const ids = createClinicIds({ organizationId, locationId, candidateId, recipientId, token })
  const secondId = ids.secondCandidate
  const mark = `${name} only`
  const stamp = '2026-11-20T15:00:00.000Z'
  const customer = `cus_${organizationId}`
  const candidate = (id: string, more: Record<string, unknown>) => ({
    id,
    organization_id: organizationId,
    location_id: locationId,
    location: 'Austin',
    full_name: 'Ana García',
    email_address: `ana@${organizationId}.example.test`,
    phone_number: '5125550101',
    city: 'Austin',
    state: 'TX',
    date_submitted: '2026-11-20',
    date_submitted_ts: stamp,
    created_at: stamp,
    position: 'RBT',
    status: 'Initial Inquiry',
    resume_text: `Ana García\nEmail: ana@example.test\nThree years as a nanny. ${mark}`,
    auto_scheduler_sent: false,
    text_consent: 'given',
    ...more,
  })
  const tables: [string, Record<string, unknown>[]][] = [
    [
      'organizations',
      [
        {
          id: organizationId,
          name,
          status: 'Active',
          scheduler: true,
          time_zone: 'America/New_York',
          stripe_customer_id: customer,
        },
      ],
    ],
    [
      'locations',
      [
        {
          id: locationId,
          organization_id: organizationId,
          name: 'Austin',
          is_active: true,
          city: 'Austin',
          state: 'TX',
        },
      ],
    ],
    ['former_statuses', [{ organization_id: organizationId, label_key: mark.toLowerCase(), now_label: mark }]],
    [
      'pipeline_statuses',
      ['Reviewed By Clinic', 'Interview Scheduled'].map((status_label, i) => ({
        id: i === 0 ? ids.status : randomUUID(),
        organization_id: organizationId,
        status_label,
        sort_order: i,
      })),
    ],
    [
      'job_codes',
      [
        {
          id: ids.jobCode,
          organization_id: organizationId,
          location_id: locationId,
          position: 'RBT',
          code: `CODE-${organizationId.slice(0, 8)}`,
          is_active: true,
        },
      ],
    ],
    ['job_feeds', [{ organization_id: organizationId, key: ids.jobFeed, is_on: true, updated_at: stamp }]],
    ...createJobPageRows({ organizationId, jobPicture: ids.jobPicture, mark, stamp }),
    [
      'job_post_tracker',
      [
        {
          id: ids.jobPost,
          organization_id: organizationId,
          location_id: locationId,
          job_start_date: '11/10/2026',
          cost_per_lead: 4,
          active: true,
          post_history: [],
        },
      ],
    ],
    [
      'all_candidates',
      [
        candidate(candidateId, {}),
        candidate(secondId, {
          full_name: 'Ben Okafor',
          phone_number: '5125550102',
          email_address: `ben@${organizationId}.example.test`,
          position: 'BCBA',
          skills_score: '90',
        }),
      ],
    ],
    [
      'candidate_status_changes',
      [
        {
          organization_id: organizationId,
          candidate_id: secondId,
          at: stamp,
          from_key: 'initial inquiry',
          to_key: 'reviewed by clinic',
        },
      ],
    ],
    [
      'candidate_funnel',
      [
        {
          organization_id: organizationId,
          candidate_id: secondId,
          received_at: stamp,
          source: '',
          status_key: 'initial inquiry',
          furthest: 1,
          left_keys: [],
          left_minutes: [],
        },
      ],
    ],
    [
      'message_templates',
      [
        {
          id: ids.template,
          organization_id: organizationId,
          type: 'text',
          is_active: true,
          is_default: true,
          name: 'First contact',
          content: 'Hi {{Candidate First}}',
        },
        {
          id: ids.spareTemplate,
          organization_id: organizationId,
          type: 'reply',
          is_active: true,
          is_default: false,
          name: 'Thanks',
          content: 'Thank you!',
        },
      ],
    ],
    [
      'user_links',
      [
        {
          id: ids.link,
          organization_id: organizationId,
          is_active: true,
          name: 'Careers',
          url: 'https://example.test/careers',
        },
      ],
    ],
    [
      'text_recipients',
      [
        {
          id: recipientId,
          organization_id: organizationId,
          candidate_id: candidateId,
          candidate_type: 'rbt',
          candidate_name: 'Ana García',
          recipient_phone: '+15125550101',
          is_active: true,
          unread: 0,
        },
      ],
    ],
    ['organization_texting', [{ organization_id: organizationId, updated_at: stamp }]],
    ['scoring_settings', [{ organization_id: organizationId, clinic_values: ['Family'] }]],
    ['opt_outs', [{ id: randomUUID(), organization_id: organizationId, phone: '+15125550199', source: 'STOP' }]],
    ['simulated_phones', [{ organization_id: organizationId, phone: '+15125550101' }]],
    ['simulated_clocks', [{ organization_id: organizationId, minutes: 0 }]],
    [
      'simulated_replies',
      [{ id: randomUUID(), organization_id: organizationId, phone: '+15125550190', body: mark, arrives_at: 1_000_000 }],
    ],
    [
      'simulated_texts',
      [{ id: randomUUID(), organization_id: organizationId, from_phone: from, to_phone: '+15125550101', body: mark }],
    ],
    [
      'performance_reports',
      [
        {
          id: ids.performanceReport,
          created_date: stamp,
          stripe_customer_id: customer,
          amount: 100_000,
          fee: 3_000,
          month: 11,
          year: 2026,
        },
      ],
    ],
    [
      'invoices',
      [
        {
          id: `in_${organizationId}`,
          created: Math.floor(Date.parse(stamp) / 1000),
          status: 'paid',
          amount_paid: 50_000,
          customer,
        },
      ],
    ],
    ...createDocumentRows(organizationId, ids, mark, stamp),
    [
      'interviews',
      [
        {
          id: ids.interview,
          organization_id: organizationId,
          candidate_id: candidateId,
          interview_date: stamp,
          minutes: 30,
          type: 'Phone',
          status: 'Scheduled',
        },
      ],
    ],
    [
      'imports',
      [
        {
          id: ids.import,
          organization_id: organizationId,
          file_name: 'a.csv',
          created: 1,
          updated: 0,
          skipped: 0,
          rejected: 0,
        },
      ],
    ],
  ]
  const withDefaults = tables.map(([table, rows]): [string, Record<string, unknown>[]] => [
    table,
    rows.map((row) => ({ ...getTime(table, stamp), ...row })),
  ])
  return {
    name,
    organizationId,
    locationId,
    candidateId,
    secondId,
    ids,
    mark,
    tables: withDefaults,
    token,
    recipientId,
    stamp,
  }
}
export type Clinic = ReturnType<typeof createClinicRows>

const timed = new Set([
  'organizations',
  'locations',
  'job_codes',
  'job_post_tracker',
  'message_templates',
  'user_links',
  'document_folders',
  'interviews',
])
const getTime = (table: string, at: string) => {
  if (timed.has(table)) return { created_at: at }
  if (table === 'opt_outs' || table === 'simulated_texts' || table === 'simulated_replies' || table === 'imports')
    return { at }
  return {}
}
