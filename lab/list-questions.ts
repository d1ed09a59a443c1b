type Who = 'clinic' | 'platform'
export type ListQuestion = { name: string; who: Who[]; path: string; sql: (who: Who) => string[] }

const zone = 'timeZone=America%2FNew_York'
const largest = `md5('o1')::uuid`
const both: Who[] = ['clinic', 'platform']
const only: Who[] = ['platform']
const mine = (who: Who, column: string) => (who === 'clinic' ? `${column} = ${largest}` : 'true')
const today = `(now() at time zone 'America/New_York')::date`
const isProper = (id: string) => `${id}::text ~ '^.{14}[1-8].{4}[89ab]'`

/** What `{person}`, `{candidate}`, `{organization}` and `{code}` stand for in paths and in SQL. */
export const ids = `select (select id::text from reinforce_users where email like 'user%' and ${isProper('id')} order by email limit 1) as person,
  (select id::text from all_candidates where organization_id = ${largest} order by id limit 1) as candidate,
  (select id::text from organizations where name like 'Clinic 3%' and ${isProper('id')} order by name limit 1) as organization,
  (select left(code, 4) from job_codes where organization_id = ${largest} order by code limit 1) as code`

const customer = (who: Who) => (who === 'clinic' ? `i.customer = 'cus_1'` : 'true')
const invoices = (name: string, query: string, where: string, order = 'i.created desc, i.id'): ListQuestion => ({
  name: `Financial Overview: ${name}`,
  who: both,
  path: `/api/finance/invoices?${zone}${query}`,
  sql: (who) => [
    `select i.*, o.name from (select * from invoices i where i.created > extract(epoch from now()) - 7776000 and ${customer(who)} and ${where} order by ${order} limit 25) i
       left join organizations o on o.stripe_customer_id = i.customer order by ${order}`,
    `select count(*), sum(amount), sum(amount_paid) from invoices i where i.created > extract(epoch from now()) - 7776000 and ${customer(who)} and ${where}`,
  ],
})

const facts = (name: string, query: string, where: string, who: Who[] = both): ListQuestion => ({
  name: `Activity: ${name}`,
  who,
  path: `/api/activity?${query}`,
  sql: (asking) => [
    `select f.*, u.full_name, o.name, c.full_name, v.before, v.after from (select f.* from events f where ${mine(asking, 'f.organization_id')} and ${where} order by f.at desc, f.id desc limit 50) f
       left join event_values v on v.organization_id = f.organization_id and v.event_id = f.id left join reinforce_users u on u.id = f.who left join organizations o on o.id = f.organization_id
       left join all_candidates c on c.id = f.about order by f.at desc, f.id desc`,
  ],
})

const clients = (name: string, query: string, where: string): ListQuestion => ({
  name: `Active Clients: ${name}`,
  who: only,
  path: `/api/clients?${zone}${query}`,
  sql: () => [
    `select o.*, (select count(*) from locations l where l.organization_id = o.id and is_active), (select count(*) from job_post_tracker p where p.organization_id = o.id and active),
       (select count(*) from all_candidates c where c.organization_id = o.id and received_at > now() - interval '30 days'), (select max(at) from events f where f.organization_id = o.id and f.name = 'user.signedIn')
     from organizations o where lower(status) = 'active' and ${where} order by name, id limit 25`,
    `select count(*) from organizations o where lower(status) = 'active' and ${where}`,
  ],
})

const posts = (name: string, query: string, where: string): ListQuestion => ({
  name: `Job Post Tracker: ${name}`,
  who: both,
  path: `/api/job-posts/tracker?${zone}${query}`,
  sql: (who) => [
    `with page as (select p.*, o.name as organization, l.name as place, app.alert_state(p.start_day, p.cost_per_lead, ${today}) as state from job_post_tracker p join organizations o on o.id = p.organization_id
         left join locations l on l.id = p.location_id where p.active and ${mine(who, 'p.organization_id')} and ${where}
       order by array_position(array['Alert', 'Warning', 'Good'], app.alert_state(p.start_day, p.cost_per_lead, ${today})), p.start_day, p.id limit 25)
     select page.*, (select count(*) from all_candidates c where c.organization_id = page.organization_id and c.location_id = page.location_id and c.received_at >= page.start_day) from page`,
    `select count(*) from job_post_tracker p join organizations o on o.id = p.organization_id left join locations l on l.id = p.location_id where p.active and ${mine(who, 'p.organization_id')} and ${where}`,
    `select start_day, cost_per_lead, count(*) from job_post_tracker p where active and ${mine(who, 'p.organization_id')} group by 1, 2`,
  ],
})

const codes = (name: string, query: string, where: string): ListQuestion => ({
  name: `Client Job Codes: ${name}`,
  who: both,
  path: `/api/job-codes?${query}`,
  sql: (who) => [
    `select j.*, o.name, l.name, l.city from job_codes j join organizations o on o.id = j.organization_id join locations l on l.id = j.location_id
      where j.is_active and ${mine(who, 'j.organization_id')} and ${where} order by o.name, l.name, j.code, j.id limit 25`,
    `select count(*) from job_codes j join organizations o on o.id = j.organization_id join locations l on l.id = j.location_id where j.is_active and ${mine(who, 'j.organization_id')} and ${where}`,
  ],
})

const logins = (
  name: string,
  query: string,
  where: string,
  order = 'lower(l.site), lower(l.username), l.id',
): ListQuestion => ({
  name: `Passwords & Logins: ${name}`,
  who: ['clinic'],
  path: `/api/logins?${zone}${query}`,
  sql: () => [
    `select l.*, u.full_name from logins l left join reinforce_users u on u.id = l.owner_id where l.organization_id = ${largest} and l.deleted_at is null and ${where} order by ${order} limit 25`,
    `select count(*) filter (where ${where}), count(*) filter (where l.rotates_on <= current_date + 14), count(*) filter (where l.strength <= 1),
       count(*) filter (where exists (select from logins r where r.organization_id = l.organization_id and r.reuse_hash = l.reuse_hash and r.id <> l.id and r.deleted_at is null))
     from logins l where l.organization_id = ${largest} and l.deleted_at is null`,
  ],
})

const people = (name: string, query: string, where: string): ListQuestion => ({
  name: `User Management: ${name}`,
  who: ['clinic'],
  path: `/api/users?${query}`,
  sql: () => [
    `select u.* from reinforce_users u where u.organization_id = ${largest} and ${where} order by lower(u.full_name), u.id limit 25`,
    `select count(*) from reinforce_users u where u.organization_id = ${largest} and ${where}`,
    `select id, name from organizations where id = ${largest}`,
  ],
})

const before = `date_trunc('month', now()) - interval '1 month'`
const lastMonth = new Date(Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth() - 1, 1))
  .toISOString()
  .slice(0, 7)

/** A closed month; the plain SQL works the first touch and the furthest status out of the tables they come from. */
const hiring: ListQuestion = {
  name: 'Performance Reports: hiring figures',
  who: both,
  path: `/api/finance/hiring?${zone}&month=${lastMonth}`,
  sql: (who) => [
    `select c.location_id, c.source, count(*), count(*) filter (where 'hired' in (c.status_key, k.reached)), percentile_cont(0.5) within group (order by extract(epoch from least(k.at, m.at) - c.received_at))
     from all_candidates c left join lateral (select min(at) as at, max(to_key) as reached from candidate_status_changes k where k.organization_id = c.organization_id and k.candidate_id = c.id) k on true
       left join lateral (select min(sent_at) as at from text_messages m where m.candidate_id = c.id and m.message_direction = 'outbound') m on true
     where ${mine(who, 'c.organization_id')} and c.received_at >= ${before} and c.received_at < date_trunc('month', now()) group by 1, 2`,
    `select message_status, count(*) from text_messages m where ${mine(who, 'm.organization_id')} and created_at >= ${before} and created_at < date_trunc('month', now()) group by 1`,
  ],
}

/** Long lists as people open, filter and search them, each with the plain SQL it needs. `{…}` of a path are ids of the database. */
export const listQuestions: ListQuestion[] = [
  hiring,
  invoices('the list', '', 'true'),
  invoices(
    'paid, last 30 days',
    '&range=30&status=paid',
    `i.created > extract(epoch from now()) - 2592000 and i.status_key = 'paid'`,
  ),
  invoices(
    'the largest of one amount range',
    '&least=150&most=200&sort=largest',
    'i.amount between 15000 and 20000',
    'i.amount desc, i.created desc, i.id',
  ),
  logins('the list', '', 'true'),
  logins('to rotate soon', '&view=due&sort=rotates', 'l.rotates_on <= current_date + 14', 'l.rotates_on, l.id'),
  logins('search', '&q=handshake%2042', `l.site ilike '%handshake 42%'`),
  people('the list', '', 'true'),
  people('search', 'q=person%20199', `strpos(lower(u.full_name), 'person 199') > 0`),
  facts('the newest', '', 'true'),
  facts('one kind', 'name=candidate.statusChanged', `f.name = 'candidate.statusChanged'`),
  facts('a rare kind', 'name=organization.', `f.name = 'organization.retentionSet'`),
  facts('a kind that never happened', 'name=import.', `f.name = 'import.done'`),
  facts('by one person', 'who={person}', `f.who = '{person}'`),
  facts('about one candidate', 'about={candidate}', `f.about = '{candidate}'`),
  facts('one organization', 'organization={organization}', `f.organization_id = '{organization}'`, only),
  clients('the list', '', 'true'),
  clients('search', '&q=harbor', `o.name ilike '%harbor%'`),
  {
    name: 'Prospect Pipeline: the board',
    who: only,
    path: '/api/prospects?',
    sql: () => [
      `select o.*, (select count(*) from locations l where l.organization_id = o.id) from organizations o where prospect_stage is not null order by coalesce(prospect_stage_since, created_at), id limit 2000`,
    ],
  },
  {
    name: 'Prospect Pipeline: search',
    who: only,
    path: '/api/prospects?q=valley',
    sql: () => [
      `select o.*, (select count(*) from locations l where l.organization_id = o.id) from organizations o where prospect_stage is not null and (name ilike '%valley%' or contact_name ilike '%valley%') order by coalesce(prospect_stage_since, created_at), id limit 2000`,
    ],
  },
  posts('the list', '', 'true'),
  posts('Warning', '&state=Warning', 'p.cost_per_lead >= 10'),
  posts(
    'search',
    '&q=location%201234',
    `(o.name ilike '%location 1234%' or l.name ilike '%location 1234%' or p.note ilike '%location 1234%')`,
  ),
  posts('one organization', '&organization={organization}', `p.organization_id = '{organization}'`),
  codes('the list', '', 'true'),
  codes('BCBA', 'position=BCBA', `j.position = 'BCBA'`),
  codes(
    'search',
    'q={code}',
    `(j.code ilike '%{code}%' or l.name ilike '%{code}%' or o.name ilike '%{code}%' or l.city ilike '%{code}%')`,
  ),
]
