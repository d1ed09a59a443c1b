import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startEmbedded } from '@reinforce/postgres-box/server/embedded.ts'
import { hashPassword } from 'better-auth/crypto'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import * as z from 'zod/mini'
import { openBasics, openServices } from '../src/app/server/open-services.ts'
import { migrate } from '../src/db/migrate.ts'
import { foldHiringJob } from '../src/features/money/finance/server/jobs/fold-hiring.ts'
import { getSystemScope } from '../src/platform/server/actor.ts'
import { readConfig } from '../src/platform/server/config.ts'
import { transact } from '../src/platform/server/database.ts'
import { openLog } from '../src/platform/server/process/log.ts'
import { seed } from './seed.ts'
import { serve } from './serving.ts'

const password = 'bench-password'
/** Who signs in: a name, and the id of the organization as SQL. */
type BenchPerson = { name: string; organization: string }
const people: BenchPerson[] = [
  { name: 'clinic', organization: `md5('o1')::uuid` },
  { name: 'platform', organization: `'00000000-0000-4000-8000-000000000001'::uuid` },
]

/**
 * A real server on a filled database of its own, with a signed-in clinic member (of the largest clinic) and platform staff. `BENCH_DATA`
 * names a folder in which the database is kept, and found filled by the next run.
 */
export const openBench = async (
  total: number,
  env: Record<string, string> = {},
  settings: Record<string, string> = {},
  more: { people?: BenchPerson[]; largest?: number; isNarrow?: boolean } = {},
) => {
  const kept = process.env['BENCH_DATA']
  const dataDir = kept ?? (await mkdtemp(path.join(tmpdir(), 'reinforce-bench-')))
  const embedded = await startEmbedded({
    dataDir,
    log: () => undefined,
    settings: { shared_buffers: '2GB', work_mem: '32MB', max_wal_size: '8GB', fsync: 'off', ...settings },
  })
  await migrate(embedded.url)
  const admin = new pg.Client({ connectionString: embedded.adminUrl.replace(/\/[^/]*$/, '/reinforce') })
  await admin.connect()
  const began = performance.now()
  await seed(admin, { total, ...more })
  const seconds = (performance.now() - began) / 1000

  const config = readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: embedded.url,
    APP_SECRET: 'a secret of at least 32 characters',
    LOG_LEVEL: 'silent',
  })
  const basics = openBasics({ config, log: openLog('silent'), clock: () => new Date() }, embedded.url, 16)
  const services = await openServices(basics, { databaseUrl: embedded.url })
  const secret = await hashPassword(password)
  await transact(services.pool, getSystemScope(config, config.platformOrganizationId), async (tx) => {
    for (const { name, organization } of [...people, ...(more.people ?? [])]) {
      if (
        await tx.one(
          z.object({ id: z.string() }),
          sql`select id from reinforce_users where email = ${`${name}@bench.test`}`,
        )
      )
        continue
      const id = randomUUID()
      await tx.run(
        sql`select app.create_sign_in(${id}::uuid, ${name}, ${`${name}@bench.test`}, '', 'user', '', ${secret})`,
      )
      await tx.run(
        sql`insert into reinforce_users (auth_user_id, email, full_name, organization_id) values (${id}, ${`${name}@bench.test`}, ${name}, ${sql.raw(organization)})`,
      )
    }
  })
  await foldHiringJob.run({ organizationId: '' }, services, new AbortController().signal)
  await admin.query('vacuum analyze candidate_funnel')
  await services.auth.close()
  await services.pool.end()
  const adminUrl = embedded.adminUrl.replace(/\/[^/]*$/, '/reinforce')
  const settingsOfServer = {
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: embedded.url,
    APP_SECRET: 'a secret of at least 32 characters',
    DEMO_DATA: 'off',
    LOG_LEVEL: 'silent',
    CALLS_A_MINUTE: '0',
    DRAIN_SECONDS: '0',
    ...env,
  }
  const ours = await serve('src/app/server/main.ts', settingsOfServer, /API: (\S+)\/docs/)
  const bare = await serve('bench/bare-server.ts', { BARE_DATABASE_URL: adminUrl }, /ready (\S+)/)
  const signIn = async (name: string) => {
    const answer = await fetch(`${ours.address}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: `${name}@bench.test`, password }),
    })
    return String(answer.headers.get('set-auth-token'))
  }
  return {
    /** The product, and the least a server could do for the same answers; each a process of its own. */
    address: ours.address,
    /** What our server was started with, for another beside it. */
    env: settingsOfServer,
    bare: bare.address,
    pid: ours.pid,
    signIn: signIn,
    tokens: { clinic: await signIn('clinic'), platform: await signIn('platform') },
    /** Plain SQL on the same database, past every policy: what the answer costs at least. */
    plain: new pg.Pool({ connectionString: adminUrl, max: 16 }),
    seconds,
    close: async () => {
      await bare.stop()
      await ours.stop()
      await admin.end()
      await embedded.stop()
      if (kept === undefined) await rm(dataDir, { recursive: true, force: true })
    },
  }
}
