import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { nullableText } from '../../../../platform/shared/schemas.ts'
import { positions } from '../../../../rules/credential/positions.ts'
import { toLocalDay } from '../../../../rules/day.ts'
import { cleanName } from '../../../../rules/person-name.ts'
import { throwFieldErrors, UserError } from '../../../../rules/user-error.ts'
import { findCandidateZone, type LocalTimeZone } from '../../../candidates/directory/rules/zones/find-candidate-zone.ts'
import { getInterviewZone } from '../rules/get-interview-zone.ts'
import { type InterviewType, interviewTypes } from '../rules/interview-kinds.ts'
import { isPastInterviews } from '../rules/interview-statuses.ts'
import { formatTimeRange, showDate } from '../rules/interview-words.ts'
import { warnAboutAwayDay } from '../rules/warn-about-away-day.ts'
import { type CandidateText, loadLastTexts, pickLanguage } from './booking/load-last-texts.ts'
import { zonedPlace } from './zoned-place.ts'

/** Everything of an interview but its hour, as it was typed. */
export type Arrangement = {
  location_id: string | null
  type: InterviewType
  minutes: number
  interviewer_id: string | null
  place: string
  note: string
  reminders: boolean
}

const candidateRow = z.object({
  id: z.string(),
  organization_id: z.string(),
  organization: z.string(),
  zone: z.string(),
  full_name: z.string(),
  status: z.string(),
  city: nullableText,
  state: nullableText,
  phone: nullableText,
  /** The location they applied to, while it is open; `own` is its zone in any case. */
  location_id: nullableText,
  own: zonedPlace,
  position: z.enum(positions),
  language: z.enum(['en', 'es']),
})
export type Interviewee = z.output<typeof candidateRow> & {
  name: string
  /** Their last texts, newest first; `language` is the language of the newest that shows one. */
  said: readonly CandidateText[]
  /** Where the candidate lives, as far as someone knows; null: no one does. */
  candidateZone: LocalTimeZone | null
  /** Of the location they applied to, else the organization’s. */
  ownZone: string
}

/** The candidate of an interview with the organization's zone. Refuses an unknown one. */
export const findInterviewee = async (tx: Tx, id: string): Promise<Interviewee> => {
  const found = await tx.one(
    candidateRow,
    sql`select c.id, c.organization_id, o.name as organization, o.time_zone as zone, c.full_name, c.status, c.city,
      c.state, c.phone_number as phone, case when l.is_active then c.location_id end as location_id, c.position,
          case when l.id is not null then json_build_object('city', l.city, 'state', l.state, 'time_zone', l.time_zone) end as own,
          case when c.preferred_language = 'Spanish' then 'es' else 'en' end as language
        from all_candidates c join organizations o on o.id = c.organization_id
          left join locations l on l.organization_id = c.organization_id and l.id = c.location_id where c.id = ${id}`,
  )
  if (!found) throw new UserError('not-found', 'Candidate not found')
  const said = (await loadLastTexts(tx, [found.organization_id], [id])).get(id) ?? []
  return {
    ...found,
    said,
    language: pickLanguage(said, found.language),
    name: cleanName(found.full_name) || 'Unknown',
    candidateZone: findCandidateZone({ ...found, place: found.own }),
    ownZone: getInterviewZone(found.zone, found.own),
  }
}

/** Why a candidate is no longer interviewed, or null. */
export const findIntervieweeProblem = ({ name, status }: Interviewee): string | null =>
  isPastInterviews(status) ? `${name} is ${status}. Change the pipeline status first to schedule an interview.` : null

const clean = (typed: string) => typed.replaceAll('\u0000', '').trim()

/**
 * What was arranged, made ready to be stored. Refuses another organization's location or person, a deactivated person other than
 * the `present` interviewer, and what makes no sense, each at its field.
 */
export const checkArrangement = async (
  tx: Tx,
  candidate: Interviewee,
  typed: Arrangement,
  present: string | null = null,
) => {
  const problem = findIntervieweeProblem(candidate)
  if (problem) throw UserError.at('candidate_id', problem)
  const [place, note] = [clean(typed.place), clean(typed.note)]
  if (!Number.isInteger(typed.minutes) || typed.minutes < 5 || typed.minutes > 480)
    throw UserError.at('minutes', 'Choose a length from 5 minutes to 8 hours.')
  if (typed.type === 'In person' && typed.location_id === null && place === '')
    throw UserError.at('place', 'Choose a location or enter a place.')
  if (typed.type === 'Video' && /^[a-z][a-z0-9+.-]*:/i.test(place) && !/^https:\/\//i.test(place))
    throw UserError.at('place', 'Use a link that starts with https://')
  const location = typed.location_id
    ? await tx.one(
        z.object({ name: z.string(), city: nullableText, state: nullableText, time_zone: nullableText }),
        sql`select name, city, state, time_zone from locations where id = ${typed.location_id} and organization_id = ${candidate.organization_id}`,
      )
    : null
  if (location === undefined) throw UserError.at('location_id', 'Choose a location in this organization.')
  const interviewer = typed.interviewer_id
    ? await tx.one(
        z.object({ name: z.string() }),
        sql`select coalesce(nullif(full_name, ''), email) as name from reinforce_users
            where id = ${typed.interviewer_id} and organization_id = ${candidate.organization_id}
              and (deactivated_at is null or id = ${present}::uuid)`,
      )
    : null
  if (interviewer === undefined) throw UserError.at('interviewer_id', 'Choose a person in this organization.')
  return {
    location_id: typed.location_id,
    location: location?.name ?? null,
    type: typed.type,
    minutes: typed.minutes,
    interviewer_id: typed.interviewer_id,
    interviewer: interviewer?.name ?? null,
    place: place || null,
    note: note || null,
    reminders: typed.reminders,
    zone: getInterviewZone(candidate.zone, location),
  }
}
export type CheckedArrangement = Awaited<ReturnType<typeof checkArrangement>>

const lockSeed = 5_001

/** Lets no one else plan with these people until this transaction ends: two requests at once cannot both find the hour free. */
export const lockPeople = async (tx: Tx, ids: readonly (string | null)[]) => {
  for (const id of [...new Set(ids)].filter((each) => each !== null).toSorted())
    await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${id}, ${lockSeed}))`)
}

const taken = z.object({
  interview_date: z.string(),
  minutes: z.number(),
  type: z.enum(interviewTypes),
  candidate_id: z.string(),
  full_name: z.string(),
  interviewer_id: nullableText,
})

type BookingWish = { id: string | null; candidate: Interviewee; arranged: CheckedArrangement; at: Date }

/** Refuses an interviewer who is away on the day of an hour, by the organization's calendar, unless that is meant. */
export const refuseAway = async (
  tx: Tx,
  { candidate, arranged, at }: Omit<BookingWish, 'id'>,
  { anyway }: { anyway: boolean },
) => {
  if (anyway || arranged.interviewer_id === null) return
  const isAway = await tx.run(
    sql`select from away_days where organization_id = ${candidate.organization_id}
      and user_id = ${arranged.interviewer_id} and day = ${toLocalDay(at, candidate.zone)}`,
  )
  if (!isAway) return
  const words = warnAboutAwayDay(arranged.interviewer ?? 'The interviewer', at, candidate.zone)
  throw new UserError('conflict', words, { fields: { interviewer_id: words }, details: { away: true } })
}

/** Refuses an hour at which the interviewer or the candidate has another interview, and names it. Call `lockPeople` first. */
export const refuseTaken = async (tx: Tx, { id, candidate, arranged, at }: BookingWish) => {
  const until = new Date(at.getTime() + arranged.minutes * 60_000).toISOString()
  const others = await tx.rows(
    taken,
    sql`select i.interview_date, i.minutes, i.type, i.candidate_id, c.full_name, i.interviewer_id
        from interviews i join all_candidates c on c.organization_id = i.organization_id and c.id = i.candidate_id
        where i.organization_id = ${candidate.organization_id} and i.status in ('Scheduled', 'Confirmed') and i.id is distinct from ${id}::uuid
          and (i.candidate_id = ${candidate.id} or i.interviewer_id = ${arranged.interviewer_id}::uuid)
          and i.interview_date < ${until}::timestamptz and i.interview_date > ${at.toISOString()}::timestamptz - interval '480 minutes'
          and i.interview_date + make_interval(mins => i.minutes) > ${at.toISOString()}::timestamptz
        order by i.interview_date, i.id`,
  )
  const sentence = (who: string, other: z.output<typeof taken>) => {
    const start = new Date(other.interview_date)
    const span = `${showDate(start, arranged.zone)}, ${formatTimeRange(start, other.minutes, arranged.zone)}`
    return other.candidate_id === candidate.id
      ? `${who} has another interview then: ${other.type}, ${span}.`
      : `${who} has another interview then: ${cleanName(other.full_name) || 'Unknown'}, ${span}.`
  }
  const ofInterviewer = others.find(
    (other) => arranged.interviewer_id && other.interviewer_id === arranged.interviewer_id,
  )
  const ofCandidate = others.find((other) => other.candidate_id === candidate.id)
  const fields = {
    ...(ofInterviewer ? { interviewer_id: sentence(arranged.interviewer ?? 'The interviewer', ofInterviewer) } : {}),
    ...(ofCandidate ? { candidate_id: sentence(candidate.name, ofCandidate) } : {}),
  }
  throwFieldErrors(fields, 'conflict')
}
