import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { getSystemScope } from '../../platform/server/actor.ts'
import { type Tx, transact } from '../../platform/server/database.ts'
import type { FileStore } from '../../platform/server/file-store.ts'
import type { Basics } from '../../platform/server/services.ts'
import { toLocalDay } from '../../rules/day.ts'
import { loadAutopilot, type PlayAutopilot } from './autopilot.ts'
import { createDemoClinics, createDemoScoring, type DemoClinics, getAutopilotClinic } from './clinics.ts'
import { createDemoPasswords, type GivenPassword } from './create-demo-passwords.ts'
import { createDemoDocuments, demoReaders } from './documents.ts'
import { insertAll, insertRows } from './insert.ts'
import { createDemoInterviews } from './interviews.ts'
import { createDemoLogins } from './logins.ts'
import { createDemoMoney } from './money.ts'
import { createDemoDrafts } from './onboarding.ts'
import {
  createCandidatesOfDay,
  createNewestCandidates,
  createPastCandidates,
  saveCandidates,
} from './people/candidates.ts'
import { createDemoPrograms } from './programs.ts'
import { loadProspects } from './prospects.ts'
import { createRandom } from './random.ts'
import { createDemoJobPosts, createDemoRecords } from './records.ts'
import { createDemoReportSchedules } from './report-schedules.ts'
import { createScoredBodies, type ReadDemoResume } from './resumes/create-scored-bodies.ts'
import { createDemoInvitations, createDemoStaff } from './staff.ts'
import { createDemoStatusHistory } from './status-history.ts'
import { loadOptOuts, loadTexts } from './texts/load-texts.ts'
import { createDemoTexts } from './texts/texts.ts'

type Passwords = ReturnType<typeof createDemoPasswords>
const zone = 'America/New_York'
/** Makes the demo’s people; answers their ids by email address. */
const people = async (files: FileStore, tx: Tx, passwords: Passwords, platformId: string, brightPath: string) => {
  const rows = [
    { email: 'platform@reinforce.test', name: 'Morgan Lee', organization: platformId, level: 'Admin' },
    { email: 'clinic@reinforce.test', name: 'Riley Adams', organization: brightPath, level: null },
    { email: 'manager@reinforce.test', name: 'Casey Brooks', organization: brightPath, level: 'Manager' },
    { email: 'jordan@reinforce.test', name: 'Jordan Ellis', organization: brightPath, level: null },
  ]
  const r = createRandom('people')
  const portrait = await readFile(new URL('portrait.png', import.meta.url))
  const made: { id: string; organizationId: string }[] = []
  const ids = new Map<string, string>()
  for (const each of rows) {
    const [authUserId, id] = [r.uuid(), r.uuid()]
    ids.set(each.email, id)
    const picture = each.level === 'Manager' ? null : `profile-images/${id}/profile/1700000000000.png`
    if (picture) await files.put(picture, portrait, 'image/png')
    await tx.run(
      sql`select app.create_sign_in(${authUserId}::uuid, ${each.name}, ${each.email}, '', 'user',
        ${each.organization}, ${await passwords.hashFor(each.email)})`,
    )
    await tx.run(sql`insert into reinforce_users (id, auth_user_id, email, full_name, organization_id, admin_level, profile_image, show_tips)
      values (${id}, ${authUserId}, ${each.email}, ${each.name}, ${each.organization}, ${each.level}, ${picture && `/files/${picture}`}, false)`)
    made.push({ id, organizationId: each.organization })
  }
  return { staff: made, ids }
}

/** Creates further people for User Management; they sign in as the others do. */
const colleagues = async (tx: Tx, passwords: Passwords, clinics: DemoClinics, today: string, textFrom: string) => {
  const r = createRandom('colleagues')
  const staff = createDemoStaff(r, clinics, today)
  for (const each of staff) {
    await tx.run(
      sql`select app.create_sign_in(${each.authUserId}::uuid, ${each.name}, ${each.email}, '', 'user',
        ${each.organization}, ${await passwords.hashFor(each.email)})`,
    )
    await tx.run(sql`insert into reinforce_users (id, auth_user_id, email, full_name, organization_id, admin_level, last_sign_in_at, deactivated_at)
      values (${each.id}, ${each.authUserId}, ${each.email}, ${each.name}, ${each.organization}, ${each.level}, ${each.lastSignInAt}, ${each.deactivatedAt})`)
  }
  const [admin] = staff
  if (!admin) return
  await insertRows(tx, 'invitations', createDemoInvitations(r, admin.organization, admin.id, today))
  for (const [table, rows] of createDemoPrograms(r, admin.organization, admin.id, today, textFrom))
    await insertRows(tx, table, rows)
}

/** The Admin of the clinic whose automations ran, who interviews there. */
const autopilotAdmin = 'jordan.reyes@reinforce.test'

const findUser = async (tx: Tx, email: string) =>
  (await tx.one(z.object({ id: z.string() }), sql`select id from reinforce_users where email = ${email}`))?.id

const reportsByMail = async (tx: Tx, brightPath: string, now: Date) => {
  const readers = await tx.rows(
    z.object({
      id: z.string(),
      name: z.string(),
      email: z.string(),
      organization: z.string(),
      zone: z.string(),
      left: z.boolean(),
    }),
    sql`select u.id, u.full_name as name, u.email, u.organization_id as organization, o.time_zone as zone, u.deactivated_at is not null as left
        from reinforce_users u join organizations o on o.id = u.organization_id where o.id = ${brightPath} and u.admin_level is distinct from 'Manager'`,
  )
  const made = createDemoReportSchedules(createRandom('reports by mail'), brightPath, readers, now)
  await insertRows(tx, 'emails', made.mails)
  await insertRows(tx, 'report_schedules', made.schedules)
  await insertRows(tx, 'report_runs', made.runs)
}

/** Fills data that follows from existing rows: uploaders, further answers of some BCBAs, since when codes are used. */
const afterthoughts = async (tx: Tx) => {
  await tx.run(sql`update document_files f set uploaded_by = u.id from reinforce_users u
    where u.organization_id = f.organization_id and u.admin_level is distinct from 'Manager'`)
  await tx.run(sql`update all_candidates set state_licenses = state || ' ' || (10000 + (hashtext(id::text) & 32767)),
    supervision_capacity = hashtext(id::text) & 7, assessments = 'VB-MAPP, ABLLS-R'
    where position = 'BCBA' and state <> '' and (hashtext(id::text) & 3) > 0`)
  await tx.run(sql`update job_codes j set first_used_at = used.at from (select job_code_id, min(created_at) as at from all_candidates
    where job_code_id is not null group by 1) used where used.job_code_id = j.id`)
}

/** Tools of features for the demo: reads a résumé, and plays automations of the last four weeks. */
export type DemoTools = {
  read: ReadDemoResume
  playAutopilot: PlayAutopilot
}

type Loading = DemoTools & { passwords: Passwords; today: string; now: Date }

const loadAll = async (services: Basics, tx: Tx, { passwords, read, playAutopilot, today, now }: Loading) => {
  const r = createRandom('reinforce')
  const platformId = services.config.platformOrganizationId
  const clinics = createDemoClinics(r, platformId, today)
  const brightPath = clinics.organizations[1]?.id ?? platformId
  const { files } = services
  await files.put('demo/introduction.webm', await readFile(new URL('introduction.webm', import.meta.url)), 'video/webm')
  await insertAll(tx, {
    organizations: clinics.organizations,
    locations: clinics.locations,
    pipeline_statuses: clinics.statuses,
    job_codes: clinics.codes,
    message_templates: clinics.templates,
    user_links: clinics.links,
    job_post_tracker: createDemoJobPosts(r, clinics, today),
  })
  const money = createDemoMoney(clinics, now)
  await insertRows(tx, 'performance_reports', money.reports)
  await insertRows(tx, 'invoices', money.invoices)
  const { staff, ids: who } = await people(files, tx, passwords, platformId, brightPath)
  await loadProspects(tx, clinics.organizations, who.get('platform@reinforce.test') ?? null, today)
  const scoring = createDemoScoring(clinics)
  await insertRows(
    tx,
    'scoring_settings',
    [...scoring].map(([organization_id, { values }]) => ({ organization_id, clinic_values: values })),
  )
  const scored = createScoredBodies(today, read, (id) => scoring.get(id))
  const day = { day: today, now, scored }
  const candidates = [
    ...createPastCandidates(clinics.places, brightPath, day),
    ...createCandidatesOfDay(clinics.places, brightPath, day),
    ...createNewestCandidates(clinics.places, getAutopilotClinic(clinics), day),
  ]
  await saveCandidates(services, tx, { candidates, day: today })
  const history = createDemoStatusHistory(candidates, now)
  await insertRows(tx, 'events', history.facts)
  await insertRows(tx, 'event_values', history.values)
  await insertRows(tx, 'candidate_status_changes', history.changes)
  const records = createDemoRecords(r, clinics, candidates, now)
  const texts = createDemoTexts(clinics, candidates, now, services.config.textFrom)
  await insertRows(tx, 'events', records.signIns)
  await loadTexts(tx, texts, { organizationId: brightPath, madeBy: who.get('clinic@reinforce.test') ?? null })
  const planned = createDemoInterviews(createRandom('interviews'), {
    clinics: clinics.organizations,
    brightPath,
    interviewers: staff,
    candidates,
    now,
  })
  await insertRows(tx, 'interviews', planned.interviews)
  await insertRows(tx, 'interview_reminders', planned.reminders)
  const named = new Map([[brightPath, demoReaders.flatMap((email) => who.get(email) ?? [])]])
  const documents = createDemoDocuments(createRandom('documents'), clinics.organizations, candidates, named, now, today)
  await insertAll(tx, {
    document_folders: documents.folders,
    document_folder_people: documents.access,
    document_files: documents.files,
    document_checks: documents.checks,
  })
  for (const { key, bytes } of documents.bytes) await files.put(key, bytes, 'application/octet-stream')
  const getId = (email: string) => who.get(email) ?? null
  const [us, them] = [getId('platform@reinforce.test'), getId('clinic@reinforce.test')]
  const [platform, clinic] = [
    { organizationId: platformId, madeBy: us },
    { organizationId: brightPath, madeBy: them },
  ]
  await insertRows(tx, 'onboarding_drafts', createDemoDrafts(createRandom('onboarding'), platform, clinic, now))
  const clinicsWithLogins = [
    {
      organizationId: brightPath,
      ownerId: getId('clinic@reinforce.test'),
      colleagueId: getId('jordan@reinforce.test'),
      mail: 'brightpath',
    },
    {
      organizationId: clinics.organizations[2]?.id ?? platformId,
      ownerId: getId('platform@reinforce.test'),
      colleagueId: null,
      mail: 'clinic',
    },
  ]
  const saved = createDemoLogins(createRandom('logins'), services.config.appSecret, clinicsWithLogins, now, today)
  await insertAll(tx, {
    organization_keys: saved.keys,
    logins: saved.logins,
    login_versions: saved.versions,
    login_access: saved.access,
    events: saved.facts,
    event_values: saved.values,
  })
  await loadOptOuts(tx, records.optOuts, texts.optOuts)
  await afterthoughts(tx)
  await colleagues(tx, passwords, clinics, today, services.config.textFrom)
  await reportsByMail(tx, brightPath, now)
  const [organizationId, interviewerId] = [getAutopilotClinic(clinics), await findUser(tx, autopilotAdmin)]
  if (organizationId && interviewerId)
    await loadAutopilot(tx, { organizationId, interviewerId, settings: services.config, now }, playAutopilot)
  await tx.run(sql`insert into app.demo_days (day) values (${today})`)
}

const placesIn = async (tx: Tx) =>
  await tx.rows(
    z.object({
      organizationId: z.string(),
      locationId: z.string(),
      location: z.string(),
      city: z.string(),
      state: z.string(),
      areaCode: z.string(),
      timeZone: z.string(),
      jobCodeId: z.nullable(z.string()),
    }),
    sql`select l.organization_id as "organizationId", l.id as "locationId", l.name as location, coalesce(l.city, '') as city, coalesce(l.state, '') as state,
          coalesce(left((select c.phone_key from all_candidates c
            where c.organization_id = l.organization_id and c.location_id = l.id and length(c.phone_key) = 10
            limit 1), 3), '512') as "areaCode", o.time_zone as "timeZone", null as "jobCodeId" from locations l
            join organizations o on o.id = l.organization_id where l.is_active and lower(o.status) = 'active'
            order by l.id`,
  )

const scoringIn = async (tx: Tx) =>
  await tx.rows(
    z.object({
      id: z.string(),
      weights: z.record(z.string(), z.record(z.string(), z.number())),
      values: z.array(z.string()),
    }),
    sql`select organization_id as id, weights, clinic_values as values from scoring_settings`,
  )

const topUp = async (services: Basics, tx: Tx, { read, today, now }: Loading) => {
  if ((await tx.run(sql`insert into app.demo_days (day) values (${today}) on conflict do nothing`)) === 0) return
  const brightPath = await tx.one(
    z.object({ id: z.string() }),
    sql`select id from organizations where name = 'Bright Path ABA'`,
  )
  const scoring = new Map((await scoringIn(tx)).map(({ id, ...each }) => [id, each]))
  const scored = createScoredBodies(today, read, (id) => scoring.get(id))
  const candidates = createCandidatesOfDay(await placesIn(tx), brightPath?.id ?? '', { day: today, now, scored })
  await saveCandidates(services, tx, { candidates, day: today })
}

/**
 * Loads the demo once, all or nothing, and tops up the candidates of today; a later call on the same day does nothing. Answers
 * the passwords that were made, where they are not the published one.
 */
export const loadDemo = async (services: Basics, tools: DemoTools): Promise<GivenPassword[]> => {
  const passwords = createDemoPasswords(services.config.demo)
  const now = services.clock()
  const today = toLocalDay(now, zone)
  await transact(services.pool, getSystemScope(services.config, services.config.platformOrganizationId), async (tx) => {
    await tx.run(sql`select pg_advisory_xact_lock(7301935)`)
    const loaded = await tx.one(
      z.object({ loaded: z.boolean() }),
      sql`select exists (select from app.demo_days) as loaded`,
    )
    const loading = { ...tools, passwords, today, now }
    await (loaded?.loaded ? topUp : loadAll)(services, tx, loading)
  })
  return passwords.given
}
