import type { ReadDocument } from '../../../rules/placed-line.ts'
import { openParagraphs } from './paragraphs.ts'

type Group = {
  skip: boolean
  hidden: boolean
  bold: boolean
  color: number
  shaded: boolean
  size: number
  unicode: number
}

/** Parts of the file that hold no words of the text. */
const skipped = new Set(
  (
    'fonttbl colortbl stylesheet info pict object objdata themedata datastore latentstyles listtable listoverridetable rsidtbl generator ' +
    'filetbl revtbl xmlnstbl fldinst annotation atnid atnauthor comment shppict nonshppict sp sn sv bkmkstart bkmkend template ' +
    'operator author company title subject keywords pgptbl mmathPr colorschememapping wgrffmtfilter nonesttables'
  ).split(' '),
)
const words: Record<string, string> = {
  par: '\n',
  sect: '\n',
  line: '\n',
  tab: '\t',
  bullet: '•',
  emdash: '—',
  endash: '–',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  emspace: ' ',
  enspace: ' ',
  '~': ' ',
  _: '-',
}
const codePages: Record<number, string> = {
  1250: 'windows-1250',
  1251: 'windows-1251',
  10000: 'macintosh',
  65001: 'utf-8',
  932: 'shift_jis',
  936: 'gbk',
}

const readPart = (entry: string, name: string) => Number(new RegExp(`\\\\${name}(\\d{1,3})`).exec(entry)?.[1] ?? 0)

/** Which colors of the table are as good as white; the first one is the usual one. */
const findWhites = (rtf: string): Set<number> => {
  const table = /\{\\colortbl([^{}]{0,20000})\}/.exec(rtf)?.[1] ?? ''
  return new Set(
    table
      .split(';')
      .flatMap((entry, at) =>
        at > 0 && ['red', 'green', 'blue'].every((name) => readPart(entry, name) >= 240) ? [at] : [],
      ),
  )
}

const deepest = 200
const token = /\\([a-z]{1,32})(-?\d{1,10})? ?|\\'([0-9a-f]{2})|\\([^a-z])|([{}])|([^\\{}]+)/gi

/** The lines of a rich text file; nothing that is hidden. Words in groups that no one shows are left out. */
export const readRtfLines = (rtf: string): ReadDocument => {
  const to = openParagraphs()
  const whites = findWhites(rtf)
  const decoder = new TextDecoder(codePages[Number(/\\ansicpg(\d{3,5})/.exec(rtf)?.[1] ?? 1252)] ?? 'windows-1252')
  const groups: Group[] = []
  let now: Group = { skip: false, hidden: false, bold: false, color: 0, shaded: false, size: 24, unicode: 1 }
  let [eat, inTable, isOpen, isNextCell, deeper] = [0, false, false, false, 0]
  const pending: number[] = []

  const flush = () => {
    if (pending.length > 0) say(decoder.decode(Uint8Array.from(pending.splice(0))))
  }
  const say = (text: string) => {
    const isUnseen = now.hidden || now.size < 4 || (whites.has(now.color) && !now.shaded)
    if (now.skip || isUnseen || text === '') return
    if (!isOpen) {
      to.begin()
      isOpen = true
    }
    to.text(isNextCell ? `\t${text}` : text, now.bold)
    isNextCell = false
  }
  const endParagraph = () => {
    flush()
    isNextCell = false
    if (isOpen) to.end()
    isOpen = false
  }
  const controls: Record<string, (value: number | undefined) => void> = {
    v: (value) => (now = { ...now, hidden: value !== 0 }),
    deleted: (value) => (now = { ...now, hidden: value !== 0 }),
    b: (value) => (now = { ...now, bold: value !== 0 }),
    cf: (value) => (now = { ...now, color: value ?? 0 }),
    cb: (value) => (now = { ...now, shaded: (value ?? 0) > 0 }),
    highlight: (value) => (now = { ...now, shaded: (value ?? 0) > 0 }),
    chcbpat: (value) => (now = { ...now, shaded: (value ?? 0) > 0 }),
    fs: (value) => (now = { ...now, size: value ?? 24 }),
    plain: () => (now = { ...now, hidden: false, bold: false, color: 0, shaded: false, size: 24 }),
    uc: (value) => (now = { ...now, unicode: value ?? 1 }),
    page: () => {
      endParagraph()
      to.breakPage()
    },
    trowd: () => {
      if (inTable) return
      endParagraph()
      to.beginTable()
      inTable = true
    },
    cell: () => {
      endParagraph()
      to.endCell()
    },
    // The rows of a table inside of a cell are lines of it.
    nestcell: () => {
      flush()
      isNextCell = isOpen
    },
    row: () => {
      to.endRow()
      to.endTable()
      inTable = false
    },
    u: (value) => {
      flush()
      const code = value ?? 0
      say(String.fromCharCode(code < 0 ? code + 65_536 : code))
      eat = now.unicode
    },
  }
  for (const [, control, number, hex, sign, brace, text] of rtf.matchAll(token)) {
    if (hex === undefined) flush()
    if (brace === '{') {
      if (groups.length < deepest) groups.push(now)
      else deeper += 1
    } else if (brace === '}') {
      if (deeper > 0) deeper -= 1
      else now = groups.pop() ?? now
    } else if (sign === '*') now = { ...now, skip: true }
    else if (sign !== undefined) say(words[sign] ?? (/[\\{}]/.test(sign) ? sign : ''))
    else if (hex !== undefined) {
      if (eat > 0) eat -= 1
      else pending.push(Number.parseInt(hex, 16))
    } else if (text !== undefined) {
      const left = text.replace(/[\r\n]{1,1000}/g, '')
      say(left.slice(eat))
      eat = Math.max(0, eat - left.length)
    } else if (control !== undefined) {
      if (skipped.has(control)) now = { ...now, skip: true }
      else if (control === 'nestrow') endParagraph()
      else if (now.skip) continue
      else if (control === 'par' || control === 'sect') endParagraph()
      else if (words[control] !== undefined) say(words[control] ?? '')
      else controls[control]?.(number === undefined ? undefined : Number(number))
    }
  }
  endParagraph()
  if (inTable) to.endTable()
  return to.document()
}
