// What happens to applications: ten thousand pasted ones handed in by a program while the server is killed again and again, each exactly once;
// then forms with a PDF from phones, two a second for ten minutes. `node lab/applications.ts [--pasted 10000] [--kills 5] [--minutes 10]`
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startEmbedded } from '@reinforce/postgres-box/server/embedded.ts'
import pg from 'pg'
import { serve } from '../bench/serving.ts'
import { publishedPassword } from '../src/db/demo/create-demo-passwords.ts'
import { createPdf } from '../src/db/demo/pdf.ts'
import { createRandom } from '../src/db/demo/random.ts'
import { listResumeBodies } from '../src/db/demo/resumes/bodies.ts'
import { sendForm, someCode } from './apply-form.ts'

const { values } = parseArgs({
  options: {
    pasted: { type: 'string', default: '10000' },
    kills: { type: 'string', default: '5' },
    minutes: { type: 'string', default: '10' },
  },
})
const perBatch = 50
const callers = 4
const perSecond = 2
const [mostAnswer, mostScore] = [200, 5_000]

const dataDir = await mkdtemp(path.join(tmpdir(), 'reinforce-applications-'))
const embedded = await startEmbedded({ dataDir, log: () => undefined })
const start = async () =>
  await serve(
    'src/app/server/main.ts',
    {
      DATA_DIR: dataDir,
      PORT: '0',
      LOG_LEVEL: 'silent',
      DATABASE_URL: embedded.url,
      APP_SECRET: 'a secret of at least 32 characters',
      DEMO_DATA: 'on',
      CALLS_A_MINUTE: '0',
      DRAIN_SECONDS: '0',
    },
    /API: (http:\S+)\/docs/,
  )
let server = await start()
const database = new pg.Client({ connectionString: embedded.adminUrl.replace(/\/[^/]*$/, '/reinforce') })
await database.connect()
const one = async (query: string, given: unknown[] = []) =>
  (await database.query<Record<string, string | null>>(query, given)).rows[0] ?? {}

const signIn = async (): Promise<string> => {
  const answer = await fetch(`${server.address}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'clinic@reinforce.test', password: publishedPassword }),
  })
  return answer.headers.get('set-auth-token') ?? ''
}

const r = createRandom('applications of the bench')
const bodies = listResumeBodies(new Date().toISOString().slice(0, 10))
const someText = (name: string, email: string) =>
  [name, email, '', ...r.pick(bodies.RBT).lines]
    .join('\n')
    .replaceAll('{number}', `RBT-24-${100_000 + r.below(800_000)}`)

// 1. Pasted texts, by a program that sends each batch until it is answered.
const run = randomUUID().slice(0, 8)
const count = Number(values.pasted)
const batches = Array.from({ length: Math.ceil(count / perBatch) }, (_, batch) => ({
  key: `${run} ${batch}`,
  applications: Array.from({ length: Math.min(perBatch, count - batch * perBatch) }, (__, n) => {
    const email_address = `pasted-${run}-${batch * perBatch + n}@example.test`
    const full_name = `Pat Pasted ${batch}-${n}`
    return { full_name, email_address, position: 'RBT', resume_text: someText(full_name, email_address) }
  }),
}))
let token = await signIn()
let [again, done, kills] = [0, 0, 0]
const handIn = async (batch: (typeof batches)[number]): Promise<void> => {
  for (;;) {
    const answer = await fetch(`${server.address}/api/intake`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(batch),
    }).catch(() => null)
    if (answer?.ok) {
      done += 1
      return
    }
    if (answer?.status === 401) token = await signIn().catch(() => token)
    again += 1
    await wait(200)
  }
}
const waiting = [...batches]
const caller = async () => {
  for (let batch = waiting.shift(); batch; batch = waiting.shift()) await handIn(batch)
}
const killer = async () => {
  for (let n = 1; n <= Number(values.kills); n += 1) {
    while (done < (batches.length * n) / (Number(values.kills) + 1)) await wait(20)
    await wait(Math.random() * 300)
    process.kill(server.pid, 'SIGKILL')
    kills += 1
    server = await start()
  }
}
const began = performance.now()
await Promise.all([...Array.from({ length: callers }, caller), killer()])
const handedIn = (performance.now() - began) / 1000
const tell = `from all_candidates c where c.email_address like $1`
const like = `pasted-${run}-%`
let unread = -1
while (unread !== 0) {
  const left = await one(
    `select count(*) as n ${tell} and not exists (select from resume_scores s where s.organization_id = c.organization_id and s.candidate_id = c.id and s.state = 'scored')`,
    [like],
  )
  unread = Number(left.n)
  await wait(500)
}
const scoredAfter = (performance.now() - began) / 1000
const found = await one(`select count(*) as rows, count(distinct c.email_address) as people ${tell}`, [like])
const [rows, people] = [Number(found.rows), Number(found.people)]
console.log(
  `${count} pasted applications in batches of ${perBatch}, the server killed ${kills} times: ${people} people, ${rows - people} twice, ${count - people} lost; ${again} calls repeated; handed in after ${handedIn.toFixed(0)} s, all scored after ${scoredAfter.toFixed(0)} s`,
)

// 2. Forms with a PDF.
const code = await someCode(server.address)
const send = async (n: number): Promise<{ status: number; ms: number }> => {
  const form = new FormData()
  const email = `form-${run}-${n}@example.test`
  const name = `Fay Form ${n}`
  for (const [field, value] of Object.entries({ id: randomUUID(), full_name: name, email_address: email }))
    form.append(field, value)
  form.append(
    'resume',
    new Blob([new Uint8Array(createPdf(someText(name, email)))], { type: 'application/pdf' }),
    'cv.pdf',
  )
  return await sendForm(server.address, code, { form, n })
}
const forms = Math.round(Number(values.minutes) * 60 * perSecond)
const from = performance.now()
const open: Promise<{ status: number; ms: number }>[] = []
for (let n = 0; n < forms; n += 1) {
  await wait(Math.max(0, from + (n * 1_000) / perSecond - performance.now()))
  open.push(send(n))
}
const answers = await Promise.all(open)
await wait(8_000)
const shown = (
  await database.query<{ ms: string | null }>(
    `select extract(epoch from s.scored_at - c.created_at) * 1000 as ms from all_candidates c
       left join resume_scores s on s.organization_id = c.organization_id and s.candidate_id = c.id and s.state = 'scored'
     where c.email_address like $1`,
    [`form-${run}-%`],
  )
).rows
const at99 = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
const took = answers.map(({ ms }) => ms).toSorted((a, b) => a - b)
const until = shown.flatMap(({ ms }) => (ms === null ? [] : [Number(ms)])).toSorted((a, b) => a - b)
const late = shown.length - until.filter((ms) => ms <= mostScore).length
const refused = answers.filter(({ status }) => status !== 200).length
console.log(
  `${forms} forms with a PDF, ${perSecond} a second: ${refused} not taken, ${shown.length} people; answer p50 ${at99(took, 0.5).toFixed(0)} ms, p99 ${at99(took, 0.99).toFixed(0)} ms (goal ${mostAnswer}); score after p50 ${at99(until, 0.5).toFixed(0)} ms, p99 ${at99(until, 0.99).toFixed(0)} ms, ${late} later than ${mostScore} ms or never; load ${loadavg()[0]?.toFixed(1)}`,
)
await database.end()
await server.stop()
await embedded.stop()
await rm(dataDir, { recursive: true, force: true })
process.exit(rows === count && people === count && refused === 0 && shown.length === forms ? 0 : 1)
