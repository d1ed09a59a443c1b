import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbedded } from '@reinforce/postgres-box/server/embedded.ts'
import { PgBoss } from 'pg-boss'
import { jobs } from '../src/app/server/routes.ts'
import { migrate } from '../src/db/migrate.ts'
import { killNine } from '../src/features/texting/messages/server/testing/kill-nine.ts'
import { prepareQueues } from '../src/platform/server/job.ts'

const { values } = parseArgs({
  options: { points: { type: 'string', default: '200' }, texts: { type: 'string', default: '1000' } },
})

const dataDir = await mkdtemp(path.join(tmpdir(), 'reinforce-kill-'))
const embedded = await startEmbedded({ dataDir, log: () => undefined })
await migrate(embedded.url)
const boss = new PgBoss({ connectionString: embedded.url, schema: 'pgboss', supervise: false, schedule: false, max: 1 })
await boss.start()
await prepareQueues(boss, jobs)
await boss.stop({ graceful: false })

const began = performance.now()
const report = await killNine({ databaseUrl: embedded.url, points: Number(values.points), texts: Number(values.texts) })
const seconds = ((performance.now() - began) / 1000).toFixed(0)
console.log(
  `${report.kills} processes killed with kill -9 while they sent bulk texts of ${values.texts}, in ${seconds} s`,
)
console.log(
  `${report.texts} texts: ${report.sent} sent, ${report.unknown} unknown, ${report.doubled} doubled, ${report.lost} lost, ${report.wrong} wrongly said to be sent`,
)
await embedded.stop()
await rm(dataDir, { recursive: true, force: true })
process.exit(report.doubled + report.lost + report.wrong === 0 ? 0 : 1)
