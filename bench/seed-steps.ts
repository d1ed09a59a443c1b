import type pg from 'pg'

/** Runs a step once, in a transaction with the note that it is done, unless it can't be part of one. */
export type TakeStep = (name: string, work: () => Promise<unknown>, how?: { isWhole: boolean }) => Promise<void>

const tables = [
  'all_candidates',
  'candidate_funnel_stale',
  'candidate_search_words',
  'candidate_status_changes',
  'text_messages',
  'text_recipients',
]

/** Opens the notes of what a seed has done, so that one that was cut off goes on. `BENCH_STEPS=on` prints each step. */
export const openSteps = async (admin: pg.Client): Promise<TakeStep> => {
  await admin.query(`create schema if not exists bench;
    create table if not exists bench.steps (name text primary key, seconds numeric);
    create table if not exists bench.indexes (name text primary key, definition text not null)`)
  return async (name, work, { isWhole } = { isWhole: true }) => {
    const { rowCount } = await admin.query('select from bench.steps where name = $1', [name])
    if (rowCount) return
    const began = performance.now()
    if (isWhole) await admin.query('begin')
    await work()
    const seconds = (performance.now() - began) / 1000
    await admin.query('insert into bench.steps values ($1, $2)', [name, seconds])
    if (isWhole) await admin.query('commit')
    if (process.env['BENCH_STEPS']) console.log(`${name}: ${seconds.toFixed(1)} s`)
  }
}

/** Drops the indexes that no constraint needs: building them once at the end takes a fraction of the time. */
export const deferIndexes = async (admin: pg.Client) => {
  await admin.query(
    `insert into bench.indexes select i.indexrelid::regclass::text, pg_get_indexdef(i.indexrelid) from pg_index i
       where i.indrelid = any($1::regclass[]) and not i.indisunique`,
    [tables],
  )
  const { rows } = await admin.query<{ name: string }>('select name from bench.indexes')
  await admin.query(`drop index ${rows.map(({ name }) => name).join(', ')}`)
}

/** Builds what `deferIndexes` dropped, each index a step. */
export const restoreIndexes = async (admin: pg.Client, takeStep: TakeStep) => {
  await admin.query(`set maintenance_work_mem = '1GB'`)
  const { rows } = await admin.query<{ name: string; definition: string }>('select * from bench.indexes order by name')
  for (const { name, definition } of rows) await takeStep(`index ${name}`, async () => await admin.query(definition))
}
