import { cleanName } from '../../../../../rules/person-name.ts'
import { organizationFallback, senderFallback } from '../tags.ts'
import { maxTextLength } from '../text-rules.ts'

export type DraftFrom = {
  resumeText: string
  organizationName: string
  userFirstName: string
  candidateFirstName: string
}

const fieldRoles =
  'registered behavior technician|behavior technician|behavior therapist|rbt|aba therapist|board certified behavior analyst|bcba|behavior analyst|' +
  'special education teacher|paraprofessional|teacher assistant|teaching assistant|preschool teacher|teacher|nanny|babysitter|caregiver|' +
  'direct support professional|home health aide|nursing assistant|cna|tutor|camp counselor|counselor|social worker|case manager|' +
  'childcare provider|daycare worker|respite worker|coach|mentor'
const otherRoles =
  'cashier|barista|server|receptionist|driver|nurse|medical assistant|customer service representative|manager|supervisor|' +
  'administrative assistant|sales associate|volunteer|instructor'
const numbers = 'one|two|three|four|five|six|seven|eight|nine|ten|[1-9]|[1-4][0-9]'
const span = `(${numbers})\\+?\\s{1,3}(years?|months?)`

const topics: [RegExp, string][] = [
  [/\bapplied behaviou?r analysis\b|\bABA\b/, 'experience with ABA'],
  [/\bautis(?:m|tic)\b|\bASD\b/i, 'experience with autism'],
  [/\bspecial (?:education|needs)\b/i, 'experience in special education'],
  [/\bdiscrete trial\b|\bDTT\b/i, 'experience with discrete trial training'],
  [/\bparent training\b/i, 'experience with parent training'],
  [/\bVB-?MAPP\b|\bABLLS\b/i, 'experience with assessments'],
  [/\bbilingual\b|\bfluent (?:in )?spanish\b|\bspanish\b/i, 'second language'],
  [/\bpsychology\b/i, 'background in psychology'],
  [/\bdata collection\b/i, 'experience with data collection'],
  [/\bCPR\b|\bfirst aid\b/i, 'first aid training'],
  [/\bchild(?:ren|care)\b|\bkids\b/i, 'experience with children'],
]

const noFactWords = [
  'references?',
  'supervised by',
  'no',
  'not',
  'never',
  'without',
  'none',
  'lack',
  'seeking',
  'looking',
  'objective',
  'hop(?:e|ing)',
  'want',
  'wish',
  'interested',
  'future',
  'become',
  'ignore',
  'disregard',
  'instructions?',
  'prompt',
  'system',
  'previous',
  'write',
  'say',
  'tell',
  'reply',
  'respond',
  'output',
  'message',
  'recruiter',
  'promise',
  'offer',
  'you',
  'your',
  'must',
]
const isNoFact = new RegExp(String.raw`\b(?:${noFactWords.join('|')})\b|n't\b|[{}<>]`, 'i')

const formatLength = (count: string, unit: string) =>
  `${count.toLowerCase()} ${unit.toLowerCase().startsWith('year') ? 'year' : 'month'}${/^(?:one|1)$/i.test(count) ? '' : 's'}`
const formatRole = (role: string) => (/^(?:rbt|bcba|cna)$/i.test(role) ? role.toUpperCase() : role.toLowerCase())
const article = (role: string) => (/^(?:RBT|[aeiou])/.test(role) ? 'an' : 'a')

const factIn = (lines: string[]): string | null => {
  const find = (pattern: RegExp) => lines.map((line) => pattern.exec(line)).find((found) => found !== null) ?? null
  for (const roles of [fieldRoles, otherRoles]) {
    const timed = find(
      new RegExp(`\\b${span}\\s{1,3}(?:of experience\\s{1,3})?as\\s{1,3}(?:an?\\s{1,3})?(${roles})\\b`, 'i'),
    )
    if (timed?.[1] && timed[2] && timed[3]) {
      const role = formatRole(timed[3])
      return `${formatLength(timed[1], timed[2])} as ${article(role)} ${role}`
    }
    const held = find(
      new RegExp(`(?:^[\\s•*-]{0,6}|\\bas\\s{1,3}an?\\s{1,3})(${roles})\\b(?!\\s{0,3}(?::|supervis))`, 'i'),
    )
    if (held?.[1]) return `work as ${article(formatRole(held[1]))} ${formatRole(held[1])}`
  }
  return topics.find(([pattern]) => lines.some((line) => pattern.test(line)))?.[1] ?? null
}

const shortName = (name: string, fallback: string) => (cleanName(name).split(' ')[0] ?? '').slice(0, 30) || fallback

/**
 * Drafts at most 400 characters in our own words: greets, names the writer and the clinic, and one thing from the
 * résumé. Copies nothing of the résumé: its words only choose among ours, so neither contact data nor instructions get
 * through. Null for an empty résumé.
 */
export const composeDraft = ({ resumeText, organizationName, userFirstName, candidateFirstName }: DraftFrom) => {
  if (resumeText.trim() === '') return null
  const lines = resumeText.slice(0, 50_000).split(/\r\n|\r|\n|(?<=[.!?;])\s/)
  const fact = factIn(lines.filter((line) => line.length <= 400 && !isNoFact.test(line)))
  const candidate = shortName(candidateFirstName, 'there')
  const organization = organizationName.replace(/\s+/g, ' ').trim().slice(0, 100).trim() || organizationFallback
  const sender = shortName(userFirstName, senderFallback)
  const seen = fact
    ? `I read your resume, and your ${fact} stood out.`
    : 'I read your resume and would like to hear more.'
  const draft = `Hi ${candidate === 'Unknown' ? 'there' : candidate}, this is ${sender} with ${organization}. ${seen} When would be a good time to talk?`
  return draft.slice(0, maxTextLength)
}
