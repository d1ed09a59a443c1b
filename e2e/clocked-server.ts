// The real server with demo data and a clock that shows one moment, for journeys in which the hour matters; its settings come
// from the environment. Adds people called Hollyoak, Slowoak and Failoak to Bright Path.
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { startEmbedded } from '@reinforce/postgres-box/server/embedded.ts'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { buildApp } from '../src/app/server/build-app.ts'
import { openBasics, openServices } from '../src/app/server/open-services.ts'
import { jobs } from '../src/app/server/routes.ts'
import { insertRows } from '../src/db/demo/insert.ts'
import { loadDemo } from '../src/db/demo/load-demo.ts'
import { migrate } from '../src/db/migrate.ts'
import { scoreOwnText } from '../src/features/candidates/scoring/server/public.ts'
import { getSystemScope } from '../src/platform/server/actor.ts'
import { readConfig } from '../src/platform/server/config.ts'
import { transact } from '../src/platform/server/database.ts'
import { startJobs } from '../src/platform/server/job.ts'
import { openLog } from '../src/platform/server/process/log.ts'

const config = readConfig(process.env)
if (!process.env.CLOCK) throw new Error('Say which moment the clock shows: CLOCK=2026-11-18T18:00:00Z')
const moment = new Date(process.env.CLOCK)
const embedded = await startEmbedded({ dataDir: config.dataDir, log: () => undefined })
await migrate(embedded.url)
const basics = openBasics({ config, log: openLog(config.logLevel), clock: () => moment }, embedded.url)
await loadDemo(basics, scoreOwnText)
const services = await openServices(basics, { databaseUrl: embedded.url, demoSignIns: true })

const people = (family: string, phones: string[], state = 'TX') =>
  phones.map((phone_number, at) => ({
    id: randomUUID(),
    full_name: `${String.fromCharCode(65 + (at % 26))}${'abcdefghij'[Math.floor(at / 26)] ?? 'z'} ${family}`,
    phone_number,
    state,
    position: 'RBT',
    status: 'Initial Inquiry',
    auto_scheduler_sent: false,
    created_at: moment.toISOString(),
    text_consent: 'given',
  }))
const phonesFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, at) => `512555${String(first + at).padStart(4, '0')}`)

await transact(services.pool, getSystemScope(config, config.platformOrganizationId), async (tx) => {
  const clinic = await tx.one(
    z.object({ id: z.string(), locationId: z.string() }),
    sql`select o.id, l.id as "locationId" from organizations o join locations l on l.organization_id = o.id where o.name = 'Bright Path ABA' order by l.id limit 1`,
  )
  const rows = [
    ...people('Hollyoak', phonesFrom(4000, 6)),
    ...people('Hollyoak Aloha', ['8085554001', '8085554002', '8085554003'], 'HI'),
    ...people('Hollyoak Void', ['555-0101', '0125554001']),
    ...people('Hollyoak Silent', ['5125554900']),
    ...people('Slowoak', phonesFrom(5000, 200)),
    ...people('Failoak', phonesFrom(6000, 150)),
  ]
  await insertRows(
    tx,
    'all_candidates',
    rows.map((row) => ({ ...row, organization_id: clinic?.id, location_id: clinic?.locationId })),
  )
  await tx.run(
    sql`insert into opt_outs (organization_id, phone, source, proof) values (${clinic?.id}::uuid, '+15125554900', 'text', 'STOP')`,
  )
})

const webFolder = path.resolve(import.meta.dirname, '../dist/web')
const { app } = await buildApp({ services, webFolder })
const working = await startJobs(services, embedded.url, jobs)
await app.listen({ port: config.port, host: config.host })
process.stdout.write('ready\n')
process.on('SIGTERM', () => {
  void (async () => {
    await app.close()
    await working.stop()
    await services.pool.end()
    await embedded.stop()
    process.exit(0)
  })()
})
