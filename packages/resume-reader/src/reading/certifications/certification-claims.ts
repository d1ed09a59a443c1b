import type { ReadCertification } from '../../resume-facts.ts'
import { claimWords } from '../../vocabulary/certification-words.ts'
import type { Clause } from '../clauses.ts'
import { compilePhrases } from '../phrases.ts'
import type { Word } from '../words.ts'

type Kind = ReadCertification['kind']
const claims = compilePhrases(claimWords.map((word) => [word, 'x'] as const))

const holderBefore =
  /^(?:by|under|with|from|supervising|supervised|supervise|trained|train|mentored|managed|shadowed|onboarded|hired|assist|assisted|assisting|support|supported|supporting|por|bajo|con|alongside|reporting|consulted|observed|help|helped|helping|between|observing|shadowing|the|my|our|their|his|her|del|al|other|fellow|supervisor|supervisora|to|for|asisti|apoye)$/
const holderNext =
  /^(?:supervision|supervisor|supervisors|supervised|oversight|direction|supervision's|team|staff|led|created|written|developed|designed|guidance|mentor|clients|families|recommendations|directed)$/

const plural = /(?:RBT|BCBA|BCaBA|rbt|bcba|technician|analyst|TECHNICIAN|ANALYST|Technician|Analyst)[sS]$/
const ownNext =
  /^(?:exam|certification|certificate|cert|credential|license|licence|training|course|coursework|lapsed|expired|number|hours|fieldwork|examen|candidacy|board|renewal|lapse|ran|is|has|expires|credential|status|application|competency|assessment)$/
const gets =
  /^(?:on|get|got|getting|earn|earned|have|had|obtain|obtained|renew|renewed|keep|kept|lost|finish|finished|hold|let|toward|received|complete|completed|maintain|maintained|saque|obtuve|renove|tengo)$/
const guided = /^(?:trainees|supervisees|mentees)$/
const toward = /^(?:toward|towards|as|certified|become|becoming)$/

/** Whether a mention belongs to someone else: plural, or behind “by a”, “under the”, “with my lead”; “Supervisor: Ann Lee, BCBA”; “trainees on their way to the BCBA”. */
export const isOthers = (words: Word[], from: number, to: number): boolean => {
  if (plural.test(words[to - 1]?.raw ?? '')) return true
  const next = words[to]
  const isOwnWork =
    next?.text === 'supervised' && /^(?:fieldwork|hours|experience|practicum)$/.test(words[to + 1]?.text ?? '')
  if (next && !isOwnWork && holderNext.test(next.text) && !/[,.;:|]/.test(next.gap)) return true
  if (words.slice(0, from).some(({ text }) => guided.test(text))) return true
  if (toward.test(words[from - 1]?.text ?? '')) return false
  const isOwn = /^(?:my|mi)$/.test(words[from - 1]?.text ?? '')
  if (isOwn && gets.test(words[from - 2]?.text ?? '')) return false
  if (next && ownNext.test(next.text) && !/[,.;|]/.test(next.gap)) return false
  for (let at = from - 1; at >= Math.max(0, from - 4); at -= 1) {
    const word = words[at]
    if (!word || /^(?:as|certification|certified|role)$/.test(word.text)) break
    if (at < from - 1 && /[,;:]/.test(words[at + 1]?.gap ?? '')) break
    if (holderBefore.test(word.text)) return true
  }
  return words
    .slice(0, from)
    .some(({ text }, at) => /^supervisor[as]?$/.test(text) && (words[at + 1]?.gap ?? '').includes(':'))
}

/** “Ana Ruiz, RBT”, “Ana Ruiz, M.A., BCBA, LBA”: a name with nothing but credentials behind it. */
const isNameLine = (text: string): boolean =>
  /^\s*(?:[\p{Lu}][\p{L}.'’-]*\s+){1,4}[\p{Lu}][\p{L}.'’-]*(?:,|\s[–—|(-])\s*(?:[A-Z][A-Za-z]{0,3}(?:\.\s?[A-Za-z]{1,3})*\.?[,\s/|)]*){1,6}$/u.test(
    text.slice(0, 120),
  )

/** “A position as an RBT”, “puesto de RBT”, “to work as a BCBA” is what someone asks for. */
const isSought = (before: Word[]): boolean =>
  /(?:\b(?:position|job|role|opportunity|opening|employment|work|puesto|trabajo|empleo|vacante|plaza)|\b(?:career|start|join\w{0,3} \w{1,12}))(?: \w{1,12}){0,3}? (?:as|of|for|como|de)(?: an?| the| una?)?$/.test(
    before.map(({ text }) => text).join(' '),
  )

/** Returns true if a mention of a certification claims that it is held. */
export const isClaim = (clause: Clause, from: number, to: number, line: string, kind: Kind): boolean => {
  if (kind === 'other')
    return (
      clause.section === 'certifications' ||
      clause.section === 'education' ||
      isNameLine(line) ||
      claims.all(clause.words.slice(0, 200)).length > 0 ||
      clause.words.length <= 5
    )
  if (
    /^\s*(?:position|desired|puesto|role|job title|title|applying|applied|seeking|objective|employer|cargo)\b/i.test(
      line.slice(0, 60),
    )
  )
    return false
  if (clause.section === 'certifications' || isNameLine(line)) return true
  const { words } = clause
  if (isSought(words.slice(Math.max(0, from - 8), from))) return false
  if (words.length <= 3 && clause.section !== 'experience' && clause.section !== 'volunteer') return true
  const near = [...words.slice(Math.max(0, from - 6), from), ...words.slice(to, to + 7)]
  if (clause.section === 'experience' || clause.section === 'volunteer')
    return /\bcertified\b|certification|certificad|credential/.test(near.map(({ text }) => text).join(' '))
  if (
    from <= 3 &&
    /^(?:with|con|seeking|who|specializing|offering|bringing|dedicated|experienced|skilled)$/.test(
      words[to]?.text ?? '',
    )
  )
    return true
  return claims.all(near).length > 0 || (from <= 1 && (clause.section === 'summary' || clause.section === 'skills'))
}
