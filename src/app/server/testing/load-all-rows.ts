import pg from 'pg'

/** Rows that tell what happened, or that a job works out again: of no use in a comparison. */
const passing = new Set([
  'events',
  'event_values',
  'event_queue',
  'migrations',
  'candidate_funnel_stale',
  'candidate_counts',
])
const fleeting = new Set(['updated_at', 'due_at', 'claimed_at', 'scored_at', 'tries', 'last_sign_in_at'])

const asList = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

/** Every row of every table of clinics as JSON, by table, in an order of its own; how often something is counted summed up. */
export const loadAllRows = async (owner: pg.ClientBase): Promise<Record<string, string[]>> => {
  const found: Record<string, string[]> = {}
  await owner.query("begin; set local role reinforce_platform; select set_config('app.is_system', 'on', true)")
  try {
    const { rows: tables } = await owner.query<{ name: string }>(
      `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`,
    )
    for (const { name } of tables.filter((table) => !passing.has(table.name))) {
      const { rows } = await owner.query<{ row: Record<string, unknown> }>(`select to_jsonb(t) as row from ${name} t`)
      found[name] = rows
        .map(({ row }) =>
          JSON.stringify(
            Object.entries(row)
              .filter(([column]) => !fleeting.has(column))
              .map(([column, value]) => [column, column === 'earlier_files' ? asList(value).toSorted() : value]),
          ),
        )
        .toSorted()
    }
    const { rows } = await owner.query<{ row: unknown }>(
      `select jsonb_build_array(organization_id, status, sum(n)) as row from candidate_counts group by organization_id, status having sum(n) <> 0`,
    )
    found.candidate_counts = rows.map(({ row }) => JSON.stringify(row)).toSorted()
    return found
  } finally {
    await owner.query('rollback')
  }
}
