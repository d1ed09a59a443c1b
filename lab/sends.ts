// Generated sends by every way out, judged apart from the guard: how many left outside the hours, to whom they must not.
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbedded } from '@reinforce/postgres-box/server/embedded.ts'
import { migrate } from '../src/db/migrate.ts'
import { generateSends } from '../src/features/texting/messages/server/testing/generate-sends.ts'

const { values } = parseArgs({
  options: {
    total: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '40' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000)) },
  },
})
const dataDir = await mkdtemp(path.join(tmpdir(), 'reinforce-sends-'))
const embedded = await startEmbedded({ dataDir, log: () => undefined, settings: { fsync: 'off' } })
await migrate(embedded.url)
console.log(`seed ${values.seed}`)
const began = performance.now()
const report = await generateSends({
  database: { url: embedded.url, drop: async () => {} },
  total: Number(values.total),
  rounds: Number(values.rounds),
  seed: Number(values.seed),
  tell: (line) => console.log(line),
})
const seconds = ((performance.now() - began) / 1000).toFixed(0)
const shown = (n: number) => n.toLocaleString('en-US').padStart(10)
console.log(`\n${'way'.padEnd(42)}${['generated', 'left', 'forbidden'].map((head) => head.padStart(10)).join('')}`)
for (const { way, generated, left, forbidden } of report.ways)
  console.log(`${way.padEnd(42)}${shown(generated)}${shown(left)}${shown(forbidden)}`)
console.log(`${'in all'.padEnd(42)}${shown(report.generated)}${shown(report.left)}${shown(report.forbidden)}`)
for (const [why, count] of Object.entries(report.why)) console.log(`${count} ${why}`)
for (const line of report.found) console.log(line)
console.log(`kept though the judge saw no reason: ${report.keptWithoutReason}`)
console.log(`seed ${report.seed}, ${seconds} s, load average ${loadavg()[0]?.toFixed(1)}`)
await embedded.stop()
await rm(dataDir, { recursive: true, force: true })
process.exit(report.forbidden === 0 ? 0 : 1)
