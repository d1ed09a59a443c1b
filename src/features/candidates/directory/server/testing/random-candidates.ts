import type { Random } from '../../../../../db/demo/random.ts'
import { msPerDay } from '../../../../../rules/day.ts'
import { interviewStatuses } from '../../../../interviews/calendar/rules/interview-kinds.ts'
import { registryStatuses } from '../../rules/credential/registry-statuses.ts'
import type { SearchSource } from '../../rules/search.ts'
import type { SortSource } from '../../rules/sorting/sort.ts'
import type { FilterSource } from '../../rules/testing/is-filter-match.ts'

/** Every field that a rule about candidates looks at. */
export type AnyCandidate = FilterSource & SearchSource & SortSource

type Texts = readonly [string | null, ...(string | null)[]]
const spaces: readonly [string, ...string[]] = ['', ' ', '\t', '\n', '\u00a0', '\u2003', '\ufeff', '\r\n', '\u2028']
const percents: Texts = [
  '-5',
  '85%',
  '101',
  'n/a',
  '90.5',
  '59.5',
  '0',
  '33',
  '34',
  '60',
  '72',
  '100',
  '84.5',
  '84.49',
  '+7',
  '85 % x',
  '85%%',
  '.5',
  '5.',
  '1e2',
  '١٢',
  '0.005',
  '0007.999',
  '33.339',
  '-0',
  '1,5',
  '５',
  '0x1',
  '9'.repeat(400),
  `0.${'0'.repeat(300)}1`,
  '',
  null,
]
const certifications: Texts = [
  'yes',
  'none',
  'RBT-31-000001',
  '0-20-12345',
  '-',
  'pending',
  'RBT24348799',
  'N/A',
  '0',
  '1-21-45678',
  'In progress',
  '#12345',
  'taking exam in March',
  'TAKING EXAM',
  'TA\u212aING EXAM',
  'İN PROGRESS',
  'not yet',
  'notary',
  'no ',
  'no number',
  'NO\u00a0NUMBER',
  'ſcheduled',
  'Scheduled',
  '–',
  'nil',
  'TBD',
  'x',
  'X.',
  '',
  null,
]
const statuses: Texts = [
  'Initial Inquiry',
  'Reviewed By Clinic',
  'Interview Scheduled',
  'hired',
  'HIRED ',
  'Archived',
  'archıved',
  'was TERMINATED in May',
  'Terminated',
  'archived, later terminated',
  'Évaluée',
  'ÉVALUÉE',
  'İn',
  'ΟΔΟΣ',
]
const names: Texts = [
  '',
  'Siobhán Hernández Ruiz',
  'MO LEE',
  'mo\nlee',
  "O'Brien 100%",
  'a_b\\c',
  '🌸 Flora',
  'ΟΔΥΣΣΕΥΣ',
  'İSTANBUL',
  'ΑΣ-Β ΑΣ',
  'ჯ \u1c90\u1c91',
  '\ua7ce\u{10d50}',
  'ǅ ǲ ẞ',
  'Straße',
  'x'.repeat(119),
  `${'🌸'.repeat(119)}AB`,
  'Σ'.repeat(130),
  `${'a'.repeat(119)}İ`,
  '<script>alert("x")</script>',
  '李雷',
  'Ana\u0301 Ana',
  null,
]
const phones: Texts = [
  '8085550180',
  '(808) 555-0180',
  '+1 808 555 0180',
  "'8085550132",
  '917-555-0105 x12',
  'call after 5pm',
  '+44 20 7946 0391',
  '555-0129',
  '555-0129 EXT. 7',
  '212.867.5309;ext=44',
  '212 867 5309 #5',
  '٣١٢',
  '1'.repeat(30),
  '917-555-0105\u00a0X 12 ',
  '917-555-0105x',
  `${' '.repeat(45)}2128675309 x99`,
  '21286753091234567890123 x1',
  '',
  null,
]
const cities: Texts = ['', 'Austin', 'AUSTIN ', 'Coeur d’Alene', 'São Paulo', 'x\ny', 'Ł'.repeat(90), null]
const letters = 'aAbBzZ019 %_\\\n\t-.ÉéİıſΣσςßẞǅЖж李🌸\u1c90\u10a0\u0301\u00a0\u212a'

const anything = (r: Random) =>
  Array.from({ length: r.below(12) }, () => {
    if (r.chance(0.8)) return Array.from(letters)[r.below(Array.from(letters).length)] ?? ''
    const code = 1 + r.below(0x10ffff)
    return code >= 0xd800 && code <= 0xdfff ? '' : String.fromCodePoint(code)
  }).join('')

const from = (r: Random, texts: Texts): string | null => {
  const text = r.chance(0.12) ? anything(r) : r.pick(texts)
  return text !== null && r.chance(0.15) ? `${r.pick(spaces)}${text}${r.pick(spaces)}` : text
}
const percent = (r: Random) =>
  r.chance(0.4) ? `${r.below(110)}${r.pick(['', '.5', '%', '.49 %', ' '])}` : from(r, percents)

/** Someone with the junk of real files, and worse, in every field; dates repeat, so that ties happen. */
export const createRandomCandidate = (
  r: Random,
  places: { organization_id: string; location_id: string | null },
  now: Date,
): AnyCandidate => {
  const past = () => new Date(now.getTime() - r.below(100) * msPerDay - r.below(24) * 3_600_000).toISOString()
  const certification_number = r.chance(0.4) ? null : from(r, certifications)
  const isChecked = r.chance(0.4)
  return {
    ...places,
    id: r.uuid(),
    full_name: from(r, names) ?? '',
    email_address: r.chance(0.3) ? from(r, names) : `P${r.below(500)}@Example.test`,
    phone_number: r.chance(0.3) ? `(512) 555-0${r.below(900) + 100}` : from(r, phones),
    city: from(r, cities),
    state: from(r, ['TX', 'tx', 'Ontario', null]),
    position: r.pick(['RBT', 'RBT', 'BCBA']),
    status: from(r, statuses) || 'Initial Inquiry',
    certification_number,
    credential_status: isChecked ? r.pick(registryStatuses) : null,
    credential_number: isChecked ? (r.chance(0.8) ? certification_number : from(r, certifications)) : null,
    credential_expires_on:
      isChecked && r.chance(0.7) ? r.pick([past().slice(0, 10), '2026-11-19', '2026-11-20', '2027-02-28']) : null,
    preferred_language: r.pick([null, 'English', 'Spanish', 'Other']),
    current_rbt: r.pick([true, false, null]),
    skills_percentage: percent(r),
    experience_percentage: percent(r),
    skills_score: percent(r),
    experience_score: percent(r),
    culture_fit_score: percent(r),
    video_introduction: r.pick([null, '', ' \t\n', '\u00a0', 'https://videos.example.test/v/1.mp4', ' x ']),
    date_submitted_ts: r.chance(0.1) ? null : past(),
    created_at: past(),
  }
}

/** Some were hired, some of them by a slip that was corrected within minutes. */
const createRandomChanges = (r: Random, now: Date): { at: string; to: string }[] => {
  const changes: { at: string; to: string }[] = []
  let at = now.getTime() - (1 + r.below(90)) * msPerDay
  for (let n = r.below(4); n > 0; n--) {
    changes.push({ at: new Date(at).toISOString(), to: r.pick(['hired', 'hired', 'archived', 'initial inquiry']) })
    at += r.pick([60_000, 599_999, 600_000, msPerDay])
  }
  return changes
}

/** Up to three interviews of someone, none at the same time. */
const createRandomInterviews = (r: Random, { id, organization_id }: AnyCandidate, now: Date) =>
  Array.from({ length: r.below(4) }, (_, n) => ({
    id: r.uuid(),
    organization_id,
    candidate_id: id,
    interview_date: new Date(now.getTime() + (r.below(20) - 10) * msPerDay + n * 60_000).toISOString(),
    status: r.pick(interviewStatuses),
  }))

/** What happened to someone: changes of the status, and interviews. */
export const createRandomTraces = (r: Random, one: AnyCandidate, now: Date) => ({
  changes: createRandomChanges(r, now),
  interviews: createRandomInterviews(r, one, now),
})
