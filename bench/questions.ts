type Who = 'clinic' | 'platform'
type Plain = { text: string; params: unknown[] }
export type Question = {
  name: string
  who: Who[]
  method: string
  path: string
  body?: string
  sql: (who: Who) => Plain[]
}

const largest = `md5('o1')::uuid`
const only = (who: Who) => (who === 'clinic' ? `c.organization_id = ${largest}` : 'true')
const zone = encodeURIComponent('America/New_York')
const midnight = `date_trunc('day', now() at time zone 'America/New_York') at time zone 'America/New_York'`

/** What a row of the table shows; the same for the bare server. */
const shown = `c.id, c.organization_id, o.name as organization, c.location_id, coalesce(l.name, c.location) as location, c.full_name, c.email_address,
  c.phone_number, c.city, c.state, c.date_submitted, c.date_submitted_ts, c.created_at, c.position, c.status, c.video_introduction,
  (c.resume is not null or coalesce(c.resume_text, '') <> '') as has_resume, c.certification_number, c.current_rbt, c.auto_scheduler_sent,
  c.fit_sort, c.text_consent, case when exists (select from opt_outs x where x.organization_id = c.organization_id and x.ended_at is null and x.phone = app.text_number(c.phone_key)) then 'here'
    when exists (select from app.opt_outs_everywhere e where e.phone = app.text_number(c.phone_key)) then 'everywhere' end as opted_out`

const page = (who: Who, where: string, order: string, offset = 0): Plain => ({
  text: `select ${shown} from (select c.id from all_candidates c where ${only(who)} and ${where} order by ${order} limit 25 offset ${offset}) p
         join all_candidates c on c.id = p.id join organizations o on o.id = c.organization_id left join locations l on l.id = c.location_id order by ${order}`,
  params: [],
})
const newest = 'c.received_at desc, c.id desc'

const overview = (who: Who): Plain[] => [
  {
    text: `select organization_id, location_id, count(*) from all_candidates c where ${only(who)} and created_at >= ${midnight} and created_at < ${midnight} + interval '1 day' group by 1, 2 order by 3 desc limit 5`,
    params: [],
  },
  { text: `select count(*) from organizations where lower(status) = 'active'`, params: [] },
  {
    text: `select job_start_date, cost_per_lead, count(*) from job_post_tracker c where active and ${only(who)} group by 1, 2`,
    params: [],
  },
  {
    text: `select amount, fee from performance_reports where year = extract(year from now()) and month = extract(month from now())`,
    params: [],
  },
  {
    text: `select distinct to_char(created_date, 'YYYY-MM-01'), stripe_customer_id from performance_reports`,
    params: [],
  },
]

/** What waits now, and what came on each of fourteen days. */
const fortnight = (who: Who): Plain[] => {
  const since = `${midnight} - interval '13 days'`
  const made = (from: string) => `select created_at::date, count(*) from ${from} and created_at >= ${since} group by 1`
  return [
    `select received_at::date, count(*) from all_candidates c where ${only(who)} and received_at >= ${since} and date_submitted_ts is not null group by 1`,
    `select at::date, count(distinct candidate_id) from candidate_status_changes c where ${only(who)} and to_key = 'hired' and at >= ${since} group by 1`,
    made(`organizations where lower(status) = 'active'`),
    made(`locations c where ${only(who)} and is_active`),
    made(`job_post_tracker c where ${only(who)} and active`),
    `select count(*), min(last_inbound_at) from text_recipients c where ${only(who)} and unread > 0`,
    `select count(*) from interviews c where ${only(who)} and interview_date >= ${midnight} and interview_date < ${midnight} + interval '1 day'`,
    `select count(*) from document_files c where ${only(who)} and deleted_at is null and expires_on <= current_date + 30`,
  ].map((text) => ({ text, params: [] }))
}

const filtered = (name: string, search: string, where: string): Question => ({
  name: `directory: ${name}`,
  who: ['clinic', 'platform'],
  method: 'GET',
  path: `/api/candidates?${search}`,
  sql: (who) => [page(who, where, newest)],
})

/** What a person of the largest clinic and platform staff ask for on an ordinary day, each with the plain SQL that it needs. */
export const questions: Question[] = [
  {
    name: 'dashboard: today and yesterday',
    who: ['clinic', 'platform'],
    method: 'GET',
    path: `/api/dashboard/counts?timeZone=${zone}`,
    sql: (who) => [
      {
        text: `select count(*) filter (where received_at >= ${midnight}), count(*) from all_candidates c where ${only(who)} and received_at >= ${midnight} - interval '1 day' and received_at < ${midnight} + interval '1 day' and date_submitted_ts is not null`,
        params: [],
      },
    ],
  },
  {
    name: 'dashboard: leaderboard, posts, money',
    who: ['clinic', 'platform'],
    method: 'GET',
    path: `/api/dashboard/overview?timeZone=${zone}`,
    sql: overview,
  },
  {
    name: 'dashboard: what waits, and fourteen days',
    who: ['clinic', 'platform'],
    method: 'GET',
    path: `/api/dashboard/today?timeZone=${zone}`,
    sql: fortnight,
  },
  {
    name: 'dashboard: candidates by stage',
    who: ['clinic', 'platform'],
    method: 'POST',
    path: '/functions/v1/rpc/get_candidate_stats',
    body: '{"org_id":null}',
    sql: (who) => [{ text: `select status, sum(n) from candidate_counts c where ${only(who)} group by 1`, params: [] }],
  },
  {
    name: 'dashboard: the page of today',
    who: ['clinic', 'platform'],
    method: 'GET',
    path: `/api/candidates?scope=today&timeZone=${zone}`,
    sql: (who) => [
      page(
        who,
        `c.received_at >= ${midnight} and c.received_at < ${midnight} + interval '1 day' and c.date_submitted_ts is not null`,
        newest,
      ),
    ],
  },
  {
    name: 'directory: newest page',
    who: ['clinic', 'platform'],
    method: 'GET',
    path: '/api/candidates',
    sql: (who) => [page(who, 'true', newest)],
  },
  {
    name: 'directory: page 400',
    who: ['clinic', 'platform'],
    method: 'GET',
    path: '/api/candidates?page=400',
    sql: (who) => [page(who, 'true', newest, 9_975)],
  },
  {
    name: 'directory: how many in all',
    who: ['clinic', 'platform'],
    method: 'GET',
    path: '/api/candidates/count',
    sql: (who) => [{ text: `select sum(n) from candidate_counts c where ${only(who)}`, params: [] }],
  },
  {
    name: 'directory: search a common word',
    who: ['clinic', 'platform'],
    method: 'GET',
    path: '/api/candidates?q=garcia',
    sql: (who) => [page(who, `c.search_words like '%garcia%'`, newest)],
  },
  {
    name: 'directory: search a rare word',
    who: ['clinic', 'platform'],
    method: 'GET',
    path: '/api/candidates?q=zubrzycki',
    // The least it needs: the same index, and all pieces of the word.
    sql: (who) => [
      page(
        who,
        `c.id in (select w.candidate_id from candidate_search_words w where app.search_grams(w.organization_id, w.words) @> app.search_grams(${who === 'clinic' ? largest : 'null'}, 'zubrzycki') and w.words like '%zubrzycki%')`,
        newest,
      ),
    ],
  },
  {
    name: 'directory: best scores first',
    who: ['clinic', 'platform'],
    method: 'GET',
    path: '/api/candidates?sortScore=highest',
    sql: (who) => [page(who, 'true', `c.fit_sort desc, ${newest}`)],
  },
  {
    name: 'directory: one status',
    who: ['clinic'],
    method: 'GET',
    path: '/api/candidates?status=Hired',
    sql: (who) => [page(who, `c.status_key = 'hired'`, newest)],
  },
  filtered('certified only', 'score=RBT%20Certified', 'c.fit_sort between 200 and 200'),
  filtered('claimed, not verified', 'registry=Claimed%2C%20not%20verified', `c.registry_state = 'claimed'`),
  filtered(
    'verified by a registry',
    'registry=Verified',
    `c.registry_state in ('Active', 'Inactive') and coalesce(c.credential_expires_on >= current_date, true)`,
  ),
  filtered('BCBA only', 'position=BCBA', `c.position = 'BCBA'`),
  filtered('Applicants only', 'type=Applicant', 'c.video_introduction is null'),
  filtered('with RBT experience', 'experience=RBT%20Experience', 'c.current_rbt is true'),
  filtered(
    'the last 7 days',
    'dateRange=Last%207%20Days',
    `c.received_at >= ${midnight} - interval '6 days' and c.received_at < ${midnight} + interval '1 day' and c.date_submitted_ts is not null`,
  ),
  {
    name: 'directory: one status, best scores first',
    who: ['clinic', 'platform'],
    method: 'GET',
    path: '/api/candidates?status=Hired&sortScore=highest',
    sql: (who) => [page(who, `c.status_key = 'hired'`, `c.fit_sort desc, ${newest}`)],
  },
  {
    name: 'directory: status + position, best first',
    who: ['clinic', 'platform'],
    method: 'GET',
    path: '/api/candidates?status=Hired&position=BCBA&sortScore=highest',
    sql: (who) => [page(who, `c.status_key = 'hired' and c.position = 'BCBA'`, `c.fit_sort desc, ${newest}`)],
  },
  {
    name: 'directory: how many have a common word',
    who: ['clinic', 'platform'],
    method: 'GET',
    path: '/api/candidates/count?q=garcia',
    sql: (who) => [
      {
        text: `select count(*) from all_candidates c where ${only(who)} and c.search_words like '%garcia%'`,
        params: [],
      },
    ],
  },
  {
    name: 'directory: whether a thousand have it',
    who: ['clinic', 'platform'],
    method: 'GET',
    path: '/api/candidates/count?q=garcia&upTo=1000',
    sql: (who) => [
      {
        text: `select count(*) from (select from all_candidates c where ${only(who)} and c.search_words like '%garcia%' limit 1001) s`,
        params: [],
      },
    ],
  },
  {
    name: 'filter dialog: how many match',
    who: ['clinic', 'platform'],
    method: 'GET',
    path: '/api/candidates/count?position=BCBA&status=Hired',
    sql: (who) => [
      {
        text: `select count(*) from all_candidates c where ${only(who)} and c.position = 'BCBA' and c.status_key = 'hired'`,
        params: [],
      },
    ],
  },
]
