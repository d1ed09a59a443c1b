import { mailsTraces } from '../../features/access/email/server/personal-data.ts'
import { formDraftsTraces } from '../../features/access/form-drafts/server/personal-data.ts'
import { webhooksTraces } from '../../features/access/webhooks/server/personal-data.ts'
import { candidatesTraces } from '../../features/candidates/directory/server/personal-data.ts'
import { duplicatesTraces } from '../../features/candidates/duplicates/server/personal-data.ts'
import { explanationsTraces } from '../../features/candidates/explanations/server/personal-data.ts'
import { exportsTraces } from '../../features/candidates/exports/server/personal-data.ts'
import { legalHoldsTraces } from '../../features/candidates/legal-holds/server/personal-data.ts'
import { candidateOffersTraces } from '../../features/candidates/offers/server/personal-data.ts'
import { optOutsTraces } from '../../features/candidates/opt-outs/server/personal-data.ts'
import { personFilesTraces } from '../../features/candidates/person-files/server/personal-data.ts'
import { resumesTraces } from '../../features/candidates/resumes/server/personal-data.ts'
import { scoringTraces } from '../../features/candidates/scoring/server/personal-data.ts'
import { suggestionsTraces } from '../../features/candidates/suggestions/server/personal-data.ts'
import { automationsPersonalData } from '../../features/conversations/automations/server/personal-data.ts'
import { inboxTraces } from '../../features/conversations/inbox/server/personal-data.ts'
import { simulatorTraces } from '../../features/conversations/simulator/server/personal-data.ts'
import { documentsTraces } from '../../features/documents/files/server/personal-data.ts'
import { notificationsTraces } from '../../features/home/notifications/server/personal-data.ts'
import { candidatePanelTraces } from '../../features/home/profile/server/personal-data.ts'
import { importsTraces } from '../../features/intake/imports/server/personal-data.ts'
import { intakeTraces } from '../../features/intake/programs/server/personal-data.ts'
import { bookingsTraces } from '../../features/interviews/booking/server/personal-data.ts'
import { interviewsTraces } from '../../features/interviews/calendar/server/personal-data.ts'
import { financeTraces } from '../../features/money/finance/server/personal-data.ts'
import { dataMigrationPersonalData } from '../../features/operations/migration/server/personal-data.ts'
import { organizationDeletionPersonalData } from '../../features/operations/organization-deletion/server/personal-data.ts'
import { recordCheckPersonalData } from '../../features/operations/record-check/server/personal-data.ts'
import { autoSchedulerTraces } from '../../features/texting/auto-scheduler/server/personal-data.ts'
import { correspondenceTraces } from '../../features/texting/correspondence/server/personal-data.ts'
import { messagingTraces } from '../../features/texting/messages/server/personal-data.ts'
import { listNonPersonalTables, type PersonalDataTable } from '../../platform/server/personal-data.ts'
import { platformTraces } from '../../platform/server/platform-traces.ts'

/** Features that hold nothing of a candidate. */
const others: readonly PersonalDataTable[] = [
  ...listNonPersonalTables('how people who work here sign in', {
    calendar_feeds: ['token_hash'],
    'auth.account': 'all',
    'auth.passkey': 'all',
    'auth.reset_links': 'all',
    'auth.reset_requests': 'all',
    'auth.session': 'all',
    'auth.sign_in_tries': 'all',
    'auth.twoFactor': 'all',
    'auth.user': 'all',
    'auth.verification': 'all',
    'auth.impersonations': 'all',
  }),
  ...listNonPersonalTables('a clinic and its offices, as it names them, and the platform’s contacts there', {
    locations: ['name', 'city', 'state', 'hours', 'time_zone'],
    organizations: [
      'name',
      'status',
      'subscription_type',
      'time_zone',
      'stripe_customer_id',
      'texting_number',
      'source',
      'contact_name',
      'contact_email',
      'contact_phone',
      'prospect_text_consent',
      'expected_positions',
      'next_step',
      'lost_reason',
    ],
    former_statuses: ['label_key', 'now_label'],
    pipeline_statuses: ['status_label', 'stage'],
    prospect_notes: ['body'],
    onboarding_drafts: ['data'],
    first_weeks: 'all',
  }),
  ...listNonPersonalTables('how people who work here see their first steps', { first_step_views: 'all' }),
  ...listNonPersonalTables('a clinic’s own text about its work', {
    job_codes: ['code'],
    job_post_tracker: [
      'organization',
      'location',
      'position',
      'job_start_date',
      'note',
      'description',
      'hours',
      'post_history',
    ],
    job_feeds: ['key'],
    job_pages: ['accent'],
    job_page_pictures: ['alt', 'mime', 'stored_as'],
    message_templates: ['type', 'name', 'content', 'content_spanish'],
    user_links: ['name', 'url'],
  }),
  ...listNonPersonalTables('a clinic’s own keys and saved logins', {
    api_keys: ['name', 'prefix', 'key_hash'],
    logins: ['site', 'url', 'username', 'tags'],
    sign_in_rules: ['domain', 'provider'],
  }),
  ...listNonPersonalTables('people who work here, or will', {
    invitations: ['token_hash', 'email', 'phone_number', 'full_name', 'role'],
    reinforce_users: ['email', 'full_name', 'role', 'profile_image', 'text_template'],
  }),
]

/**
 * Every table with data of a candidate; erasure walks the list from the front, merge from the back. Explicit, because
 * only foreign keys could determine an order and many rows are found without one: tables that point to others come
 * before them, and candidates, which everything points to, come last.
 */
export const traces: readonly PersonalDataTable[] = [
  ...inboxTraces,
  ...correspondenceTraces,
  ...autoSchedulerTraces,
  ...simulatorTraces,
  ...optOutsTraces,
  ...formDraftsTraces,
  ...messagingTraces,
  ...bookingsTraces,
  ...automationsPersonalData,
  ...interviewsTraces,
  ...notificationsTraces,
  ...documentsTraces,
  ...importsTraces,
  ...intakeTraces,
  ...dataMigrationPersonalData,
  ...organizationDeletionPersonalData,
  ...exportsTraces,
  ...personFilesTraces,
  ...financeTraces,
  ...webhooksTraces,
  ...mailsTraces,
  ...others,
  ...platformTraces,
  ...recordCheckPersonalData,
  ...duplicatesTraces,
  ...legalHoldsTraces,
  ...candidatePanelTraces,
  ...explanationsTraces,
  ...suggestionsTraces,
  ...candidateOffersTraces,
  ...resumesTraces,
  ...scoringTraces,
  ...candidatesTraces,
]
