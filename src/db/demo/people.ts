import { dayIn } from '../../rules/day.ts'
import { pdfOf } from './pdf.ts'
import type { Random } from './random.ts'
import {
  analyses,
  bcbaExperience,
  experience,
  experienceRationales,
  firstNames,
  lastNames,
  places,
  schools,
  skills,
  skillsRationales,
} from './words.ts'

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

/** Told by the last digit of the id, so that nothing else of the demo data changes with it. */
const languageOf = (id: string): string | null => {
  const last = Number.parseInt(id.slice(-1), 16)
  if (last < 8) return null
  return last < 13 ? 'English' : last < 15 ? 'Spanish' : 'Other'
}

const percent = (r: Random, from: number, to: number) => String(from + r.below(to - from + 1))

const scoresOf = (r: Random, isBcba: boolean) => {
  const level = r.pick([
    [20, 50],
    [45, 75],
    [60, 85],
    [80, 99],
  ])
  const [from = 0, to = 99] = level
  if (r.chance(0.06)) return {}
  return isBcba
    ? {
        skills_score: percent(r, from, to),
        experience_score: percent(r, from, to),
        culture_fit_score: r.chance(0.8) ? percent(r, from, to) : null,
        bcba_skills_rationale: r.pick(skillsRationales),
        bcba_experience_rationale: r.pick(experienceRationales),
        culture_fit_rationale: r.chance(0.7)
          ? 'Values supervision and family involvement; asks good questions about caseload.'
          : null,
        findbcbas_analysis: r.pick(analyses),
      }
    : {
        skills_percentage: percent(r, from, to),
        experience_percentage: percent(r, from, to),
        skills_rationale: r.chance(0.95) ? r.pick(skillsRationales) : null,
        experience_rationale: r.chance(0.95) ? r.pick(experienceRationales) : null,
        reinforce_analysis: r.chance(0.92) ? r.pick(analyses) : null,
      }
}

const resumeOf = (
  r: Random,
  who: { name: string; email: string; phone: string; city: string; state: string; isBcba: boolean },
) =>
  [
    who.name,
    `Email: ${who.email}`,
    `Phone: ${who.phone}`,
    `${100 + r.below(8_900)} Palm Ave, ${who.city}, ${who.state}`,
    '',
    'EXPERIENCE',
    ...r.some(who.isBcba ? bcbaExperience : experience, 3 + r.below(2)).map((line) => `- ${line}`),
    '',
    'SKILLS',
    ...r.some(skills, 2 + r.below(3)).map((line) => `- ${line}`),
    '',
    'EDUCATION',
    `- ${r.pick(schools)}`,
  ].join('\n')

const certificationOf = (r: Random, isBcba: boolean) => {
  if (isBcba) return `1-${18 + r.below(8)}-${10_000 + r.below(60_000)}`
  if (r.chance(0.22)) return `RBT-${19 + r.below(7)}-${100_000 + r.below(340_000)}`
  return r.chance(0.12) ? r.pick(['N/A', 'pending', 'none', 'in progress']) : null
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase()

/** One candidate row of the demo and the bytes of the résumé. The same `r` tells the same person. */
export const demoCandidate = (r: Random, place: DemoPlace, submitted: Date, isNew: boolean) => {
  const id = r.uuid()
  const isBcba = r.chance(0.14)
  const first = r.pick(firstNames)
  const last = r.pick(lastNames)
  const name = `${first} ${last}`
  const email = `${plain(first)}.${plain(last)}${r.below(900) + 100}@example.test`
  const phone = `${place.areaCode}555${String(100 + r.below(100)).padStart(4, '0')}`
  const near = r.chance(0.8) ? place : null
  const [otherCity, otherState] = r.pick(places)
  const city = near?.city ?? otherCity
  const state = near?.state ?? otherState
  const hasResume = r.chance(0.94)
  const hasVideo = r.chance(0.28)
  const text = hasResume ? resumeOf(r, { name, email, phone, city, state, isBcba }) : null
  const certification = certificationOf(r, isBcba)
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
    date_submitted: dayIn(submitted, place.timeZone),
    date_submitted_ts: submitted.toISOString(),
    created_at: submitted.toISOString(),
    position: isBcba ? 'BCBA' : 'RBT',
    status: r.pick(isNew ? fresh : statuses),
    resume: hasResume ? `/api/candidates/${id}/resume-file` : null,
    resume_text: text,
    resume_file: hasResume ? `resumes/${place.organizationId}/${id}.pdf` : null,
    preferred_language: languageOf(id),
    video_introduction: hasVideo ? `/api/candidates/${id}/video-file` : null,
    video_file: hasVideo ? 'demo/introduction.webm' : null,
    certification_number: certification,
    current_rbt: !isBcba && r.chance(0.3),
    auto_scheduler_sent: r.chance(0.2),
    job_code_id: place.jobCodeId,
    text_consent: r.chance(0.85) ? 'given' : r.chance(0.2) ? 'refused' : null,
    text_consent_source: 'Application form: "I agree to receive text messages about my application."',
    text_consent_at: submitted.toISOString(),
    source: r.pick(['Indeed', 'ZipRecruiter', 'Referral', 'Clinic website']),
    ...scoresOf(r, isBcba),
  }
  return { row, pdf: text ? pdfOf(text) : null }
}
export type DemoCandidate = ReturnType<typeof demoCandidate>
