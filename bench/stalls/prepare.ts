import type pg from 'pg'
import { openScorer } from '../../src/features/candidates/scoring/server/jobs/score-in-thread.ts'

const largest = `md5('o1')::uuid`
export const pairs = 8
const textsOfEach = 5_000

/** Readings of 5,000 resumes, so that a preview of other weights has as many as it looks at. */
const seedReadings = async (admin: pg.Pool) => {
  const { rows: known } = await admin.query('select from resume_scores limit 1')
  if (known.length > 0) return
  const { rows } = await admin.query<{ position: 'RBT' | 'BCBA'; text: string }>(
    `select position, resume_text as text from all_candidates where organization_id = ${largest} order by id limit 40`,
  )
  const scorer = openScorer()
  const today = new Date().toISOString().slice(0, 10)
  const read: { facts: unknown; score: unknown }[] = []
  for (const { position, text } of rows) {
    const scored = await scorer.score({ text, unread: 0, position, today, weights: {}, values: [] })
    if (scored) read.push({ facts: scored.facts, score: scored.score })
  }
  await scorer.end()
  await admin.query(
    `insert into resume_scores (organization_id, candidate_id, state, position, read_on, facts, score, is_used, scored_at)
       select c.organization_id, c.id, 'scored', c.position, current_date, r.value -> 'facts', r.value -> 'score', true, now()
       from (select *, row_number() over (order by id) as n from all_candidates where organization_id = ${largest} limit 5000) c
         join jsonb_array_elements($1::jsonb) with ordinality r on r.ordinality = 1 + c.n % $2
       on conflict do nothing`,
    [JSON.stringify(read), read.length],
  )
}

/** Pairs of records to merge; the second of each has a conversation of 5,000 texts. */
const seedConversations = async (admin: pg.Pool) => {
  await admin.query(
    `with made as (
       insert into all_candidates (id, organization_id, full_name, phone_number, position, status)
         select md5('merge' || n || s)::uuid, ${largest}, 'Merge ' || n, '737555' || lpad(n::text, 4, '0'), 'RBT', 'Initial Inquiry'
         from generate_series(1, ${pairs}) n, unnest(array['a', 'b']) s on conflict do nothing returning id)
     select from made`,
  )
  await admin.query(
    `insert into text_recipients (id, organization_id, candidate_id, candidate_type, candidate_name, last_message_at)
       select md5('thread' || n)::uuid, ${largest}, md5('merge' || n || 'b')::uuid, 'rbt', 'Merge ' || n, now()
       from generate_series(1, ${pairs}) n on conflict do nothing`,
  )
  await admin.query(
    `insert into text_messages (organization_id, recipient_id, candidate_id, message_content, message, message_status, sent_at, created_at)
       select ${largest}, md5('thread' || n)::uuid, md5('merge' || n || 'b')::uuid, 'Hello ' || t, 'Hello ' || t, 'delivered',
         now() - make_interval(mins => t), now() - make_interval(mins => t)
       from generate_series(1, ${pairs}) n, generate_series(1, ${textsOfEach}) t
       where not exists (select from text_messages m where m.recipient_id = md5('thread' || n)::uuid)`,
  )
}

/** Fills in what the heavy calls need and a bench has not; makes its people Admins. */
export const prepare = async (admin: pg.Pool) => {
  await admin.query(`update reinforce_users set admin_level = 'Admin' where email like '%@bench.test'`)
  await seedReadings(admin)
  await seedConversations(admin)
  await admin.query('analyze')
}
