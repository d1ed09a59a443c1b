import type { Run } from './run.ts'

/** The runs at both sides of a gutter in one row. */
export type Side = { left: Run[]; right: Run[] }

/** The most signs of a date, a place or another short remark. */
export const longestRemark = 32
const dateWords =
  /\b(?:(?:19|20)\d\d|present|current|now|today|actual(?:idad)?|presente|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|dic)/i
/** A date, a place or another short remark that belongs to its row. */
const isRemark = (text: string) =>
  text.length <= longestRemark && (dateWords.test(text) || /^[\p{L}. ]{2,24}, ?[A-Z]{2}$/u.test(text))
const joinText = (runs: readonly Run[]) =>
  runs
    .map(({ text }) => text)
    .join(' ')
    .trim()

/** Whether a text is a stretch of time and nothing else. */
export const isWholeDate = (text: string): boolean =>
  /^[^a-z]{0,4}(?:[\p{L}.]{3,10}\s+)?(?:\d{1,2}\/)?(?:19|20)\d\d\b.{0,24}(?:\d{4}|present|current|now)$/iu.test(text)

/** Whether a row is one of a column that ends, or begins, with a stretch of time. */
export const isRailRow = (side: Side | null): boolean =>
  side !== null &&
  side.left.length > 0 &&
  side.right.length > 0 &&
  [side.left, side.right].some((runs) => isWholeDate(joinText(runs)))

/** Whether one side holds dates or places at the edge of the rows of one column: no column of its own. */
export const isRail = (sides: readonly Side[]): boolean => {
  for (const [rail, beside] of [
    ['right', 'left'],
    ['left', 'right'],
  ] as const) {
    const isShared = (side: Side) => side[rail].length > 0 && side[beside].length > 0
    // Above the first and below the last shared row may be lines across both.
    const [first, last] = [sides.findIndex(isShared), sides.findLastIndex(isShared)]
    const rows = sides.slice(first, last + 1).filter((side) => side[rail].length > 0)
    const remarks = rows.filter(
      (side) => isShared(side) && (isRemark(joinText(side[rail])) || isWholeDate(joinText(side[rail]))),
    )
    const isOnlyOne = rows.length === 1 && sides.findIndex((side) => side[beside].length > 0) === first
    if ((rows.length > 1 || isOnlyOne) && first >= 0 && remarks.length >= rows.length * 0.6) return true
  }
  return false
}

/** Whether one side holds single signs, such as the bullets of a list. */
export const isGlyphs = (sides: readonly Side[]): boolean =>
  (['left', 'right'] as const).some((side) => {
    const texts = sides.map((each) => joinText(each[side])).filter((text) => text !== '')
    return texts.filter((text) => text.length <= 2).length * 2 > texts.length
  })

const before = [
  'work',
  'professional',
  'relevant',
  'related',
  'other',
  'additional',
  'key',
  'core',
  'technical',
  'clinical',
  'career',
  'personal',
  'volunteer',
  'academic',
  'teaching',
  'selected',
]
const after = [
  'and',
  '&',
  'y',
  'history',
  'experience',
  'work',
  'skills',
  'summary',
  'profile',
  String.raw`licen\w+`,
  String.raw`certif\w+`,
  'training',
  'abilities',
  'laboral',
  'profesional',
  'acad[eé]mica',
]
const headingWords = [
  'work',
  'experience',
  'employment',
  'history',
  'background',
  'education',
  'academics',
  'skills?',
  String.raw`competenc\w+`,
  'expertise',
  String.raw`certifi\w+`,
  String.raw`licen[cs]\w+`,
  'credentials',
  'training',
  'summary',
  'profile',
  'objective',
  'about(?: me)?',
  'languages?',
  'references?',
  String.raw`volunteer\w*`,
  'interests?',
  'hobbies',
  'projects?',
  'awards?',
  'honou?rs',
  'publications',
  'memberships',
  'affiliations',
  'contact',
  'availability',
  'qualifications',
  'strengths',
  'experiencia',
  'educaci[oó]n',
  'formaci[oó]n',
  'habilidades',
  'idiomas',
  'certificaciones',
  'licencias',
  'perfil',
  'resumen',
  'objetivo',
  'referencias',
  'disponibilidad',
]
const heading = new RegExp(
  String.raw`^(?:(?:${before.join('|')})\s+)?(?:${headingWords.join('|')})(?:\s+(?:${after.join('|')})){0,3}:?$`,
  'i',
)

/** Whether the left side holds the headings of the right side: fewer of them, most of them known. */
export const isLabels = (sides: readonly Side[]): boolean => {
  const labels = sides.map(({ left }) => joinText(left)).filter((text) => text !== '')
  const beside = sides.filter(({ right }) => right.length > 0).length
  const known = labels.filter(
    (text, at) =>
      heading.test(text) || heading.test(`${labels[at - 1]} ${text}`) || heading.test(`${text} ${labels[at + 1]}`),
  )
  return labels.length >= 2 && labels.length < beside && known.length >= labels.length * 0.6
}
