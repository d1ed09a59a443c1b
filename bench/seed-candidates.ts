import type pg from 'pg'
import type { TakeStep } from './seed-steps.ts'

export const organizations = 200
/** Words of a name that nine in a hundred have, five in a thousand, five in a hundred thousand, and no one. */
export const words = { common: 'garcia', some: 'okonkwo', rare: 'zubrzycki', nobody: 'c4ca4238a0b9' }

const parts = 1_000
const textArray = (list: readonly string[]) => `array[${list.map((one) => `'${one}'`).join(', ')}]`
const picked = (list: readonly string[], of: string) => `(${textArray(list)})[1 + ${of} % ${list.length}]`

const did = [
  'Worked one to one with children on the spectrum',
  'Collected data on every session and graphed it',
  'Ran discrete trials and natural environment teaching',
  'Prepared reinforcers and visual schedules',
  'Kept notes for the supervising BCBA',
  'Supported a classroom of eleven pupils',
  'Looked after two toddlers in their home',
  'Trained new technicians on safety and restraint',
  'Answered the phones and made appointments',
  'Drove between four homes a day',
  'Wrote behavior plans with the family',
  'Carried out toilet training programs',
]
const where = [
  'at a clinic in Austin',
  'in the homes of families',
  'at an elementary school',
  'at a summer camp for all abilities',
  'in a group home',
  'for the school district',
  'at a day care center',
  'in a hospital ward',
]
const how = [
  'for three years',
  'since the spring of 2021',
  'under close supervision',
  'with little supervision',
  'on weekday afternoons',
  'part time while studying psychology',
  'and was praised for patience',
  'with caseloads of up to nine',
  'in English and in Spanish',
]

const ofPart = (salt: string) => `abs(hashint8extended(n * 8 + s, ${salt}) % 1000000)::int`

/** Pieces of résumés, some 400 characters each; five of them make one of 2 kB. */
const seedParts = async (admin: pg.Client) => {
  await admin.query(
    `create temp table resume_parts as select n::int as n, string_agg(${picked(did, ofPart('1'))} || ' ' || ${picked(where, ofPart('2'))} || ' ' || ${picked(how, ofPart('3'))} || '.', ' ') as words
       from generate_series(0::bigint, ${parts - 1}) n cross join generate_series(1::bigint, 5) s group by n`,
  )
}

const syllables =
  'ba bel cor da den el fa gor han il ja kel lan ma mor na ol pe quin ra sa son ta tor ul van wil xi yo za'.split(' ')
const firstNames =
  'Maria Ana Ashley Jasmine Ben Carla Dario Eva Femi Grace Hana Ivan Jo Kiara Luis Mei Noor Olga Priya Rosa Sam Tyler Uma Víctor Wendy Zoe'.split(
    ' ',
  )
const lastNames =
  'Smith Johnson Nguyen Martínez Lee Williams Jones Haddad Ruiz Patel Chen Adams Brown Okafor Davis Lopez'.split(' ')

/** A number below `below` that depends on the candidate and on what it is for, and on nothing else: no two filters go together by chance. */
const draw = (salt: number, below: number) => `(abs(hashint8extended(i, ${salt}) % ${below})::int)`
/** Small numbers more often than large ones. */
const drawFront = (salt: number, below: number) => `(${draw(salt, below)} * ${draw(salt + 1, below)} / ${below})`

/** A long tail: four in ten have a name that no one else of their clinic has, or a handful. */
const lastName = `case when i % 20000 = 7 then 'Zubrzycki' when i % 200 = 11 then 'Okonkwo' when ${draw(10, 1000)} < 92 then 'Garcia'
  when ${draw(11, 100)} < 55 then (${textArray(lastNames)})[1 + ${drawFront(12, lastNames.length)}]
  else initcap(${picked(syllables, draw(14, 30))} || ${picked(syllables, draw(15, 30))} || ${picked(syllables, draw(16, 30))}) end`

const statuses = `(array['Initial Inquiry', 'Initial Inquiry', 'Reviewed By Clinic', 'Interview Scheduled', 'In-Process To Hire', 'Hired', 'Archived', 'Terminated'])[1 + ${draw(20, 8)}]`

/**
 * Candidates `from` to `until`, the first `largest` of the largest clinic, as in life: a résumé of 2 kB, names with a long tail, and what
 * one filter asks for independent of the others.
 */
const seedBatch = async (
  admin: pg.Client,
  { from, until, largest, isNarrow }: { from: number; until: number; largest: number; isNarrow: boolean },
) => {
  await admin.query(
    `insert into all_candidates (organization_id, location_id, full_name, email_address, phone_number, city, state, date_submitted, date_submitted_ts,
         created_at, position, status, resume_text, certification_number, current_rbt, skills_percentage, experience_percentage, skills_score, experience_score, text_consent,
         credential_number, credential_status, credential_expires_on, preferred_language, video_introduction)
       select md5('o' || org)::uuid, md5('l' || (org - 1 + ${organizations} * least(2, ${drawFront(30, 5)})))::uuid,
         (${textArray(firstNames)})[1 + ${drawFront(32, firstNames.length)}] || ' ' || ${lastName},
         'p' || i || '@example.test', '512555' || lpad((i % 10000)::text, 4, '0'), (array['Austin', 'Miami', 'Denver', 'Tampa'])[1 + ${draw(34, 4)}], 'TX',
         (at)::date, at, at, position, ${statuses},
         concat_ws(E'\\n\\n', a.words${isNarrow ? '' : ', b.words, c.words, d.words, e.words'}), case when ${draw(35, 5)} = 0 then 'RBT-24-' || i end, ${draw(36, 100)} < case position when 'RBT' then 38 else 4 end,
         ${draw(37, 101)}::text, ${draw(38, 101)}::text, ${draw(37, 101)}::text, ${draw(38, 101)}::text, 'given',
         case when ${draw(39, 15)} = 0 then 'RBT-24-' || i end, case when ${draw(39, 15)} = 0 then (array['Active', 'Not found', 'Expired'])[1 + ${draw(40, 3)}] end,
         case when ${draw(39, 15)} = 0 and ${draw(40, 3)} = 0 then current_date + ${draw(41, 700)} - 200 end,
         case when ${draw(42, 100)} < 8 then 'Spanish' when ${draw(42, 100)} < 60 then 'English' end, case when ${draw(43, 100)} < 3 then 'https://video.example/' || i end
       from (select i, case when i <= ${largest} then 1 else 2 + i % ${organizations - 1} end as org, case when ${draw(44, 7)} = 0 then 'BCBA' else 'RBT' end as position,
               now() - make_interval(secs => (i * 2654435761 % 31536000)) as at from generate_series(${from}::bigint, ${until}::bigint) i) s
         join resume_parts a on a.n = ${draw(50, parts)} join resume_parts b on b.n = ${draw(51, parts)} join resume_parts c on c.n = ${draw(52, parts)}
         join resume_parts d on d.n = ${draw(53, parts)} join resume_parts e on e.n = ${draw(54, parts)} order by i`,
  )
}

/** All `total` candidates, in batches, each a step of its own. Narrow ones have a resume of 400 characters. */
export const seedCandidates = async (
  admin: pg.Client,
  takeStep: TakeStep,
  { total, largest, isNarrow }: { total: number; largest: number; isNarrow: boolean },
) => {
  await seedParts(admin)
  const step = 100_000
  for (let from = 1; from <= total; from += step) {
    const until = Math.min(from + step - 1, total)
    await takeStep(
      `candidates ${from} to ${until}`,
      async () => await seedBatch(admin, { from, until, largest, isNarrow }),
    )
  }
}
