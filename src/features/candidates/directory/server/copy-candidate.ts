import { sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/server/database.ts'
import { referredNames } from '../rules/fields.ts'
import { received } from '../rules/imported.ts'
import { candidateScores } from '../shapes/scores.ts'

/** Columns that a referral takes along as well as typed fields: details, and what a job board made of someone. */
const passing = [
  ...referredNames,
  'certification_received',
  'resume_unread',
  'state_licenses',
  'supervision_capacity',
  'assessments',
  ...received.filter((name) => name !== 'location'),
]
const columns = sql.join(
  passing.map((name) => sql.identifier(name)),
  sql`, `,
)
const scores = Object.keys(candidateScores.shape)
/** Scores that the first organization put aside pass, too. */
const values = sql.join(
  passing.map((name) => {
    const column = sql.identifier(name)
    return scores.includes(name) ? sql`coalesce(c.${column}, b.${column})` : sql`c.${column}`
  }),
  sql`, `,
)

type Copying = {
  from: { id: string; organization_id: string }
  to: { id: string; organization_id: string }
  /** Where the other organization's own copies of the files lie. */
  files: { resume: string | null; video: string | null }
  source: string
  now: Date
}

/**
 * Creates a record of someone at another organization, received at `now`: the person's details, and the scores with
 * their reasons. The first organization's own work is not copied: status, place, notes, owner, a score set manually,
 * the registry's answer, the consent to texts. Writes no event.
 */
export const copyCandidate = async (tx: Tx, { from, to, files, source, now }: Copying) => {
  const at = now.toISOString()
  const ownVideo = files.video === null ? null : `/api/candidates/${to.id}/video-file`
  return await tx.run(
    sql`insert into all_candidates (id, organization_id, source, created_at, date_submitted, date_submitted_ts, status, resume_file, video_file,
          resume, video_introduction, ${columns})
        select ${to.id}::uuid, o.id, ${source}::text, ${at}::timestamptz, (${at}::timestamptz at time zone o.time_zone)::date, ${at}::timestamptz,
          'Initial Inquiry', ${files.resume}::text, ${files.video}::text, case when c.resume not like '/%' then c.resume end,
          coalesce(${ownVideo}::text, case when c.video_introduction not like '/%' then c.video_introduction end), ${values}
        from all_candidates c join organizations o on o.id = ${to.organization_id}
          left join blind_reviews b on c.is_score_hidden and b.organization_id = c.organization_id and b.candidate_id = c.id
        where c.organization_id = ${from.organization_id} and c.id = ${from.id}`,
  )
}
