import { usStates } from '../../../../../src/rules/us-states.ts'
import {
  abaTitles,
  campTitles,
  employerWords,
  officeTitles,
  relatedTitles,
  titleWords,
} from '../../vocabulary/job-words.ts'
import { compilePhrases } from '../phrases.ts'
import { foldLine, foldWord, splitWords } from '../words.ts'
import { cutCityBeforeState, isAgent, isKindOfEmployer, isQualifier, removeCity } from './header-shapes.ts'

const list = (words: string[]) => compilePhrases(words.map((word) => [word, 'x'] as const))
const strongTitles = list([
  ...abaTitles,
  ...relatedTitles.filter(
    (title) =>
      !/^(?:residential|youth|infant|toddler|special needs|preschool|daycare|day care|child care|childcare|group home|montessori|head start|early childhood|child development|home care|adult day|special education|after school|community living|respite|guarderia|hab|para|personal care|teaching|montessori)$/.test(
        title,
      ),
  ),
  ...titleWords,
])
const weakTitles = list([...relatedTitles, ...officeTitles, ...campTitles])
const organizations = list(employerWords)

const states = new Set([
  ...Object.keys(usStates).map((code) => code.toLowerCase()),
  ...Object.values(usStates).map((name) => foldWord(name)),
])
const remote =
  /^(?:remote|hybrid|on-?site|usa|u\.?s\.?a?\.?|united states|estados unidos|remoto|full[- ]time|part[- ]time|tiempo completo|medio tiempo|pt|ft|seasonal|contract|temporary|per diem|prn|mexico|puerto rico)$/

/** How much a stretch of words looks like a title of a job: 2 surely, 1 perhaps, 0 not. */
export const measureTitleLikeness = (text: string): number =>
  strongTitles.isIn(text) ? 2 : weakTitles.isIn(text) ? 1 : 0

/** Whether a stretch of words holds a word of employers' names. */
export const isEmployerLike = (text: string): boolean => organizations.isIn(text)

const stateWord = (part: string): boolean => states.has(foldLine(part).replace(/[.\s]*\d{5}(?:-\d{4})?$/, ''))
const cityState = /^[\p{L}.' -]{2,30}\s([A-Z]{2})(?:\s\d{5})?$/u
const abbreviated = /\b(?:co|inc|corp|ltd|jr|sr)$/i
const glued = /^(?:inc|llc|l\.l\.c|co|corp|ltd|pllc|pc|lp)\.?$/i

/** “Mesa , AZ Behavior Technician”: the words behind a state are a part of their own. */
const afterState = (piece: string, at: number): string[] => {
  const [, code = '', rest = ''] = (at > 0 ? /^\s*([A-Z]{2})(?:\s\d{5})?\s(\p{Lu}.*)$/u.exec(piece) : null) ?? []
  return code in usStates ? [code, rest] : [piece]
}

/** The address of a page is no name. */
const webAddress =
  /^(?:https?:\/\/|www\.)?[\w-]{1,60}(?:\.[\w-]{1,60}){0,3}\.(?:com|org|net|edu|gov|io|co|us|example|test)(?:\/\S*)?$/i

const roles = /^(?:lead|host|hostess|trainer|assistant|manager|helper|aide)$/i
/** “Target / Cashier”: an employer and a title. “Nanny / Tutor” is one title of two. */
const splitAtSlash = (piece: string): string[] => {
  const [first = '', second = '', ...others] = piece.split(/\s\/(?:\s+|$)/).filter((part) => part.trim() !== '')
  if (second === '' || others.length > 0) return [first, second, ...others].filter((part) => part !== '')
  const isEmployer = (part: string) =>
    (measureTitleLikeness(part) === 0 || (isEmployerLike(part) && measureTitleLikeness(part) < 2)) &&
    !roles.test(part.trim())
  const isTitle = (part: string) => measureTitleLikeness(part) > 0 || isAgent(part)
  const isBeforeTitle = isEmployer(first) && !isAgent(first) && isTitle(second) && /^\s*\p{Lu}/u.test(first)
  const isBehindTitle = measureTitleLikeness(first) > 0 && isEmployer(second) && isEmployerLike(second)
  return isBeforeTitle || isBehindTitle ? [first, second] : [piece]
}

/** The parts of a header line, without places: “Title, Employer | Mesa, AZ” is two. Parentheses with dates or places go. */
export const splitHeader = (text: string): string[] => {
  const plain = text
    .slice(0, 400)
    .replace(/[[\]]/g, ' ')
    .replace(
      /\(\s*(?:[^()\p{L}]{0,40}|remote|hybrid|(?:full|part)[- ]time|contract|seasonal|temporary|present|current)\s*\)/giu,
      ' ',
    )
    .replace(
      /[(·]?\s?\b\d{1,2}\+? (?:years?|yrs?|months?|mos?|anos?|meses|años)\b(?:,? (?:y |and )?\d{1,2} (?:months?|mos?|meses))?\s?\)?/giu,
      ' ',
    )
    .replace(/\([^()]{2,40},\s?[A-Z]{2}(?:\s\d{5})?\)/gu, ' ')
    .replace(/^[\s[\]•◦▪●○■*·\-–—>]+/u, '')
    .replace(
      /^(?:company|employer|organi[sz]ation|(?:company|employer) name|title|position(?: held| title)?|job title|role|location|city(?: and state)?|dates?(?: of employment| employed| worked)?|(?:start|end|hire)(?: date)?|from|to|desde|hasta|empresa|puesto|cargo)\s*:\s*/i,
      '',
    )
  const spaced = /\p{Lu}/u.test(plain) ? plain : plain.replace(/ (?:at|with|en) /g, '\t')
  const families = spaced.replace(
    /\s(?:for|with|de|con|para)\s(?:the\s|an?\s|la\s)?(?=(?:[\p{L}'’-]{1,30}\s){0,3}famil(?:y|ies|ia|ias)\b)/giu,
    '\t',
  )
  const pieces = families.split(
    /\t|\s*[|•·●▪;]\s*|\s[-–—~:]\s|\s*[–—](?!\s?\d)\s*|:\s|\s{3,}|\s@\s|\sat\s(?=\p{Lu})|\sen\s(?=\p{Lu})|\/\//u,
  )
  const parts = pieces.flatMap(splitAtSlash).flatMap((piece) => {
    const found: string[] = []
    for (const raw of piece.split(/,\s*(?![^()]{0,60}\))/).flatMap(afterState)) {
      const bare = raw.replace(/^[\s(]+(?=[^)]*$)|[\s,.:\-–—(]+$/gu, '').trim()
      const part = abbreviated.test(bare) && raw.includes(`${bare}.`) ? `${bare}.` : bare
      if (part === '') continue
      // “Denver, CO” is a place, “Smith, Co.” a company.
      if (glued.test(part) && part !== 'CO' && found.length > 0) found.push(`${found.pop()}, ${part}`)
      else if (webAddress.test(part)) continue
      else if (stateWord(part)) {
        // The words right before a state are a city, unless there is nothing else.
        const before = found.pop()
        if (before === undefined) continue
        const bare = cutCityBeforeState(before)
        if (bare !== before || isEmployerLike(before) || measureTitleLikeness(before) > 0) found.push(bare)
      } else if (remote.test(part.toLowerCase()) || !/\p{L}{2}/u.test(part)) continue
      else {
        const [, code] = cityState.exec(part) ?? []
        const isPlace =
          code !== undefined &&
          code in usStates &&
          splitWords(part).length <= 4 &&
          measureTitleLikeness(part) === 0 &&
          !isEmployerLike(part)
        if (!isPlace) found.push(part)
      }
    }
    return found.flatMap((part) => unglued(part)).map((part) => withoutPlace(part))
  })
  return withQualifiers(parts)
}

/** “Alief ISD Houston TX” is Alief ISD. */
const withoutPlace = (part: string): string => {
  const [ending, code = ''] = /,?\s([A-Z]{2})(?:\s\d{5})?$/.exec(part) ?? []
  return ending !== undefined && code in usStates && !glued.test(code)
    ? removeCity(part.slice(0, -ending.length))
    : part
}

/** A title with what belongs to it is one part. */
const withQualifiers = (parts: string[]): string[] => {
  const merged: string[] = []
  parts.forEach((part, at) => {
    const before = merged.at(-1)
    const isSpare = parts.some((one, index) => index !== at && one !== before && isEmployerLike(one))
    if (before !== undefined && measureTitleLikeness(before) === 2 && isQualifier(part, isSpare)) {
      merged.pop()
      merged.push(`${before}, ${part}`)
    } else merged.push(part)
  })
  return merged
}

/** “Special Education Aide Alief ISD”: a title and an employer with nothing between them. */
const unglued = (part: string): string[] => {
  const words = splitWords(part)
  const titles = strongTitles.all(words)
  const to = titles.at(-1)?.to ?? 0
  const rest = part.slice(words[to]?.start ?? part.length)
  const isTwo =
    (titles[0]?.from ?? 9) <= 2 &&
    words.length - to >= 2 &&
    /^\s$/.test(words[to]?.gap ?? '') &&
    words.slice(to).every(({ raw }) => /^\p{Lu}/u.test(raw)) &&
    isEmployerLike(rest) &&
    !isKindOfEmployer(part.slice(0, words[to]?.start ?? 0))
  return isTwo ? [part.slice(0, words[to - 1]?.end), rest] : [part]
}

/** The title and the employer among the parts of a header; empty where there is none. Where neither is known, `titleFirst` decides. */
export const pickTitleAndEmployer = (parts: string[], titleFirst = true): { title: string; name: string } => {
  const scores = parts.map(
    (part) =>
      2 * measureTitleLikeness(part) -
      (isEmployerLike(part) && !abaStart.test(part) ? 1 : 0) -
      (/^(?:self[- ]?employed|freelance|private|independent|por cuenta propia)\b/i.test(part) ? 1 : 0) -
      (/\b(?:inc|llc|school|academy|center|university|district|hospital|clinic)\b/i.test(part) ? 2 : 0),
  )
  const best = Math.max(...scores, 0)
  let at = best > 0 ? scores.indexOf(best) : -1
  if (at < 0 && parts.length > 1) {
    const agents = parts.flatMap((part, index) => (isAgent(part) ? [index] : []))
    const [first = '', second = ''] = parts
    if (agents.length === 1) at = agents[0] ?? 0
    else if (isEmployerLike(first) !== isEmployerLike(second)) at = isEmployerLike(first) ? 1 : 0
    else at = titleFirst ? 0 : 1
  }
  const others = parts.filter((_, index) => index !== at)
  const name = others.find((part) => isEmployerLike(part) && measureTitleLikeness(part) < 2) ?? others[0] ?? ''
  return { title: parts[at] ?? '', name }
}

const abaStart = /^(?:aba|rbt|registered|behavior|autism|lead|senior|early|home|child|family|youth|special)\b/i
