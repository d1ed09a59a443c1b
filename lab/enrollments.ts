// Automations: what a million that wait cost, how fast many that are due at once are done, a month of a clinic by people who answer as the field's
// do, and what happens when people, engines and kills race. `--part waiting|month|crowd|races|kills`, all of them unless one is named.
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbedded } from '@reinforce/postgres-box/server/embedded.ts'
import pg from 'pg'
import { at } from '../bench/measure.ts'
import { openWorldOn } from '../src/app/server/testing/world-on.ts'
import { migrate } from '../src/db/migrate.ts'
import { runEnrollmentsJob } from '../src/features/conversations/automations/server/jobs/run-enrollments.ts'
import { addCrowd } from '../src/features/conversations/automations/server/testing/add-crowd.ts'
import { switchOn } from '../src/features/conversations/automations/server/testing/automation-world.ts'
import { killEngines } from '../src/features/conversations/automations/server/testing/kills.ts'
import { simulateMonth } from '../src/features/conversations/automations/server/testing/month.ts'
import { runRaces } from '../src/features/conversations/automations/server/testing/run-races.ts'
import { emptyAgenda } from '../src/features/interviews/booking/server/testing/empty-agenda.ts'
import { openWebhook } from '../src/features/texting/messages/server/testing/webhook.ts'

const { values } = parseArgs({
  options: {
    part: { type: 'string' },
    rows: { type: 'string', default: '1000000' },
    due: { type: 'string', default: '10000' },
    applicants: { type: 'string', default: '200' },
    races: { type: 'string', default: '10000' },
    kills: { type: 'string', default: '1000' },
  },
})
const clock = { now: new Date() }
const everyQuestion = ['certified', 'hours', 'transport', 'adult', 'start']
const { signal } = new AbortController()

/** A world on a database of its own. */
const open = async (env: Record<string, string>) => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'reinforce-enrollments-'))
  const settings = { shared_buffers: '2GB', max_wal_size: '8GB', fsync: 'off' }
  const embedded = await startEmbedded({ dataDir, log: () => undefined, settings })
  await migrate(embedded.url)
  const drop = async () => {
    await embedded.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  const world = await openWorldOn({ url: embedded.url, drop }, env, () => clock.now)
  await emptyAgenda(world)
  const plain = new pg.Client({ connectionString: embedded.adminUrl.replace(/\/[^/]*$/, '/reinforce') })
  await plain.connect()
  return { world, plain, close: async () => await plain.end().then(world.close) }
}
const median = (of: number[]) =>
  at(
    of.toSorted((a, b) => a - b),
    0.5,
  )
const p95 = (of: number[]) =>
  at(
    of.toSorted((a, b) => a - b),
    0.95,
  )
const say = (line: string) => console.log(line)

const waiting = async () => {
  clock.now = new Date('2026-11-20T18:00:00Z')
  const { world, plain, close } = await open({})
  await switchOn(world, 'applicant', { topics: everyQuestion })
  const [rows, due] = [Number(values.rows), Number(values.due)]
  // Two hundred clinics; the last of whom is due first.
  await plain.query(
    `
    set session_replication_role = replica;
    insert into organizations (id, name, status, time_zone) select md5('w' || i)::uuid, 'Clinic ' || i, 'Active', 'America/Chicago' from generate_series(1, 200) i;
    insert into automation_versions select md5('w' || i)::uuid, preset, version, settings, flow, interviewer_id, made_by, made_at from automation_versions, generate_series(1, 200) i
      where organization_id = '${world.own.organizationId}' and preset = 'applicant' and version = (select max(version) from automation_versions where organization_id = '${world.own.organizationId}');
    insert into all_candidates (id, organization_id, full_name, phone_number, state, position, status, text_consent, created_at)
      select md5('c' || i)::uuid, md5('w' || 1 + i % 200)::uuid, 'Pat Lee', '737' || (2000000 + i), 'TX', 'RBT', 'Initial Inquiry', 'given', now() from generate_series(1, ${rows}) i;
    insert into automation_enrollments (organization_id, id, candidate_id, preset, version, status, progress, last_action, due_at, begun_at, status_since)
      select md5('w' || 1 + i % 200)::uuid, md5('s' || i)::uuid, md5('c' || i)::uuid, 'applicant', v.version, 'scheduled',
        '{"step":0,"asked":"nothing","nudges":0,"offers":0,"offered":[],"which":false,"answers":{},"told":false}', 'waits',
        '2026-11-21T18:00:00Z'::timestamptz + make_interval(secs => i % 2592000), '2026-11-20T18:00:00Z', '2026-11-20T18:00:00Z'
      from generate_series(1, ${rows}) i, (select max(version) as version from automation_versions where organization_id = '${world.own.organizationId}') v;
    set session_replication_role = origin;
    vacuum analyze automation_enrollments`.replace('vacuum analyze automation_enrollments', ''),
  )
  await plain.query('vacuum analyze automation_enrollments')
  await plain.query('vacuum analyze all_candidates')
  const { rows: sizes } = await plain.query<{ table: string; index: string }>(
    `select pg_table_size('automation_enrollments')::text as table, pg_indexes_size('automation_enrollments')::text as index`,
  )
  const ticks: number[] = []
  const cpu = process.cpuUsage()
  for (let n = 0; n < 300; n += 1) {
    const began = performance.now()
    await runEnrollmentsJob.run({ organizationId: '' }, world.services, signal)
    ticks.push(performance.now() - began)
  }
  const { user, system } = process.cpuUsage(cpu)
  say(
    `${rows} wait: an idle tick takes ${median(ticks).toFixed(1)} ms, p99 ${at(
      ticks.toSorted((a, b) => a - b),
      0.99,
    ).toFixed(
      1,
    )}; ${((user + system) / 300_000).toFixed(2)} ms of a core a tick; ${(Number(sizes[0]?.table) / rows).toFixed(0)} bytes a row, ${(Number(sizes[0]?.index) / rows).toFixed(0)} of indexes`,
  )
  await plain.query(
    `update automation_enrollments set due_at = '2026-11-20T17:59:00Z' where id in (select id from automation_enrollments order by due_at limit ${due})`,
  )
  const began = performance.now()
  await runEnrollmentsJob.run({ organizationId: '' }, world.services, signal)
  const took = (performance.now() - began) / 1000
  const { rows: done } = await plain.query<{ n: string }>(
    `select count(*) as n from text_messages where enrollment_id is not null`,
  )
  say(`${due} due at once in 200 clinics: ${done[0]?.n} texts written in ${took.toFixed(1)} s`)
  await close()
}

const month = async () => {
  clock.now = new Date('2026-11-02T06:00:00Z')
  const { world, close } = await open({ QUIET_HOURS: 'on' })
  await switchOn(world, 'applicant', { topics: everyQuestion })
  const found = await simulateMonth(world, clock, { count: Number(values.applicants), days: 30, seed: 'a month' })
  const minutes = found.cooperative.map((each) => each.minutes)
  const texts = found.cooperative.map((each) => each.texts)
  say(
    `a month of ${found.applicants} applicants: first text p95 ${(p95(found.toFirstText) * 60).toFixed(0)} s in allowed hours (${found.toFirstText.length}); of the other ${found.others} ${found.explained} have a reason`,
  )
  say(
    `the quick: application to booking median ${median(minutes).toFixed(1)} min with ${median(texts)} texts, ${Math.max(...texts)} at most (${minutes.length})`,
  )
  say(
    `answered every question ${found.answeredAll}, of those booked ${found.bookedOfThem} (${((100 * found.bookedOfThem) / found.answeredAll).toFixed(0)} %); booked in all ${found.booked}, given to a person ${found.handedOver}`,
  )
  say(`${found.texts} texts, ${found.outsideHours} outside the hours; ${found.overlaps} interviews overlap`)
  await close()
}

const crowded = async () => {
  clock.now = new Date('2026-11-20T18:00:00Z')
  const { world, close } = await open({})
  await switchOn(world, 'applicant')
  const found = await addCrowd(world, { people: 500, slots: 20, engines: 4 })
  say(
    `500 choose among the same 20 times: ${found.booked} booked, ${found.offered} offered others, ${found.others} given to a person, ${found.overlaps} overlap`,
  )
  await close()
}

const raced = async () => {
  clock.now = new Date()
  const { world, close } = await open({})
  await switchOn(world, 'applicant')
  const ticking = setInterval(() => {
    clock.now = new Date()
  }, 5)
  const found = await runRaces(world, Number(values.races), 'races')
  clearInterval(ticking)
  say(
    `${found.raced} races between somebody who writes and the automation: ${found.late} automatic texts after the person`,
  )
  await close()
}

const killed = async () => {
  clock.now = new Date()
  const hook = await openWebhook()
  const env = { TEXT_TRANSPORT: 'webhook', AUTOMATION_WEBHOOK_URL: hook.url, QUIET_HOURS: 'off' }
  const { world, close } = await open(env)
  await switchOn(world, 'applicant')
  const more = { APP_SECRET: 'a secret of at least 32 characters', LOG_LEVEL: 'silent' }
  const ticking = setInterval(() => {
    clock.now = new Date()
  }, 5)
  const found = await killEngines(world, { kills: Number(values.kills), people: 40, hook, env: { ...env, ...more } })
  clearInterval(ticking)
  say(
    `${found.kills} engines killed: ${found.people} applicants, ${found.booked} booked, ${found.handed} given to a person, ${found.lost} lost, ${found.doubledTexts} texts doubled, ${found.doubledBookings} booked twice`,
  )
  await close()
  await hook.close()
}

const parts = { waiting, month, crowd: crowded, races: raced, kills: killed }
for (const [name, part] of Object.entries(parts)) if (values.part === undefined || values.part === name) await part()
say(`load average ${loadavg()[0]?.toFixed(1)}`)
process.exit(0)
