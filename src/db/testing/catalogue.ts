import { withClient } from '@reinforce/postgres-box/server/create-owned-database.ts'

const ours = `('public', 'app', 'auth')`
/** Rights as lines, whatever their order; null rights are what PostgreSQL gives by itself. */
const rights = (acl: string, kind: string, owner: string) =>
  `coalesce((select string_agg(x.a, ' ' order by x.a collate "C") from (select case when e.grantee = 0 then 'everybody' else e.grantee::regrole::text end
    || ':' || e.privilege_type || case when e.is_grantable then '*' else '' end as a
    from aclexplode(coalesce(${acl}, acldefault('${kind}', ${owner}))) e) x), 'nobody')`

/** One line for each thing of the schema, in no order that matters: neither of things nor of columns. */
const lines = `
select 'schema ' || n.nspname || ' ' || pg_get_userbyid(n.nspowner) || ' ' || ${rights('n.nspacl', 'n', 'n.nspowner')} as line
  from pg_namespace n where n.nspname in ${ours}
union all select concat_ws(' ', 'relation', c.relkind, c.oid::regclass, c.relpersistence, c.relrowsecurity, c.relforcerowsecurity,
    c.relreplident, am.amname, array_to_string(c.reloptions, ','), pg_get_userbyid(c.relowner), ${rights('c.relacl', 'r', 'c.relowner')})
  from pg_class c left join pg_am am on am.oid = c.relam join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ${ours} and c.relkind <> 'c'
union all select concat_ws(' ', 'column', a.attrelid::regclass, a.attname, format_type(a.atttypid, a.atttypmod), a.attcollation::regcollation,
    a.attnotnull, a.attidentity, a.attgenerated, a.attstorage, a.attacl, pg_get_expr(d.adbin, d.adrelid))
  from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where n.nspname in ${ours} and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
union all select concat_ws(' ', 'constraint', k.conrelid::regclass, k.conname, k.convalidated, pg_get_constraintdef(k.oid))
  from pg_constraint k join pg_namespace n on n.oid = k.connamespace where n.nspname in ${ours}
union all select concat_ws(' ', 'index', i.indisvalid, i.indisready, pg_get_indexdef(i.indexrelid))
  from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace where n.nspname in ${ours}
union all select concat_ws(' ', 'policy', p.schemaname, p.tablename, p.policyname, p.permissive,
  array_to_string(p.roles, ','), p.cmd, p.qual, '/', p.with_check)
  from pg_policies p where p.schemaname in ${ours}
union all select concat_ws(' ', 'function', pg_get_userbyid(f.proowner), ${rights('f.proacl', 'f', 'f.proowner')}, pg_get_functiondef(f.oid))
  from pg_proc f join pg_namespace n on n.oid = f.pronamespace where n.nspname in ${ours}
union all select concat_ws(' ', 'trigger', t.tgenabled, pg_get_triggerdef(t.oid))
  from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ${ours} and not t.tgisinternal
union all select concat_ws(' ', 'sequence', s.seqrelid::regclass, s.seqtypid::regtype, s.seqstart, s.seqincrement, s.seqmax, s.seqmin, s.seqcache, s.seqcycle)
  from pg_sequence s join pg_class c on c.oid = s.seqrelid join pg_namespace n on n.oid = c.relnamespace where n.nspname in ${ours}
union all select concat_ws(' ', 'type', t.typtype, t.oid::regtype) from pg_type t join pg_namespace n on n.oid = t.typnamespace where n.nspname in ${ours}
union all select concat_ws(' ', 'default rights', a.defaclrole::regrole, a.defaclobjtype, a.defaclacl) from pg_default_acl a
union all select concat_ws(' ', 'comment', m.classoid::regclass, m.description) from pg_description m
  where m.objoid in (select c.oid from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname in ${ours})
order by 1`

/** What the schema of a database is made of, a line a thing, so that two databases can be held against each other. */
export const loadCatalogue = async (url: string): Promise<string[]> =>
  await withClient(url, async (client) => {
    const { rows } = await client.query<{ line: string }>(lines)
    return rows.map(({ line }) => line)
  })
