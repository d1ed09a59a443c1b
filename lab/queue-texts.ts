import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { openBench } from '../bench/open-bench.ts'

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '200000' },
    people: { type: 'string', default: '10000' },
    unanalyzed: { type: 'boolean', default: false },
  },
})
const people = Number(values.people)
const rounds = 5
const message =
  'Hi {{Candidate First}}, this is {{User First}} with {{Organization}}. Thank you for applying. When would be a good time to talk?'

const median = (took: number[]) => took.toSorted((a, b) => a - b)[Math.floor(took.length / 2)] ?? 0
const timed = async (run: () => Promise<unknown>) => {
  const start = performance.now()
  await run()
  return performance.now() - start
}

const bench = await openBench(Number(values.rows), { TEXT_TRANSPORT: 'simulator', QUIET_HOURS: 'on' })
// For later, so that nothing is sent while the next round is measured; each person is guarded all the same.
const tomorrow = new Date(Date.now() + 86_400_000)
tomorrow.setUTCHours(18, 0, 0, 0)
const sendAt = tomorrow.toISOString()
const post = async (path: string, body: unknown) => {
  const answer = await fetch(`${bench.address}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${bench.tokens.clinic}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  if (answer.status !== 200) throw new Error(`${answer.status} ${text.slice(0, 300)}`)
  return JSON.parse(text) as Record<string, number>
}

const { rows } = await bench.plain.query<{ id: string }>(
  `select id from all_candidates where organization_id = md5('o1')::uuid order by id limit ${people}`,
)
const ids = rows.map(({ id }) => id)
const selection = { ids }

/** The least SQL that leaves the same rows: the threads and the messages, all values given, past every policy. */
const plain = async () => {
  const client = await bench.plain.connect()
  const body = message.replace('{{Candidate First}}', 'Ana')
  await client.query('begin')
  await client.query(
    `insert into text_recipients (organization_id, candidate_id, candidate_type, candidate_name, phone_number, recipient_phone, sender_name, twilio_phone, last_message_at)
     select md5('o1')::uuid, id, 'rbt', 'Ana Garcia', '5125550100', '+15125550100', 'clinic', '+15555550100', now() from unnest($1::uuid[]) id
     on conflict (candidate_id, organization_id) do update set last_message_at = excluded.last_message_at`,
    [ids],
  )
  await client.query(
    `insert into text_messages (organization_id, recipient_id, candidate_id, candidate_name, recipient_phone, sender_name, twilio_phone, message_content, message, message_status)
     select md5('o1')::uuid, t.id, t.candidate_id, 'Ana Garcia', '+15125550100', 'clinic', '+15555550100', $2, $2, 'queued'
     from text_recipients t where t.candidate_id = any($1::uuid[])`,
    [ids, body],
  )
  await client.query('commit')
  client.release()
}
const clear = async () => {
  await bench.plain.query(`
    delete from text_messages; delete from text_recipients; delete from text_batch_skips; delete from text_batches;
    update all_candidates set phone_number = '512' || lpad((2000000 + n)::text, 7, '0')
      from (select id as k, row_number() over (order by id) as n from all_candidates where organization_id = md5('o1')::uuid order by id limit ${people}) s
      where k = id and phone_number not like '5122%'`)
  if (!values.unanalyzed) await bench.plain.query('vacuum analyze text_messages, text_recipients, all_candidates')
  else
    await bench.plain.query(
      `delete from pg_statistic where starelid in ('text_messages'::regclass, 'text_recipients'::regclass, 'all_candidates'::regclass)`,
    )
}

const took = {
  preflight: [] as number[],
  first: [] as number[],
  again: [] as number[],
  plain: [] as number[],
  plainAgain: [] as number[],
}
const queue = async (words: string) =>
  await post('/api/texts/send-many', { batchId: randomUUID(), selection, message: words, sendAt })
for (let round = 0; round <= rounds; round++) {
  await clear()
  const plainly = await timed(plain)
  const plainlyAgain = await timed(plain)
  await clear()
  const looked = await timed(async () => await post('/api/texts/preview', { selection, message, sendAt }))
  let first: Record<string, number> = {}
  const queued = await timed(async () => {
    first = await queue(message)
  })
  if (first['queued'] !== people) throw new Error(JSON.stringify(first))
  const again = await timed(async () => await queue(`${message} P.S.`))
  if (round === 0) continue // the first round warms up
  took.plain.push(plainly)
  took.plainAgain.push(plainlyAgain)
  took.preflight.push(looked)
  took.first.push(queued)
  took.again.push(again)
}
const line = (name: string, took: number[], beside?: number[]) =>
  console.log(
    `${name.padEnd(46)}${median(took).toFixed(0).padStart(8)} ms${beside ? `${(median(took) / median(beside)).toFixed(2).padStart(8)} ×` : ''}`,
  )
console.log(`${people.toLocaleString('en-US')} people of one clinic, median of ${rounds} rounds`)
line('plain INSERTs of threads and texts', took.plain)
line('queued: new threads', took.first, took.plain)
line('plain upsert of threads, INSERT of texts', took.plainAgain)
line('queued: threads known', took.again, took.plainAgain)
line('preflight', took.preflight)
await bench.plain.end()
await bench.close()
