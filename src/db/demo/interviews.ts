import { addDays, toInstant, toLocalDay } from '../../rules/day.ts'
import type { DemoCandidate } from './people/people.ts'
import type { Random } from './random.ts'

type Clinic = { id: string; name: string; time_zone: string }
type Interviewer = { id: string; organizationId: string }

const hours = [9 * 60, 10 * 60 + 30, 13 * 60, 15 * 60, 17 * 60 + 30, 18 * 60 + 30]
const notes = [
  null,
  'Ask about weekday afternoons.',
  'Has a valid driver’s license.',
  null,
  'Wants part time during the semester.',
]
const reasons = ['Found another position', 'Asked for another week', 'Car trouble, wants to reschedule']
const hourMs = 3_600_000

const pickStatus = (n: number, isPast: boolean): string => {
  if (isPast) return ['Completed', 'Completed', 'No-show', 'Completed', 'Cancelled'][n % 5] ?? 'Completed'
  return ['Scheduled', 'Confirmed', 'Scheduled', 'Confirmed', 'Scheduled', 'Cancelled'][n % 6] ?? 'Scheduled'
}

const pickPlace = (type: string, n: number): string | null => {
  if (type === 'Video') return `https://meet.example.test/room-${100 + n}`
  return type === 'In person' ? 'Front desk, second floor' : null
}

/** Days from today: two weeks back and two ahead, today twice, hardly ever a Sunday. */
const daysFromToday = (count: number) =>
  Array.from({ length: count }, (_, n) => Math.round(-14 + (28 * n) / Math.max(1, count - 1)))

type Of = { clinic: Clinic; count: number; interviewers: Interviewer[]; candidates: DemoCandidate[]; now: Date }

const createInterviews = (r: Random, { clinic, count, interviewers, candidates, now }: Of) => {
  const mine = candidates.filter(({ row }) => row.organization_id === clinic.id)
  const waiting = mine.filter(({ row }) => row.status === 'Interview Scheduled' && row.text_consent === 'given')
  const seen = mine.filter(({ row }) => ['Candidate Assessment', 'In-Process To Hire', 'Hired'].includes(row.status))
  const today = toLocalDay(now, clinic.time_zone)
  const first = r.below(hours.length)
  return daysFromToday(count).flatMap((days, n) => {
    const at = toInstant(addDays(today, days), hours[(first + n) % hours.length] ?? 600, clinic.time_zone)
    const isPast = at < now
    const from = isPast ? seen : waiting
    const candidate = from[n % Math.max(1, from.length)]?.row
    if (!candidate) return []
    const type = ['Phone', 'Video', 'In person', 'Phone'][n % 4] ?? 'Phone'
    const status = pickStatus(n, isPast)
    const made = new Date(Math.min(at.getTime() - 5 * 24 * hourMs, now.getTime() - hourMs)).toISOString()
    return {
      id: r.uuid(),
      organization_id: clinic.id,
      candidate_id: candidate.id,
      location_id: candidate.location_id,
      interview_date: at.toISOString(),
      minutes: [30, 45, 30, 60][n % 4],
      type,
      status,
      interviewer_id: interviewers.length > 0 ? interviewers[n % interviewers.length]?.id : null,
      place: pickPlace(type, n),
      note: notes[n % notes.length],
      cancel_reason: status === 'Cancelled' ? reasons[n % reasons.length] : null,
      reminders: true,
      sequence: status === 'Cancelled' ? 1 : 0,
      made_by: interviewers[0]?.id ?? null,
      created_at: made,
      updated_at: made,
    }
  })
}

type Interview = ReturnType<typeof createInterviews>[number]

const createReminders = (r: Random, interview: Interview, now: Date) =>
  interview.status === 'Scheduled' || interview.status === 'Confirmed'
    ? [24, 2].map((before) => {
        const due = new Date(Date.parse(interview.interview_date) - before * hourMs)
        return {
          id: r.uuid(),
          organization_id: interview.organization_id,
          interview_id: interview.id,
          hours: before,
          due_at: due.toISOString(),
          state: due > now ? 'waiting' : 'skipped',
          reason: due > now ? null : `The interview was set less than ${before} hours before it begins.`,
        }
      })
    : []

/** Interviews of two weeks back and two ahead: 25 of the demo clinic with its own people, some of other organizations. */
export const createDemoInterviews = (
  r: Random,
  of: { clinics: Clinic[]; brightPath: string; interviewers: Interviewer[]; candidates: DemoCandidate[]; now: Date },
) => {
  const interviews = of.clinics.slice(1, 7).flatMap((clinic) =>
    createInterviews(r, {
      clinic,
      count: clinic.id === of.brightPath ? 25 : 6,
      interviewers: of.interviewers.filter(({ organizationId }) => organizationId === clinic.id),
      candidates: of.candidates,
      now: of.now,
    }),
  )
  return { interviews, reminders: interviews.flatMap((each) => createReminders(r, each, of.now)) }
}
