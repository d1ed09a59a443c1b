import type { PlacedLine } from '../../../../src/rules/placed-line.ts'
import { monthNames, presentWords, seasonNames } from '../vocabulary/months.ts'
import { sectionHeaders, sectionNames } from '../vocabulary/section-headers.ts'
import { foldLine, isBulleted, mostCharacters, mostLines } from './words.ts'

export type Section = (typeof sectionNames)[number]
/** A line that is not blank, and its part of the résumé. `index` is its place in the document. */
export type SectionLine = PlacedLine & {
  index: number
  section: Section
  isHeader: boolean
  folded: string
  bulleted: boolean
  /** It continues the entry of a list, or the duty, that began above it; it never heads anything. */
  continues: boolean
}

const ending =
  /\b(experience|skills|certifications|competencies|references|languages|education|employment|experiencia|educacion|habilidades)$/

/** “Professional Experience & Internships”: every longer word with a capital. */
const isTitled = (text: string): boolean => !/(?:^|\s)\p{Ll}{4}/u.test(text)
/** “— Skills —” is no bullet. */
const framed = /^\s*[-–—=*~]{1,9}\s[^-–—=*~]{3,40}\s[-–—=*~]{1,9}\s*$/

const plain = (folded: string): string =>
  folded
    .replace(/[^a-z'&/ ]+/g, ' ')
    .replace(/&|\/| y /g, ' and ')
    .replace(/ {2,}/g, ' ')
    .trim()

const headers = new Map(
  sectionNames.flatMap((name) => (sectionHeaders[name] ?? []).map((header) => [plain(header), name] as const)),
)

/** Headers without blanks: “WORKEXPERIENCE”, “S U M M A RY”. */
const glued = new Map([...headers].map(([words, name]) => [words.replace(/ /g, ''), name] as const))

/** 'e x p e r i e n c e' is a word set wide. */
const joined = (words: string): string => (/^(?:[a-z] ){4,}[a-z]$/.test(words) ? words.replace(/ /g, '') : words)

/** The part that a line heads (“WORK EXPERIENCE:”, “E d u c a t i o n”), or null where it is no header. */
const headedSection = (text: string, heading = false): Section | null => {
  if (text.length > 80 || /\d{4}/.test(text) || /[.!?]\s*$/.test(text)) return null
  const words = joined(plain(foldLine(text)))
  const isAlone = heading || text === text.toUpperCase()
  const found =
    headers.get(words) ??
    (isAlone ? glued.get(words.replace(/ /g, '')) : undefined) ??
    headers.get(words.replace(/^(?:my|relevant|professional|key|additional|selected|other) /, ''))
  if (found) return found
  const first = words.split(' and ').find((part) => headers.has(part))
  const capitals = text === text.toUpperCase() && /[A-Z]{3}/.test(text)
  const count = words.split(' ').length
  if (first && count <= 6 && (heading || capitals || /:\s*$/.test(text) || isTitled(text)))
    return headers.get(first) ?? null
  const [, last] = (heading || capitals) && count <= 5 && !/[,|@\t]/.test(text) ? (ending.exec(words) ?? []) : []
  return (last === undefined ? undefined : headers.get(last)) ?? null
}

/** A header with its words on the same line: “Skills: DTT, NET”, “Languages – English”. */
const inline = (folded: string): Section | null => {
  const colon = folded.slice(0, 40).search(/:| - |\t/)
  if (colon < 0) return null
  const name = headers.get(plain(folded.slice(0, colon)))
  return name && !['summary', 'other', 'volunteer'].includes(name) ? name : null
}

const box = /[☐□☑☒✓✔✅]|\[[ xX]?\]/g
const emptyBoxes = ['☐', '□', '[ ]', '[]']

/** Returns a line without the words behind unticked boxes; everything else stays at its place. */
export const removeUnticked = (text: string): string => {
  const boxes = [...text.slice(0, mostCharacters).matchAll(box)]
  // “RBT [x] BCBA [ ]”: the ticked word comes before its box.
  const isBehind =
    /\S/.test(text.slice(0, boxes[0]?.index)) &&
    !/\S/.test(text.slice((boxes.at(-1)?.index ?? 0) + (boxes.at(-1)?.[0].length ?? 0), mostCharacters))
  let ticked = text
  boxes.forEach(({ 0: sign, index }, at) => {
    if (!emptyBoxes.includes(sign)) return
    const before = boxes[at - 1]
    const from = isBehind ? (before ? before.index + before[0].length : 0) : index
    const until = isBehind ? index + sign.length : (boxes[at + 1]?.index ?? text.length)
    ticked = `${ticked.slice(0, from)}${' '.repeat(until - from)}${ticked.slice(until)}`
  })
  return ticked
}

const deeper = 8 // points
const near = 60 // points: text further left is another column

/** The left edges that lines of a page keep to, by page. */
const findEdges = (lines: PlacedLine[]): Map<number, Map<number, number>> => {
  const pages = new Map<number, Map<number, number>>()
  for (const { page, box, heading } of lines.slice(0, mostLines)) {
    if (!box || heading) continue
    const edges = pages.get(page) ?? new Map<number, number>()
    edges.set(Math.round(box.x), (edges.get(Math.round(box.x)) ?? 0) + 1)
    pages.set(page, edges)
  }
  return pages
}

/** Whether a line is set in from the edge that at least three others keep: a list whose marks are drawn, not written. */
const isSetIn = (
  { page, box }: PlacedLine,
  edges: Map<number, Map<number, number>>,
  before: readonly number[] | null,
): boolean => {
  if (!box) return false
  for (const [edge, count] of edges.get(page) ?? [])
    if (
      count >= 3 &&
      box.x - edge >= deeper &&
      box.x - edge <= near &&
      (before === null || before.some((x) => Math.abs(x - edge) < 2))
    )
      return true
  return false
}

/** Whether a line hangs below the words of a list's entry whose mark is written. */
const hangs = ({ page, box }: PlacedLine, marked: PlacedLine | undefined): boolean =>
  box !== null && marked?.box != null && marked.page === page && box.x > marked.box.x && box.x - marked.box.x <= 24

const dateWords = new Set([...Object.keys(monthNames), ...Object.keys(seasonNames), ...presentWords, 'to', 'a', 'from'])
/** Whether a folded line holds dates only: lines set in below it belong to them and are no list. */
const isOnlyDates = (folded: string): boolean =>
  /\d/.test(folded) && (folded.slice(0, 60).match(/[a-z]+/g) ?? []).every((word) => dateWords.has(word))

const openWord =
  /(?:[,&/–-]|\b(?:in|of|with|and|or|the|an?|to|for|by|at|on|from|that|as|en|de|con|y|para|del|la|el))\s*$/i
const dated = /\b(?:19|20)\d\d\b/

/** Whether a line is the rest of a list's entry that the line before it left open. */
const goesOnFrom = (line: PlacedLine, before: SectionLine | undefined): boolean => {
  if (!before || before.isHeader || line.heading || dated.test(line.text) || line.text.includes('\t')) return false
  if (/[.!?;:]\s*$/.test(before.text)) return false
  // A list whose marks are drawn: a long line that continues in small letters.
  if (!before.bulleted && !before.continues)
    return /^\s*\p{Ll}/u.test(line.text) && before.text.length >= 50 && !/[\t|]/.test(before.text)
  return /^\s*\p{Ll}/u.test(line.text) || openWord.test(before.text)
}

/** The lines of a document that are not blank, each in its part; a header holds until the next one, a header on its own line for that line too. */
export const assignSections = (lines: PlacedLine[]): SectionLine[] => {
  let section: Section = 'top'
  /** Left edges of the lines since the last header: where a whole part is indented, its lines are no list for that. */
  let since: number[] = []
  const edges = findEdges(lines)
  let [marked, before]: [PlacedLine | undefined, SectionLine | undefined] = [undefined, undefined]
  return lines.slice(0, mostLines).flatMap((line, index): SectionLine[] => {
    const text = removeUnticked(line.text)
    if (!/\S/.test(text.slice(0, mostCharacters))) return []
    const folded = foldLine(text)
    const isMarked = isBulleted(line.text) && !framed.test(line.text.slice(0, 120))
    const bulleted =
      isMarked ||
      (!line.heading && !hangs(line, marked) && isSetIn(line, edges, section === 'experience' ? since : null))
    if (isMarked) marked = line
    const continues = !isMarked && goesOnFrom(line, before)
    const headed = (bulleted && !line.heading) || continues ? null : headedSection(line.text, line.heading)
    if (headed) {
      section = headed
      since = []
    } else if (line.box && !isOnlyDates(folded)) since.push(line.box.x)
    const own = headed || bulleted || continues ? null : inline(folded)
    if (own && own !== 'experience' && section === 'top') section = own
    before = { ...line, text, index, section: own ?? section, isHeader: headed !== null, folded, bulleted, continues }
    return [before]
  })
}
