import { toLocalDay } from '../../../rules/day.ts'
import { createPdf } from '../pdf.ts'
import type { Random } from '../random.ts'
import { createPlaceholder, type ScoredBodies, type ScoredBody } from '../resumes/create-scored-bodies.ts'
import words from '../words.json' with { type: 'json' }

export type DemoPlace = {
  organizationId: string
  locationId: string
  location: string
  city: string
  state: string
  areaCode: string
  timeZone: string
  jobCodeId: string | null
}

const statuses: readonly [string, ...string[]] = [
  'Initial Inquiry',
  'Initial Inquiry',
  'Initial Inquiry',
  'Initial Inquiry',
  'Reviewed By Clinic',
  'Reviewed By Clinic',
  'Interview Scheduled',
  'Candidate Assessment',
  'In-Process To Hire',
  'Hired',
  'Archived',
  'Archived',
  'Terminated',
]
const fresh: readonly [string, ...string[]] = [
  'Initial Inquiry',
  'Initial Inquiry',
  'Initial Inquiry',
  'Initial Inquiry',
  'Reviewed By Clinic',
  'Interview Scheduled',
]

/** After how many days hardly anyone is left in a status: a clinic decides, or archives. */
const settledAfter: Record<string, number> = {
  'Interview Scheduled': 15,
  'Candidate Assessment': 25,
  'In-Process To Hire': 45,
  'Reviewed By Clinic': 45,
  'Initial Inquiry': 60,
}

/** Told by a digit of the id, so that nothing else of the demo data changes with it: one in sixteen is forgotten in an early status. */
const settleStatus = (status: string, daysAgo: number, id: string): string => {
  if (daysAgo <= (settledAfter[status] ?? Number.POSITIVE_INFINITY)) return status
  const isForgotten = id.at(-2) === '0' && (status === 'Initial Inquiry' || status === 'Reviewed By Clinic')
  return isForgotten ? status : 'Archived'
}

/** Told by the last digit of the id, so that nothing else of the demo data changes with it. */
const pickLanguage = (id: string): string | null => {
  const last = Number.parseInt(id.slice(-1), 16)
  if (last < 8) return null
  return last < 13 ? 'English' : last < 15 ? 'Spanish' : 'Other'
}

const createNumber = (r: Random, isBcba: boolean) =>
  isBcba ? `1-${18 + r.below(7)}-${10_000 + r.below(60_000)}` : `RBT-${20 + r.below(5)}-${100_000 + r.below(340_000)}`

/** Words that people write into the field of a form when they have no number. */
const instead = (r: Random) => (r.chance(0.12) ? r.pick(['N/A', 'pending', 'none', 'in progress']) : null)

/** A résumé of the demo: its text, and what our own scorer makes of it. The header has as many lines for everyone, so that what was read stays in its line. */
const createResume = (
  r: Random,
  who: { name: string; email: string; phone: string; city: string; state: string; isBcba: boolean },
  place: DemoPlace,
  scored: ScoredBodies,
) => {
  const { body, read } = scored(r, who.isBcba ? 'BCBA' : 'RBT', place.organizationId)
  const number = createNumber(r, who.isBcba)
  const named = (text: string) => text.replaceAll(createPlaceholder(body.position), number)
  const header = [
    who.name,
    `Email: ${who.email}`,
    `Phone: ${who.phone}`,
    `${100 + r.below(8_900)} Palm Ave, ${who.city}, ${who.state}`,
    '',
  ]
  return {
    text: [...header, ...body.lines.map(named)].join('\n'),
    isSpanish: body.isSpanish,
    read: JSON.parse(named(JSON.stringify(read))) as ScoredBody,
  }
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase()

/**
 * One candidate row of the demo, `daysAgo` days old, the bytes of the résumé, and what was read in it. The same `r` tells the same person. Scores and the words
 * behind them are those of the résumé; who sent none has none.
 */
export const createDemoCandidate = (
  r: Random,
  place: DemoPlace,
  { submitted, daysAgo, phone, scored }: { submitted: Date; daysAgo: number; phone: string; scored: ScoredBodies },
) => {
  const id = r.uuid()
  const isBcba = r.chance(0.14)
  const first = r.pick(words.firstNames)
  const last = r.pick(words.lastNames)
  const name = `${first} ${last}`
  const email = `${plain(first)}.${plain(last)}${r.below(900) + 100}@example.test`
  const near = r.chance(0.8) ? place : null
  const { city: otherCity, state: otherState } = r.pick(words.places)
  const city = near?.city ?? otherCity
  const state = near?.state ?? otherState
  const hasResume = r.chance(0.94)
  const hasVideo = r.chance(0.28)
  const made = hasResume ? createResume(r, { name, email, phone, city, state, isBcba }, place, scored) : null
  const text = made?.text ?? null
  const row = {
    id,
    organization_id: place.organizationId,
    location_id: place.locationId,
    location: place.location,
    full_name: r.chance(0.03) ? name.toUpperCase() : name,
    email_address: r.chance(0.97) ? email : null,
    phone_number: r.chance(0.98) ? phone : null,
    city,
    state,
    date_submitted: toLocalDay(submitted, place.timeZone),
    date_submitted_ts: submitted.toISOString(),
    created_at: submitted.toISOString(),
    position: isBcba ? 'BCBA' : 'RBT',
    status: settleStatus(r.pick(daysAgo === 0 ? fresh : statuses), daysAgo, id),
    resume: hasResume ? `/api/candidates/${id}/resume-file` : null,
    resume_text: text,
    resume_file: hasResume ? `resumes/${place.organizationId}/${id}.pdf` : null,
    preferred_language: made?.isSpanish ? 'Spanish' : pickLanguage(id),
    video_introduction: hasVideo ? `/api/candidates/${id}/video-file` : null,
    video_file: hasVideo ? 'demo/introduction.webm' : null,
    current_rbt: null as boolean | null,
    ...made?.read.fields,
    certification_number: made?.read.fields.certification_number ?? instead(r),
    auto_scheduler_sent: r.chance(0.2),
    job_code_id: place.jobCodeId,
    text_consent: r.chance(0.85) ? 'given' : r.chance(0.2) ? 'refused' : null,
    text_consent_source: 'Application form: "I agree to receive text messages about my application."' as string | null,
    text_consent_at: submitted.toISOString() as string | null,
    source: r.pick(['Indeed', 'ZipRecruiter', 'Referral', 'Clinic website']),
  }
  // No one asked these: no source, or it would read as asked without consent.
  if (row.text_consent === null) Object.assign(row, { text_consent_source: null, text_consent_at: null })
  return { row, pdf: text ? createPdf(text) : null, read: made?.read ?? null }
}
export type DemoCandidate = ReturnType<typeof createDemoCandidate>
