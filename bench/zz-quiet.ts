import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { readConfig } from '../src/platform/server/config.ts'
import { openBasics, openServices } from '../src/app/server/open-services.ts'
import { openLog } from '../src/platform/server/process/log.ts'
import { scopeOf } from '../src/platform/server/actor.ts'
import { transact } from '../src/platform/server/database.ts'
import { notAskedLately, quietPeople } from '../src/features/sequences/server/quiet/quiet-people.ts'
const { url } = JSON.parse(readFileSync('/tmp/keep1m.url', 'utf8'))
const config = readConfig({ DATA_DIR: '/tmp/keep1m-x', DATABASE_URL: url, APP_SECRET: 'a secret of at least 32 characters', LOG_LEVEL: 'silent' })
const services = await openServices(openBasics({ config, log: openLog('silent'), clock: () => new Date() }, url, 4), { databaseUrl: url })
const org = 'f1584b99-5a47-7098-6ad7-5bb8d29e9734'
await transact(services.pool, scopeOf({ kind: 'system', organizationId: org, isPlatform: false }), async (tx) => {
  const now = new Date()
  const where = sql`${await quietPeople(tx, { organizationId: org, at: now, waitMinutes: 20160 })} and ${notAskedLately(tx, now)}`
  for (const [name, q] of [['200', sql`select c.id from all_candidates c where ${where} order by c.newest_at desc, c.id desc limit 200`], ['all', sql`select count(*)::int as id from all_candidates c where ${where}`], ['nobody', sql`select c.id from all_candidates c where ${where} and exists (select from candidate_calls x where x.candidate_id = c.id and x.organization_id = c.organization_id) order by c.newest_at desc, c.id desc limit 200`]] as const) {
    const rows = await tx.rows(z.object({ 'QUERY PLAN': z.string() }), sql`explain (analyze, buffers, costs off) ${q}`)
    console.log(name, rows.length, rows.map((r) => r['QUERY PLAN']).filter((l) => /Execution|Planning Time|Scan|Join|Buffers: shared/.test(l)).slice(0, 40).join('\n'))
  }
})
process.exit(0)
