import type { PlacedLine, ReadDocument } from '../../../rules/placed-line.ts'
import { assembleLines } from './assemble-lines.ts'
import { findPageInk, type Names, type Operators, type Spot } from './find-page-ink.ts'
import { withDrawnBlanks } from './letter-spacing.ts'
import type { Run } from './run.ts'

const mostPages = 20
/** A page with a picture and fewer letters than this is one that no one can read without recognizing pictures. */
const fewestLetters = 80

type Item = { str: string; transform: number[]; width: number; height: number; fontName: string }
type Page = {
  view: number[]
  getTextContent: () => Promise<{ items: unknown[] }>
  getOperatorList: () => Promise<Operators>
  commonObjs: { has: (name: string) => boolean; get: (name: string) => unknown }
}
type Document = { numPages: number; getPage: (n: number) => Promise<Page> }

const isItem = (item: unknown): item is Item =>
  typeof item === 'object' && item !== null && 'str' in item && 'transform' in item

const spacing: Record<string, string> = {
  '\u02dc': '\u0303',
  '\u00b4': '\u0301',
  '\u0060': '\u0300',
  '\u00a8': '\u0308',
  '\u02c6': '\u0302',
}
/** Accents that old fonts draw as signs of their own, before the letter they belong to: "Ense˜nanza". */
const withAccents = (text: string): string =>
  text
    .replace(
      /([\u02dc\u00b4\u0060\u00a8\u02c6])([A-Za-z\u0131])/g,
      (_, accent: string, letter: string) => `${letter === '\u0131' ? 'i' : letter}${spacing[accent] ?? ''}`,
    )
    .normalize('NFC')

const ligatures: Record<string, string> = { ﬀ: 'ff', ﬁ: 'fi', ﬂ: 'fl', ﬃ: 'ffi', ﬄ: 'ffl', ﬅ: 'st', ﬆ: 'st' }
/** Signs of a line as they are meant: no ligatures, nothing without width, one kind of bullet. */
const plain = (text: string): string =>
  withAccents(text)
    // oxlint-disable-next-line no-control-regex
    .replace(/[\u0000-\u0008\u000b\u000e-\u001f]/g, ' ')
    .replace(/[\ufb00-\ufb06]/g, (sign) => ligatures[sign] ?? sign)
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/[\u25cf\u25e6\u2023\u25aa\u25ab\u25a0\u2043\uf0b7\uf0a7\uf076\uf0d8\u27a2\u2794]/g, '•')

const fontName = (page: Page, name: string): string => {
  const font = page.commonObjs.has(name) ? page.commonObjs.get(name) : null
  return typeof font === 'object' && font !== null && 'name' in font && typeof font.name === 'string' ? font.name : ''
}

/** Finds the spots at which the signs of a run were drawn. */
const groupSpots = (spots: readonly Spot[]) => {
  const rows = new Map<number, Spot[]>()
  for (const spot of spots) {
    const row = rows.get(Math.round(spot.y))
    if (row) row.push(spot)
    else rows.set(Math.round(spot.y), [spot])
  }
  return ({ transform, width }: Item): Spot[] => {
    const [x = 0, y = 0] = transform.slice(4)
    const near = [-1, 0, 1].flatMap((by) => rows.get(Math.round(y) + by) ?? [])
    return near.filter(
      (spot) => Math.abs(spot.y - y) <= 1 && spot.x >= x - 0.7 && spot.x < x + Math.max(width, 1) - 0.2,
    )
  }
}

/** Whether most of a run's signs are hidden. */
const isHidden = (own: readonly Spot[]) => own.filter(({ hidden }) => hidden).length * 2 > own.length

const undecodable = /[\ufffd\ue000-\uf8ff]/g

type How = { names: Names; hasPictures: boolean }
type PageRead = { lines: PlacedLine[]; isUnread: boolean }

const readPage = async (page: Page, number: number, { names, hasPictures }: How): Promise<PageRead> => {
  const [left = 0, bottom = 0, right = 612, top = 792] = page.view
  const { items } = await page.getTextContent()
  const findSpots = groupSpots(
    findPageInk(await page.getOperatorList(), names, { left, bottom, right, top }, hasPictures),
  )
  const upright: Run[] = []
  const turned: { run: Run; isUp: boolean }[] = []
  for (const item of items) {
    if (!isItem(item) || item.str === '') continue
    const spots = findSpots(item)
    if (isHidden(spots)) continue
    const [a = 0, b = 0, , , x = 0, y = 0] = item.transform
    const size = Math.hypot(a, b)
    if (x < left - 1 || x > right || y < bottom - 1 || y > top + 1) continue
    const run = {
      text: plain(withDrawnBlanks(item.str, spots)),
      x: x - left,
      y: top - y,
      width: item.width,
      size,
      bold: /bold|black|heavy|semib|demi/i.test(fontName(page, item.fontName)),
    }
    // Words that run up or down the page are read with the page turned.
    if (Math.abs(b) > 0.3 * size || a < 0)
      turned.push({ run: { ...run, x: b > 0 ? y : -y, y: b > 0 ? x : -x }, isUp: b > 0 })
    else upright.push(run)
  }
  const assembled = assembleLines(upright)
  const letters = assembled.reduce((sum, { text }) => sum + text.replaceAll(/\s/g, '').length, 0)
  const lost = assembled.reduce((sum, { text }) => sum + (text.match(undecodable)?.length ?? 0), 0)
  if (lost > letters * 0.3) return { lines: [], isUnread: true }
  const sizes = assembled
    .flatMap(({ size, text }) => Array.from({ length: Math.ceil(text.length / 20) }, () => size))
    .toSorted((x, y) => x - y)
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0
  const boldShare = assembled.filter(({ bold }) => bold).length / Math.max(1, assembled.length)
  const lines = assembled.map(({ text, x, y, width, height, size, bold, isLabel }) => ({
    text: text.replaceAll(undecodable, ''),
    page: number,
    box: { x, y: y - height, width, height: height * 1.25 },
    heading: text.length <= 60 && (isLabel === true || size > usual * 1.12 || (bold && boldShare < 0.4)),
  }))
  const rest = [true, false].flatMap((isUp) =>
    assembleLines(turned.filter((one) => one.isUp === isUp).map(({ run }) => run)),
  )
  return {
    lines: [...lines, ...rest.map(({ text }) => ({ text, page: number, box: null, heading: false }))],
    isUnread: letters < fewestLetters && hasPictures,
  }
}

/**
 * A PDF as its lines; `names`: what its library calls the steps of drawing; `hasPictures`: whether there are any in the
 * file. Pages beyond the twentieth, scans, and pages in fonts that cannot be decoded are unread.
 */
export const readPdfDocument = async (document: Document, how: How): Promise<ReadDocument> => {
  const lines: PlacedLine[] = []
  const unread: number[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const read = number <= mostPages ? await readPage(await document.getPage(number), number, how) : null
    lines.push(...(read?.lines ?? []))
    if (!read || read.isUnread) unread.push(number)
  }
  return { lines: lines.filter(({ text }) => text.trim() !== ''), pages: document.numPages, unread }
}
