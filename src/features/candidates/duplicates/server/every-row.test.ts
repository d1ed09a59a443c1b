import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadAllRows } from '../../../../app/server/testing/load-all-rows.ts'
import { plantPerson } from '../../../../app/server/testing/planted-person.ts'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { insertRows } from '../../../../db/demo/insert.ts'
import { createRandom, type Random } from '../../../../db/demo/random.ts'
import { isPersonal } from '../../../../platform/server/personal-data.ts'
import { foldHiringJob } from '../../../money/finance/server/jobs/fold-hiring.ts'
import { addPeople } from '../../../texting/messages/server/testing/people.ts'
import { mergeableNames } from '../../directory/rules/fields.ts'
import { scoreResumesJob } from '../../scoring/server/jobs/score-resumes.ts'

let world: World
let owner: pg.Client
beforeAll(async () => {
  world = await openWorld({}, () => new Date('2026-11-20T18:00:00Z'))
  owner = new pg.Client({ connectionString: world.databaseUrl })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await world.close()
})

const run = async (job: typeof foldHiringJob | typeof scoreResumesJob) =>
  await job.run({ organizationId: world.own.organizationId }, world.services, new AbortController().signal)
/** All rows after what jobs work out was worked out. */
const settled = async () => {
  await run(scoreResumesJob)
  await run(foldHiringJob)
  return await loadAllRows(owner)
}
const merge = async (kept: string, other_id: string, take: readonly string[] = []) => {
  const answer = await world.call('clinic', 'POST', `/api/candidates/${kept}/merge`, { other_id, take })
  expect(answer.status, answer.text).toBe(200)
}
const unmerge = async (id: string) => {
  const answer = await world.call('clinic', 'POST', `/api/candidates/${id}/unmerge`)
  expect(answer.status, answer.text).toBe(200)
  return answer.body as { stayed: { gone: number; fields: string[] } }
}
/** A person who left something in every table; what they bear of a merge of their own is taken away. */
const planted = async (needle: string, phone: string) => {
  const { id } = await plantPerson(world, owner, {
    needle,
    phone,
    more: { status: 'Initial Inquiry', archive_reason: null },
  })
  await world.inPlatform(async (tx) => {
    await tx.run(sql`delete from candidate_merges where other_id = ${id}`)
    // What is planted was read by no one: here it is read as any resume is.
    await tx.run(sql`update resume_scores set state = 'due', tries = 0 where candidate_id = ${id}`)
  })
  return id
}

test('after a merge and its undoing every row of every table is as it was, and so are the hiring figures', async () => {
  const kept = await planted('Quillon', '5125557410')
  const other = await planted('Zyxwena', '5125557420')
  const before = await settled()
  await merge(kept, other, mergeableNames)
  const merged = await settled()
  const moves = world.services.traces
    .filter(isPersonal)
    .filter(
      ({ table, merge: way }) => way === 'move' || ['text_messages', 'text_notes', 'document_files'].includes(table),
    )
  for (const { table } of moves) expect(merged[table], table).not.toEqual(before[table])
  expect(await unmerge(other)).toMatchObject({ stayed: { fields: [], gone: 0 } })
  expect(await settled()).toEqual(before)
})

test('a trace that moves rows tells them apart by a key of their table, so that they find their way back', async () => {
  for (const trace of world.services.traces.filter(isPersonal)) {
    if (trace.merge !== 'move') continue
    const { table, by, key = ['id'] } = trace
    expect(typeof by, table).toBe('string')
    const { rows } = await owner.query(
      `select from pg_index i where i.indrelid = $1::regclass and i.indisunique and i.indpred is null
         and (select array_agg(a.attname::text order by a.attname::text) from pg_attribute a where a.attrelid = i.indrelid and a.attnum = any(i.indkey))
           = (select array_agg(k order by k) from unnest($2::text[]) k)`,
      [table, ['organization_id', ...key]],
    )
    expect(rows.length, table).toBeGreaterThan(0)
  }
})

const words = { city: ['Waco', 'Austin'], state: ['TX', 'OK'], preferred_language: ['Spanish', 'English'] } as const
const pick = (random: Random, from: readonly string[]): string => from[random.below(from.length)] ?? ''
const maybe = <T>(random: Random, value: T): T | null => (random.chance(0.6) ? value : null)

/** Someone with some of everything, at random; no one refused texts, nor asked to be deleted. */
const somebody = async (random: Random): Promise<string> => {
  const file = (kind: string) => maybe(random, `${kind}/${randomUUID()}.pdf`)
  const [id = ''] = await addPeople(world, 'own', 1, {
    city: maybe(random, random.pick(words.city)),
    state: maybe(random, random.pick(words.state)),
    preferred_language: maybe(random, random.pick(words.preferred_language)),
    email_address: maybe(random, `${randomUUID()}@example.test`),
    certification_number: maybe(random, `RBT-25-${random.below(900_000) + 100_000}`),
    current_rbt: maybe(random, random.chance(0.5)),
    resume_file: file('resumes'),
    resume_text: maybe(random, `Two years as a nanny in Waco. RBT-24-${random.below(900_000) + 100_000}`),
    video_file: file('videos'),
    status: random.pick(['Initial Inquiry', 'Archived', 'Interview Scheduled']),
    archive_reason: maybe(random, 'Not now'),
    ...(random.chance(0.3) ? { phone_number: null, text_consent: null } : {}),
  })
  const organization_id = world.own.organizationId
  const of = { organization_id, candidate_id: id }
  const made_by = world.users.clinic.id
  const at = '2026-11-19T15:00:00.000Z'
  const list = (most: number) => Array.from({ length: random.below(most + 1) }, () => randomUUID())
  const rows: [string, Record<string, unknown>[]][] = [
    ['candidate_notes', list(2).map((each) => ({ id: each, ...of, written_by: made_by, body: 'Hi', created_at: at }))],
    [
      'interviews',
      list(2).map((each) => ({ id: each, ...of, interview_date: at, made_by, created_at: at, updated_at: at })),
    ],
    [
      'document_files',
      list(2).map((each, nth) => ({
        id: each,
        ...of,
        name: `CPR ${nth}.pdf`,
        size: 9,
        mime: 'application/pdf',
        stored_as: `documents/${each}`,
        folder_id: random.chance(0.2) ? world.own.ids.folder : null,
      })),
    ],
  ]
  rows.push(['import_notes', [{ id: randomUUID(), ...of, import_id: randomUUID(), body: 'Hi', created_at: at }]])
  rows[2]?.[1].forEach((row) => {
    if (row.folder_id) row.name = `${String(row.id)}.pdf`
  })
  if (random.chance(0.6)) {
    const thread = randomUUID()
    const name = { candidate_name: 'x' }
    rows.push(
      ['text_recipients', [{ id: thread, ...of, ...name, candidate_type: 'rbt', unread: random.below(3) }]],
      [
        'text_messages',
        list(3).map((each) => ({
          id: each,
          ...of,
          ...name,
          recipient_id: thread,
          message_content: 'Hi',
          message: 'Hi',
          message_status: 'sent',
          sent_at: at,
          created_at: at,
        })),
      ],
      [
        'text_notes',
        list(2).map((each) => ({
          id: each,
          organization_id,
          recipient_id: thread,
          body: 'Calls at noon',
          made_by,
          created_at: at,
        })),
      ],
    )
  }
  if (random.chance(0.6))
    rows.push([
      'text_drafts',
      [{ id: randomUUID(), ...of, author_id: made_by, message: `Words ${id}`, updated_at: at }],
    ])
  await world.inPlatform(async (tx) => {
    for (const [table, each] of rows) await insertRows(tx, table, each)
  })
  return id
}

test.each(Array.from({ length: 12 }, (_, nth) => nth))(
  'several merges, whichever was first, leave nothing when all are undone (%i)',
  async (nth) => {
    const random = createRandom(`unmerge ${nth}`)
    const people: string[] = []
    for (let one = 0; one < 4; one += 1) people.push(await somebody(random))
    const before = await settled()
    const into = new Map<string, string>()
    for (let turn = 0; turn < 3; turn += 1) {
      const free = people.filter((id) => !into.has(id))
      const other = pick(random, free)
      const kept = pick(
        random,
        free.filter((id) => id !== other),
      )
      await merge(
        kept,
        other,
        mergeableNames.filter(() => random.chance(0.5)),
      )
      into.set(other, kept)
    }
    while (into.size > 0) {
      // A record that was merged on waits for its turn.
      const other = pick(
        random,
        [...into].filter(([, kept]) => !into.has(kept)).map(([id]) => id),
      )
      expect(await unmerge(other)).toMatchObject({ stayed: { gone: 0 } })
      into.delete(other)
    }
    expect(await settled()).toEqual(before)
  },
)
