import { type SQL, sql } from 'drizzle-orm'

/** Of each key that many people have, the newest are compared. */
const most = 300

const shown = sql`c.id, c.full_name, c.position, c.status, c.created_at, c.city, c.email_key, c.phone_key, c.credential_key`

const selectByKey = (organizationId: string, key: SQL): SQL =>
  sql`(select ${shown} from all_candidates c where c.organization_id = ${organizationId} and c.merged_into is null and ${key}
       order by c.created_at desc limit ${most})`

/**
 * True if the keys `i` of an index have a phone, email, or certification number like that of `a`. A bit wider than the rule, which
 * judges the rows afterwards.
 */
const hasSimilarKey = sql`(i.phone_key like any(a.phones)
  or (length(i.phone_key) <> length(a.phone_key) and (left(i.phone_key, a.phone_part) = left(a.phone_key, a.phone_part)
    or right(i.phone_key, a.phone_part) = right(a.phone_key, a.phone_part)))
  or split_part(i.email_key, '@', 1) = a.local
  or ((left(i.email_key, a.local_part) = left(a.local, a.local_part) or strpos(i.email_key, a.email_end) > 0)
    and regexp_replace(split_part(i.email_key, '@', 1), '[^0-9]', '', 'g') = a.local_digits)
  or i.credential_key like any(a.credentials)
  or (length(i.credential_key) <> length(a.credential_key) and (left(i.credential_key, a.credential_part) = left(a.credential_key, a.credential_part)
    or right(i.credential_key, a.credential_part) = right(a.credential_key, a.credential_part))))`

const selectSimilar = (organizationId: string, key: SQL, similar: SQL): SQL =>
  sql`(select ${shown} from (
         select i.id from all_candidates i where i.organization_id = ${organizationId} and i.merged_into is null
           and ${key} and ${similar} offset 0) s
       join all_candidates c on c.organization_id = ${organizationId} and c.id = s.id order by c.created_at desc limit ${most})`

/** Pairs of neighboring signs, each as `__`: matches a key of that length with one sign changed or two swapped. */
const selectSlips = (key: string, shortest: number): SQL =>
  sql`case when length(${sql.raw(key)}) >= ${shortest}
    then (select array_agg(overlay(${sql.raw(key)} placing '__' from n for 2)) from generate_series(1, length(${sql.raw(key)}) - 1) n) end`

/** Length of the beginning and the end of a key, one of which a slip leaves as it was; null for a short key. */
const selectPart = (key: string, shortest: number): SQL =>
  sql`case when length(${sql.raw(key)}) >= ${shortest} then (length(${sql.raw(key)}) - 2) / 2 end`

/**
 * Keys of the people `x` to look for (see serializeLookedFor), and the parts of them that similar keys share. Anyone with a
 * key of `whole_…` may be the person; with one of `common_…` only if something else agrees.
 */
export const selectAsked = (people: string, among: SQL, threshold: number): SQL => sql`
  select k.*, ${selectSlips('k.phone_key', 10)} as phones, ${selectPart('k.phone_key', 10)} as phone_part,
    ${selectSlips('k.credential_key', 6)} as credentials, ${selectPart('k.credential_key', 6)} as credential_part,
    ${selectPart('k.local', 6)} as local_part, regexp_replace(k.local, '[^0-9]', '', 'g') as local_digits,
    right(k.local, (length(k.local) - 2) / 2) || '@' || split_part(k.email_key, '@', 2) as email_end,
    case when k.is_rare then k.names || k.swapped else k.swapped end as whole_names, case when not k.is_rare then k.names end as common_names,
    case when k.is_rare then k.namesake_key end as whole_namesake, case when not k.is_rare then k.namesake_key end as common_namesake
  from (
    select n, app.email_key(email) as email_key, split_part(app.email_key(email), '@', 1) as local, app.phone_key(phone) as phone_key,
      app.namesake_key(full_name, city) as namesake_key,
      nullif(left(regexp_replace(upper(number collate "C"), '[^A-Z0-9]', '', 'g'), 40), '') collate "default" as credential_key,
      coalesce(reach >= log(greatest(${among}, 10)) + ${threshold} - 0.001, false) as is_rare, p.names, p.swapped, p.initials
    from jsonb_to_recordset(${people}::jsonb) x (n int, reach float8, full_name text, email text, phone text, city text, number text, pairs jsonb)
      left join lateral (
        select array_agg(distinct s.name) filter (where not s."isSwapped") as names, array_agg(distinct s.name) filter (where s."isSwapped") as swapped,
          array_agg(distinct left(s.name, 1)) filter (where s."isSwapped") as initials
        from (select app.name_sound(p.first) || '|' || app.name_sound(p.last) as name, p."isSwapped"
          from jsonb_to_recordset(pairs) p (first text, last text, "isSwapped" boolean)) s) p on true
    offset 0) k`

/**
 * Selects everyone whose key is in an index and who may be the person `a`, newest first. People with a common name and nothing else in
 * common are passed over inside the index. `looksSwapped`: the surname may be written first, which makes any name rare.
 */
export const selectNamesakes = (organizationId: string): SQL => {
  const looksSwapped = sql`left(i.name_key, 1) = any(a.initials)`
  const all = [
    sql`c.email_key = a.email_key`,
    sql`c.phone_key = a.phone_key`,
    sql`c.credential_key = a.credential_key`,
    sql`c.namesake_key = a.whole_namesake`,
    sql`c.name_key = any(a.whole_names)`,
    sql`c.second_name_key = any(a.whole_names)`,
  ].map((key) => selectByKey(organizationId, key))
  const similar = [
    selectSimilar(organizationId, sql`i.namesake_key = a.common_namesake`, sql`(${looksSwapped} or ${hasSimilarKey})`),
    selectSimilar(organizationId, sql`i.name_key = any(a.common_names)`, hasSimilarKey),
    selectSimilar(organizationId, sql`i.second_name_key = any(a.common_names)`, hasSimilarKey),
  ]
  return sql.join([...all, ...similar], sql` union `)
}
