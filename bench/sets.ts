import { randomInt, randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type pg from 'pg'

type Bench = { address: string; tokens: { clinic: string }; plain: pg.Pool }
type Line = { what: string; ours: number; plain: number; goal: number }

const largest = `md5('o1')::uuid`
export const timed = async (run: () => Promise<unknown>) => {
  const began = performance.now()
  await run()
  return performance.now() - began
}

/** Asks as the clinic; throws at whatever is no answer. */
export const asker =
  ({ address, tokens }: Bench) =>
  async (method: string, url: string, body?: unknown) => {
    const isForm = body instanceof FormData
    const answer = await fetch(`${address}${url}`, {
      method,
      headers: {
        authorization: `Bearer ${tokens.clinic}`,
        ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${url} answered ${answer.status} ${text.slice(0, 300)}`)
    return { json: () => JSON.parse(text) as Record<string, unknown>, length: text.length }
  }

/** Statements in a transaction that is taken back, so that ours finds the rows as they were. */
const takenBack = async (plain: pg.Pool, statements: [string, unknown[]][]) => {
  const client = await plain.connect()
  try {
    await client.query('begin')
    const took = await timed(async () => {
      for (const [text, values] of statements) await client.query(text, values)
    })
    await client.query('rollback')
    return took
  } finally {
    client.release()
  }
}

const statusOfTenThousand = async (bench: Bench): Promise<Line> => {
  const { rows } = await bench.plain.query<{ id: string }>(
    `select id from all_candidates where organization_id = ${largest} and status = 'Initial Inquiry' limit 10000`,
  )
  const ids = rows.map(({ id }) => id)
  const plain = await takenBack(bench.plain, [
    [`update all_candidates set status = 'Hired' where id = any($1::uuid[])`, [ids]],
    [
      `with given as (insert into events (id, organization_id, name, about) select gen_random_uuid(), ${largest}, 'candidate.statusChanged', id
         from unnest($1::uuid[]) id returning id)
       insert into event_values (event_id, organization_id, before, after) select id, ${largest}, '{"status":"Initial Inquiry"}', '{"status":"Hired"}' from given`,
      [ids],
    ],
  ])
  const ask = asker(bench)
  const ours = await timed(() => ask('POST', '/api/candidates/status', { selection: { ids }, status: 'Hired' }))
  return { what: `status of ${ids.length} candidates, beside UPDATE and INSERT`, ours, plain, goal: 1.5 }
}

const columns =
  'full_name, email_address, phone_number, city, state, date_submitted, position, status, certification_number'

const download = async (bench: Bench): Promise<Line> => {
  const file = path.join(tmpdir(), `reinforce-bench-${randomUUID()}.csv`)
  const plain = await timed(() =>
    bench.plain.query(
      `copy (select ${columns} from all_candidates where organization_id = ${largest} order by received_at desc, id desc) to '${file}' csv header`,
    ),
  )
  await rm(file, { force: true })
  const ask = asker(bench)
  const counted = (await ask('GET', '/api/candidates/count')).json()
  const selection = JSON.stringify({ query: {}, except: [], expected: counted['total'] })
  const ours = await timed(() => ask('GET', `/api/candidates/export?selection=${encodeURIComponent(selection)}`))
  return { what: `CSV of ${String(counted['total'])} candidates, beside COPY out`, ours, plain, goal: 2 }
}

/** A file of so many people no one has yet, as its lines; their phones are those of no earlier file either, most likely. */
export const peopleLines = (rows: number): string[] => {
  const first = randomInt(10_000_000 - rows)
  return Array.from(
    { length: rows },
    (_, n) =>
      `Person ${n} ${randomUUID().slice(0, 8)},load${n}${randomUUID().slice(0, 8)}@example.test,737${String(first + n).padStart(7, '0')},Austin,TX,2026-10-01,RBT`,
  )
}
const names = 'full_name,email_address,phone_number,city,state,date_submitted,position'

/** Milliseconds from the order to import the file, which was handed in already, until it is done. */
export const importTook = async (bench: Bench, lines: string[]): Promise<number> => {
  const ask = asker(bench)
  const form = new FormData()
  form.append('file', new Blob([`${names}\n${lines.join('\n')}\n`], { type: 'text/csv' }), 'people.csv')
  const handed = (await ask('POST', '/api/import-uploads', form)).json()
  const id = randomUUID()
  return await timed(async () => {
    await ask('POST', '/api/imports', { id, upload_id: handed['uploadId'], mapping: handed['mapping'] })
    for (;;) {
      const { state, failure } = (await ask('GET', `/api/imports/${id}`)).json()
      if (state === 'done') return
      if (state === 'failed') throw new Error(String(failure))
      await new Promise((later) => setTimeout(later, 100))
    }
  })
}

const load = async (bench: Bench, rows: number): Promise<Line> => {
  const lines = peopleLines(rows)
  const people = lines.map((line) => line.split(','))
  const plain = await takenBack(bench.plain, [
    [
      `insert into all_candidates (organization_id, status, ${names}) select ${largest}, 'Initial Inquiry', a, b, c, d, e, f::date, g
       from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[]) as t (a, b, c, d, e, f, g)`,
      names.split(',').map((_, at) => people.map((person) => person[at])),
    ],
  ])
  const ours = await importTook(bench, lines)
  return {
    what: `import of ${rows.toLocaleString('en-US')} people, beside one INSERT from arrays`,
    ours,
    plain,
    goal: 1.5,
  }
}

/** What is done to many at once, beside the plain SQL it needs, on the same filled database. */
export const measureSets = async (bench: Bench, rows: number): Promise<Line[]> => [
  await statusOfTenThousand(bench),
  await download(bench),
  await load(bench, Math.min(100_000, rows)),
]
