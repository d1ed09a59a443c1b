import type { PlacedLine } from '../../../../../src/rules/placed-line.ts'
import type { ReadCertification } from '../../resume-facts.ts'
import { certificationNames, expiredWords, renewedWords, trainingWords } from '../../vocabulary/certification-words.ts'
import { splitList } from '../../vocabulary/split-list.ts'
import { type Clause } from '../clauses.ts'
import { type Meaning, readMeanings } from '../context.ts'
import { findDateRanges } from '../dates/find-date-ranges.ts'
import { isSpelledOtherwise } from '../homonyms.ts'
import { compilePhrases } from '../phrases.ts'
import { foldLine, quoteAt, type Word } from '../words.ts'
import { isClaim, isOthers } from './certification-claims.ts'
import { findStatusBehind, hasExamBehind } from './certification-status.ts'
import { findCertificationNumbers } from './find-certification-numbers.ts'

type Kind = ReadCertification['kind']
type Evidence = ReadCertification & { weight: number }

const names = compilePhrases<Kind>(certificationNames)
const list = (words: string[]) => compilePhrases(words.map((word) => [word, 'x'] as const))
const [exam, course, expired, renewed] = [
  list(trainingWords.exam),
  list(trainingWords.course),
  list(expiredWords),
  list(renewedWords),
]
const bare40 = list(
  splitList(`
    40 hour training, 40 hour rbt training, 40 hr rbt course, 40 hr course, 40 hr rbt,
    40 hour behavior technician training, 40 hour registered behavior technician course, 40 hours of training,
    40 hour course, 40 hour rbt course, 40 hour rbt, 40 hours rbt, 40 hr rbt training, 40hr rbt training,
    40 hr training, 40 hour registered behavior technician training, curso de 40 horas,
    entrenamiento de 40 horas, 40 horas de entrenamiento, 40 hour competency training, 40 hrs rbt,
    40 hours training, 40 horas rbt
  `),
)
const weights = { expired: 60, numbered: 50, exam: 40, none: 30, stated: 20, title: 15, course: 10 }
const expiry =
  /(?:exp(?:\.|ires?|ired|iration|iry|ira|iracion)?|valid|through|thru|until|good|renew(?:al|s)? (?:by|due|date)|renews|vence|vigente hasta|valida? hasta|hasta)(?![a-z])(?:[\s:.,(-]{1,3}|on|in|the|end|of|date|is|until|through|day|month|el|fin|de|mes){0,10}$/

const stale = /\bstatus\b[:\s-]{0,4}(?:expired|inactive|lapsed)|\b(?:expired|lapsed|inactive)\b[^.;,]{0,3}$/
const late = /\blet\b[^.;]{0,30}\blapse\b|\bran out\b/

const joinText = (clause: Clause, lines: PlacedLine[]): string => {
  const own = new Set(clause.words.slice(0, 400).map(({ line }) => line))
  return [...own]
    .map((at) => {
      const inLine = clause.words.filter(({ line }) => line === at)
      const [first, last] = [inLine[0], inLine.at(-1)]
      return foldLine((lines[at]?.text ?? '').slice(first?.start ?? 0, (last?.end ?? 0) + 2))
    })
    .join(' ')
}

/** Whether the text has a date of expiry: before today (true), later (false), or none (null). */
const isPast = (text: string, today: string): boolean | null => {
  for (const { to, start, single } of findDateRanges(text, today)) {
    const said = expiry.test(text.slice(Math.max(0, start - 40), start))
    // “present” is later than any month.
    if (said || !single) return to < today.slice(0, 7)
  }
  return null
}

type Mention = { kind: Kind; meaning: Meaning; near: Word[]; text: string; clause: Clause; hasExam: boolean }
type State = { state: ReadCertification['state']; weight: number }

const decideState = ({ kind, meaning, near, text, clause, hasExam }: Mention, today: string): State | null => {
  const { words } = clause
  const saysExam = exam.all(near).length > 0
  const saysCourse = course.all(near).length > 0
  const around = [...words.slice(0, 200), ...near]
  const saysRenewed = renewed.all(around).some(({ from }) => !/^(?:not|never|no)$/.test(around[from - 1]?.text ?? ''))
  const past = isPast(text, today)
  const isSchooling = /\b(?:passed|completed)\b[^.;]{0,30}\bexam|\bexam\b[^.;]{0,12}\bpassed\b/.test(text)
  if (meaning === 'negated') {
    if (hasExam) return { state: 'in-training', weight: weights.exam }
    if (saysExam && !/not yet|aun no|todavia no/.test(text)) return { state: 'in-training', weight: weights.exam }
    if (/no longer|not current\b|not renewed|did not renew|ya no/.test(text))
      return { state: 'expired', weight: weights.expired }
    return saysExam ? { state: 'in-training', weight: weights.exam } : { state: 'none', weight: weights.none }
  }
  if (!saysRenewed && (expired.all(near).length > 0 || past === true) && !saysCourse)
    return { state: 'expired', weight: weights.expired }
  if (!saysRenewed && (/expired|lapsed|vencid[ao]/.test(text) || late.test(text)))
    return { state: 'expired', weight: weights.expired }
  if (
    past !== false &&
    saysExam &&
    !isSchooling &&
    (kind !== 'RBT' ||
      !/\bcompetenc/.test(text) ||
      /schedul|pending|to come|awaiting|pendiente|next (?:week|month)|tomorrow|upcoming|proxim/.test(text) ||
      saysCourse)
  ) {
    if (
      meaning === 'planned' &&
      !/pursu|working|enrolled|exam|coursework|fieldwork|accru|progress|study|prepar|schedul|proces|curs|estud|complet|eligib|candidat|train|pend|await|espera|sit|40/.test(
        text,
      )
    )
      return null
    return { state: 'in-training', weight: weights.exam }
  }
  if (
    meaning === 'planned' &&
    saysCourse &&
    /\b(?:willing|open|happy|ready|want|like|hop\w{1,3}|plan\w{0,4}|dispuest[ao]|quiero|gustaria)\b/.test(text)
  )
    return null
  if (saysCourse && !/certificad|\bcertified\b|recert/.test(text))
    return { state: 'in-training', weight: weights.course }
  if (meaning === 'planned') return null
  return { state: 'active-claimed', weight: weights.stated }
}

/** The first of the words about a name: “former RBT”, “was an RBT”. */
const findBegin = (words: Word[], from: number): number => {
  let at = from
  while (/^(?:former|formerly|previously|ex|once|was|an?)$/.test(words[at - 1]?.text ?? '')) at -= 1
  return at
}

/** Words about a certification that are not part of its name. */
const saysEnded =
  /expir|laps|inactiv|vencid|\bformer(?:ly)?\b|\bexp\.?[\s:]{0,3}\d|\bvalid\b|\bcaduc|(?<!board )\bcertif(?!ied (?:assistant )?behaviou?r|icad[oa] en)/

const fromClause = (
  clauses: Clause[],
  index: number,
  { lines, heads, today }: { lines: PlacedLine[]; heads: ReadonlySet<number>; today: string },
): Evidence[] => {
  const clause = clauses[index]
  if (!clause) return []
  const { words } = clause
  const found = names.all(words.slice(0, 1_000))
  const plain40 =
    found.length === 0 ? bare40.all(words.slice(0, 400)).map((one) => ({ ...one, value: 'RBT' as Kind })) : []
  if (found.length + plain40.length === 0) return []
  const meanings = readMeanings(clause)
  const behind = findStatusBehind(clauses, index)
  const text = [clause, ...behind].map((one) => joinText(one, lines)).join(' ')
  const after = behind.flatMap((one) => one.words)
  const hasExam = hasExamBehind(clauses, index)
  return [...found, ...plain40].flatMap(({ value: kind, from, to }): Evidence[] => {
    const [first, last] = [words[from], words[to - 1]]
    const meaning = meanings[from] ?? 'claimed'
    const line = first && lines[first.line]
    if (!first || !last || !line || meaning === 'other' || meaning === 'advert') return []
    if (to - from === 1 && isSpelledOtherwise(words, from, names.isIn)) return []
    if (kind === 'other' && to - from === 1 && first.raw !== first.raw.toUpperCase()) return []
    if (found.length > 0 && meaning !== 'negated' && isOthers(words, from, to)) return []
    // Words about another certification in the same clause do not count for this one.
    const low = Math.max(
      0,
      from - 12,
      ...found.filter((one) => one.value !== kind && one.to <= from).map((one) => one.to),
    )
    const high = Math.min(
      to + 14,
      ...found.filter((one) => one.value !== kind && one.from >= to).map((one) => findBegin(words, one.from)),
    )
    // “No longer an RBT since the BCBA” says nothing against the BCBA.
    const isReason = /^(?:since|upon|because|after|before|desde|tras|until|hasta|becoming)$/.test(
      words[/^(?:the|my|an?|el|la|mi)$/.test(words[from - 1]?.text ?? '') ? from - 2 : from - 1]?.text ?? '',
    )
    if (isReason && found.some((one) => one.to <= from && one.value !== kind)) return []
    const state = decideState(
      {
        kind,
        meaning,
        near: [...words.slice(low, high), ...(new Set(found.map((one) => one.value)).size > 1 ? [] : after)],
        text,
        clause,
        hasExam,
      },
      today,
    )
    if (!state || (state.weight === weights.stated && !isClaim(clause, from, to, line.text, kind))) return []
    if (
      state.weight === weights.none &&
      !/certif|registr|\b(?:rbt|bcba|bcaba)\b\W{0,3}(?:no|none|n.a)|am not|not an?\b|not yet|no soy|aun no|todavia no|credential|licens|hold|have/.test(
        text,
      )
    )
      return []
    // A job that ended has its own end, not the certification's.
    const isJob = clause.section === 'experience' || clause.section === 'volunteer' || heads.has(clause.first.index)
    if (state.state === 'expired' && isJob && !saysEnded.test(text)) return []
    return [
      {
        kind,
        number: null,
        state: state.state,
        weight: state.weight,
        quote: { text: quoteAt(line, first.start, last.end), line: first.line },
      },
    ]
  })
}

const none: ReadonlySet<number> = new Set()

/**
 * Returns the claims about certifications, one entry a kind, the best supported: expired in so many words, then a
 * number, an exam to come, a denial, a statement, a title held today, a course done. `heldTitles` are the lines of jobs
 * held today whose title names the certification, `heads` the lines that head jobs.
 */
export const readCertifications = (
  clauses: Clause[],
  lines: PlacedLine[],
  { heldTitles, heads = none, today }: { heldTitles: number[]; heads?: ReadonlySet<number>; today: string },
): ReadCertification[] => {
  const all = clauses.flatMap((_, index) => fromClause(clauses, index, { lines, heads, today }))
  const numbers = findCertificationNumbers(clauses, lines, Number(today.slice(0, 4)))
  const best = new Map<Kind, Evidence>()
  const keep = (one: Evidence) => {
    const before = best.get(one.kind)
    if (!before || one.weight > before.weight)
      best.set(one.kind, { ...one, number: one.number ?? before?.number ?? null })
  }
  for (const at of heldTitles) {
    const line = lines[at]
    const found = line && names.all(collectTokens(clauses, at)).find(({ value }) => value !== 'other')
    if (line && found && exam.all(collectTokens(clauses, at)).length === 0)
      keep({
        kind: found.value,
        number: null,
        state: 'active-claimed',
        weight: weights.title,
        quote: { text: quoteAt(line, 0, 0), line: at },
      })
  }
  for (const one of all) keep(one)
  for (const { kind, number, quote, text } of numbers) {
    const same = best.get(kind)
    const decides = same && (same.state === 'expired' || same.weight === weights.exam)
    if (same && decides) best.set(kind, { ...same, number })
    else if ((isPast(text, today) === true || stale.test(text)) && !/\b(?:renew|recert|reinstat|renov)/.test(text))
      best.set(kind, { kind, number, state: 'expired', weight: weights.expired, quote })
    else best.set(kind, { kind, number, state: 'active-claimed', weight: weights.numbered, quote })
  }
  return (['RBT', 'BCaBA', 'BCBA', 'other'] as const).flatMap((kind) => {
    const one = best.get(kind)
    return one ? [{ kind, number: one.number, state: one.state, quote: one.quote }] : []
  })
}

const collectTokens = (clauses: Clause[], line: number): Word[] =>
  clauses.filter(({ first }) => first.index === line).flatMap(({ words }) => words)
