import type { ReadDocument } from '../../../rules/placed-line.ts'
import { openParagraphs } from './paragraphs.ts'
import { parseXmlEvents } from './parse-xml-events.ts'

type Look = { hidden: boolean; white: boolean; shaded: boolean; bold: boolean }
const usual: Look = { hidden: false, white: false, shaded: false, bold: false }

const isOn = (value: string | undefined) => value === undefined || !/^(?:0|false|none|off)$/i.test(value)
const isLight = (fill: string | undefined) => fill === undefined || /^(?:auto|f[0-9a-f]f[0-9a-f]f[0-9a-f])$/i.test(fill)
const smallest = 4 // half points

/** Boxes that are ticked or not, in the fonts of signs that Word uses for them. */
const signs: Record<string, string> = {
  F0FE: '☒',
  F0FD: '☒',
  F0FC: '☒',
  F052: '☒',
  F0A8: '☐',
  F06F: '☐',
  F071: '☐',
  F0B7: '•',
  F0A7: '•',
}

/** Styles that hide what is written in them: hidden, in white, or smaller than anyone reads. */
export const findHidingStyles = (xml: string): Set<string> => {
  const hiding = new Set<string>()
  let style = ''
  for (const event of parseXmlEvents(xml)) {
    if (event.kind !== 'open') continue
    if (event.name === 'w:style') style = event.attribute('w:styleId') ?? ''
    const value = event.attribute('w:val')
    const hides =
      (event.name === 'w:vanish' && isOn(value)) ||
      (event.name === 'w:color' && /^f[b-f]f[b-f]f[b-f]$/i.test(value ?? '')) ||
      (event.name === 'w:sz' && Number(value) < smallest)
    if (hides && style !== '') hiding.add(style)
  }
  return hiding
}

/** Elements that are skipped whole: the same text box a second time for older programs, and words that were deleted. */
const skipped = ['mc:Fallback', 'w:del', 'w:moveFrom']

/** The list that takes a paragraph out of the list of its style. */
const noList = '0'

/** The lines in one XML part of a Word document: paragraphs, tables, text boxes; nothing that is hidden, by itself or by its style. */
export const readWordLines = (xml: string, hiding: ReadonlySet<string> = new Set()): ReadDocument => {
  const to = openParagraphs()
  let [look, paragraphLook, skipping, inWords, shaded] = [usual, usual, 0, false, 0]
  /** Cells with a dark background, where white words are read. */
  const cells: boolean[] = []
  let inRun = false
  const opens: Record<string, (attribute: (name: string) => string | undefined) => void> = {
    'w:p': () => {
      to.begin()
      paragraphLook = usual
      look = usual
    },
    'w:r': () => {
      inRun = true
      look = paragraphLook
    },
    'w:t': () => {
      inWords = true
    },
    'w:tab': () => {
      if (inRun) to.text('\t')
    },
    'w:br': (attribute) => {
      if (attribute('w:type') === 'page') to.breakPage()
      to.text('\n')
    },
    'w:cr': () => to.text('\n'),
    'w:noBreakHyphen': () => to.text('-'),
    'w:lastRenderedPageBreak': () => to.breakPage(),
    'w:sym': (attribute) => {
      if (!look.hidden) to.text(signs[(attribute('w:char') ?? '').toUpperCase()] ?? '')
    },
    'w:numPr': () => void to.mark({ bullet: true }),
    'w:numId': (attribute) => void (attribute('w:val') === noList && to.mark({ bullet: false })),
    'w:pStyle': (attribute) => {
      const style = attribute('w:val') ?? ''
      if (hiding.has(style)) paragraphLook = { ...paragraphLook, hidden: true }
      if (/heading|title|ueberschrift|titulo/i.test(style)) to.mark({ heading: true })
      else if (/list(?!.?(?:contents|heading))/i.test(style)) to.mark({ bullet: true })
    },
    'w:rStyle': (attribute) => {
      if (hiding.has(attribute('w:val') ?? '')) look = { ...look, hidden: true }
    },
    'w:vanish': (attribute) => {
      if (isOn(attribute('w:val'))) look = { ...look, hidden: true }
    },
    'w:b': (attribute) => {
      look = { ...look, bold: isOn(attribute('w:val')) }
    },
    'w:color': (attribute) => {
      look = { ...look, white: /^f[b-f]f[b-f]f[b-f]$/i.test(attribute('w:val') ?? '') }
    },
    'w:sz': (attribute) => {
      if (Number(attribute('w:val')) < smallest) look = { ...look, hidden: true }
    },
    'w:highlight': () => {
      look = { ...look, shaded: true }
    },
    'w:shd': (attribute) => {
      const isDark = !isLight(attribute('w:fill'))
      if (isDark && inRun) look = { ...look, shaded: true }
      else if (isDark && cells.length > 0) cells[cells.length - 1] = true
      else if (isDark) paragraphLook = { ...paragraphLook, shaded: true }
    },
    'w:txbxContent': () => {
      shaded += 1 // a box may have a background of its own: its white words are read
    },
    'w:tbl': () => to.beginTable(),
    'w:tc': () => cells.push(false),
  }
  const closes: Record<string, () => void> = {
    'w:p': () => to.end(),
    'w:r': () => {
      inRun = false
    },
    'w:t': () => {
      inWords = false
    },
    'w:tc': () => {
      cells.pop()
      to.endCell()
    },
    'w:tr': () => to.endRow(),
    'w:tbl': () => to.endTable(),
    'w:txbxContent': () => {
      shaded -= 1
    },
  }
  for (const event of parseXmlEvents(xml)) {
    if (event.kind === 'text') {
      const isUnseen = look.hidden || (look.white && !look.shaded && shaded === 0 && !cells.includes(true))
      if (skipping === 0 && inWords && !isUnseen) to.text(event.text, look.bold)
      continue
    }
    if (skipped.includes(event.name)) skipping += event.kind === 'open' ? 1 : -1
    else if (skipping === 0 && event.kind === 'open') opens[event.name]?.(event.attribute)
    else if (skipping === 0) closes[event.name]?.()
  }
  return to.document()
}
