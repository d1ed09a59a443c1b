import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../app/server/testing/world.ts'

let world: World
let owner: pg.Client
beforeAll(async () => {
  world = await openWorld()
  owner = new pg.Client({ connectionString: world.databaseUrl })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await world.close()
})

/** The platform's own business: a clinic sees nothing of it, not even about itself. */
const platformOnly = new Set([
  'prospect_notes',
  'organization_deletions',
  'candidate_referrals',
  'unrouted_applications',
  'inbound_application_emails',
])
/** What happened, and the record of it: as much as each clinic has done so far. `record-check` tests its own tables. */
const filledInUse = new Set([
  'events',
  'event_values',
  'event_queue',
  'event_seals',
  'event_blocks',
  'record_checks',
  'reinforce_users',
])
/** No organization's data: the list of migrations. */
const free = new Set(['migrations'])

const tables = async () => {
  const { rows } = await owner.query<{ name: string; forced: boolean; policies: string[] }>(
    `select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as forced,
       array(select p.polname::text from pg_policy p where p.polrelid = c.oid order by 1) as policies
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`,
  )
  return rows.filter(({ name }) => !free.has(name))
}

test('every table with organization data forces row level security and has both policies', async () => {
  const all = await tables()
  expect(all.length).toBeGreaterThan(25)
  for (const { name, forced, policies } of all) {
    expect(forced, name).toBe(true)
    expect(policies, name).toEqual(expect.arrayContaining(['platform', 'tenant']))
  }
})

test('the suite runs as a plain owner, not as a superuser', async () => {
  const { rows } = await owner.query(`select rolsuper, rolbypassrls from pg_roles where rolname = current_user`)
  expect(rows).toEqual([{ rolsuper: false, rolbypassrls: false }])
})

test('without a tenant no table shows a row, not even to the owner', async () => {
  for (const { name } of await tables()) {
    for (const role of ['owner', 'reinforce_tenant']) {
      await owner.query(role === 'owner' ? 'begin' : `begin; set local role ${role}`)
      const { rows } = await owner.query<{ n: number }>(`select count(*)::int as n from public.${name}`)
      await owner.query('rollback')
      expect(rows[0]?.n, `${name} as ${role}`).toBe(0)
    }
  }
})

test('a clinic sees its own rows in every table and none of another clinic', async () => {
  for (const { name } of await tables()) {
    const seen = async (organizationId: string, wide: boolean) => {
      await owner.query(
        `begin; set local role ${wide ? 'reinforce_platform' : 'reinforce_tenant'};
          select set_config('app.organization_id', '${organizationId}', true), set_config('app.is_system', 'on', true)`,
      )
      const { rows } = await owner.query<{ n: number }>(`select count(*)::int as n from public.${name}`)
      await owner.query('rollback')
      return rows[0]?.n ?? 0
    }
    const [own, foreign, all] = [
      await seen(world.own.organizationId, false),
      await seen(world.foreign.organizationId, false),
      await seen(world.platformId, true),
    ]
    if (filledInUse.has(name)) continue
    expect(own > 0, `${name}: add a row of it to src/app/server/testing/`).toBe(!platformOnly.has(name))
    expect(own + foreign, name).toBeLessThanOrEqual(all)
  }
})

test('a clinic cannot write into another organization', async () => {
  await expect(
    world.inClinic(world.own.organizationId, async (tx) => {
      await tx.run(
        sql`insert into locations (organization_id, name) values (${world.foreign.organizationId}, 'Stolen')`,
      )
    }),
  ).rejects.toThrow(/row-level security/)
})

test('a clinic cannot take the invoices of another by a customer id of its own choice', async () => {
  const { organizationId } = world.own
  const take = async (customer: string) =>
    await world.inClinic(organizationId, async (tx) => {
      await tx.run(sql`update organizations set stripe_customer_id = ${customer} where id = ${organizationId}`)
    })
  await expect(take('cus_of_somebody_else')).rejects.toThrow(/only the platform/)
  await take(`cus_${organizationId}`)
  const byPlatform = sql`update organizations set stripe_customer_id = stripe_customer_id where id = ${organizationId}`
  expect(await world.inPlatform(async (tx) => await tx.run(byPlatform))).toBe(1)
})

test('the tenant role reaches neither sign-ins nor jobs', async () => {
  for (const table of ['auth."user"', 'auth.session', 'auth.account', 'pgboss.job']) {
    await owner.query('begin; set local role reinforce_tenant')
    await expect(owner.query(`select * from ${table}`), table).rejects.toThrow(/permission denied/)
    await owner.query('rollback')
  }
})

test('the roles of calls add events and can neither change nor remove one', async () => {
  const may = (await owner.query(`
    select r, p from unnest(array['reinforce_tenant', 'reinforce_platform']) r,
      unnest(array['INSERT', 'UPDATE', 'DELETE', 'TRUNCATE']) p
    where has_table_privilege(r, 'public.events', p) and has_any_column_privilege(r, 'public.events', 'INSERT') order by 1, 2`)) as {
    rows: { r: string; p: string }[]
  }
  expect(may.rows.map(({ r, p }) => `${r} ${p}`)).toEqual(['reinforce_platform INSERT', 'reinforce_tenant INSERT'])
})

const enqueueAs = async (role: string, organizationId: string | null) => {
  const payload = JSON.stringify(organizationId === null ? {} : { organizationId })
  await owner.query(
    `begin; set local role ${role}; select set_config('app.organization_id', '${world.own.organizationId}', true)`,
  )
  try {
    await owner.query(`select app.enqueue('send-texts', '${payload}')`)
    return 'enqueued'
  } catch (error) {
    return error instanceof Error ? error.message : ''
  } finally {
    await owner.query('rollback')
  }
}

test('a job can only be enqueued for the organization of its transaction', async () => {
  expect(await enqueueAs('reinforce_tenant', world.own.organizationId)).toBe('enqueued')
  for (const other of [world.foreign.organizationId, null])
    expect(await enqueueAs('reinforce_tenant', other)).toContain('must belong')
})

test('the platform’s role enqueues for every organization, and never for none', async () => {
  expect(await enqueueAs('reinforce_platform', world.foreign.organizationId)).toBe('enqueued')
  expect(await enqueueAs('reinforce_platform', null)).toContain('must belong')
})

/** Tables whose rows belong to an organization, always: those of people may belong to none, and money is owned by a customer id. */
const ofOrganizations = `select a.attrelid from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attname = 'organization_id' and a.attnotnull`
const namesOne = (columns: string[]) => columns.some((name) => /^(?:batch_)?organization_id$/.test(name))
/** They mark who must be counted again, more than once too, and what is to be sealed: they have no key at all. */
const keyless = ['candidate_funnel_stale', 'event_queue']

test('every primary key of a table of organizations begins with the organization', async () => {
  const { rows } = await owner.query<{ name: string; first: string | null }>(
    `select t.attrelid::regclass::text as name, (select a.attname::text from pg_constraint k
       join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1] where k.conrelid = t.attrelid and k.contype = 'p') as first
     from (${ofOrganizations}) t order by 1`,
  )
  expect(rows.length).toBeGreaterThan(55)
  expect(rows.filter(({ first }) => first !== 'organization_id').map(({ name }) => name)).toEqual(keyless)
})

test('every foreign key between tables of organizations includes the organization', async () => {
  const { rows } = await owner.query<{ key: string; columns: string[]; referred: string[] }>(
    `select c.conrelid::regclass || '.' || c.conname as key,
       array(select a.attname::text from unnest(c.conkey) k join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k) as columns,
       array(select a.attname::text from unnest(c.confkey) k join pg_attribute a on a.attrelid = c.confrelid and a.attnum = k) as referred
     from pg_constraint c where c.contype = 'f' and c.conrelid in (${ofOrganizations}) and c.confrelid in (${ofOrganizations})`,
  )
  expect(rows.length).toBeGreaterThan(25)
  expect(
    rows.filter(({ columns, referred }) => !namesOne(columns) || !namesOne(referred)).map(({ key }) => key),
  ).toEqual([])
})

/** Few rows each, or what they name is never removed. */
const unlisted = [
  'automation_enrollments',
  'booking_links',
  'interviews',
  'job_codes',
  'job_post_tracker',
  'push_choices',
  'unrouted_applications',
]

test('rows that name a removed row are found in an index', async () => {
  const { rows } = await owner.query<{ name: string }>(
    `select f.conrelid::regclass::text as name from (
       select c.conrelid, c.conkey, array(select a.attnum from pg_attribute a where a.attrelid = c.conrelid
         and a.attnum = any(c.conkey) and a.attname <> 'organization_id') as own
       from pg_constraint c where c.contype = 'f' and c.connamespace = 'public'::regnamespace) f
     where cardinality(own) > 0 and not exists (select from pg_index i where i.indrelid = f.conrelid
       and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) ~ '^\\(\\w+ IS NOT NULL\\)$')
       and (i.indkey[0] = any(own) or i.indkey[1] = any(own) and i.indkey[0] = any(f.conkey))) order by 1`,
  )
  expect(rows.map(({ name }) => name)).toEqual(unlisted)
})

test('a function that acts with another role’s rights is open to the two roles at most, not to anyone who can connect', async () => {
  const { rows } = await owner.query<{ name: string; grantees: string[] }>(
    `select p.proname as name, array_agg(distinct case when x.grantee = 0 then 'everybody' else x.grantee::regrole::text end) as grantees
     from pg_proc p, aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) x
     where p.pronamespace = 'app'::regnamespace and p.prosecdef and p.prorettype <> 'trigger'::regtype
       and x.grantee <> (select d.datdba from pg_database d where d.datname = current_database()) group by 1`,
  )
  expect(rows.length).toBeGreaterThan(7)
  const open = rows.flatMap(({ name, grantees }) => grantees.map((grantee) => `${name} ${grantee}`))
  expect(open.filter((line) => !/ reinforce_(?:tenant|platform)$/.test(line))).toEqual([])
})
