import { type Mailbox, parseMailbox } from './mailbox.ts'

/** One email inside the words of another. `text` is what it says, up to the next. */
export type ForwardedMail = {
  from: Mailbox
  replyTo: Mailbox | null
  to: string
  subject: string
  text: string
  /** It was quoted below an answer. */
  isQuote: boolean
}

const labels = {
  from: 'from|de|desde|remitente|enviado por',
  to: 'to|para|a|à|cc|cco|bcc',
  date: 'sent|date|fecha|enviado(?: el)?|sent on',
  subject: 'subject|asunto',
  replyTo: 'reply-to|reply to|responder a',
} as const
type Label = keyof typeof labels
const patterns = Object.entries(labels).map(
  ([label, words]) =>
    [label as Label, new RegExp(`^\\*?(?:${words})\\*?[ \\t]{0,5}:\\*?[ \\t]{0,20}(.{0,500})$`, 'i')] as const,
)

/** Without marks of quotation, marks no one sees, and bold. */
const plainLine = (line: string): string =>
  line
    .slice(0, 700)
    .replace(/[\u200b-\u200f\u2060\ufeff]/g, '')
    .replaceAll('\u00a0', ' ')
    .replace(/^[\s>|]+/, '')
    .trimEnd()

const parseLabel = (line: string): { label: Label; value: string } | null => {
  for (const [label, pattern] of patterns) {
    const found = pattern.exec(line)
    if (found) return { label, value: (found[1] ?? '').replace(/^\*+|\*+$/g, '').trim() }
  }
  return null
}

const mostLines = 5_000
const longestHead = 24

type Head = { end: number; values: Partial<Record<Label, string>> }

/** Reads the lines of a forwarded email's head from `at`; null when they are none. */
const headAt = (lines: readonly string[], at: number): Head | null => {
  const values: Partial<Record<Label, string>> = {}
  let open: Label | null = null
  let empty = 0
  let end = at
  for (let row = at; row < Math.min(lines.length, at + longestHead); row += 1) {
    const line = lines[row] ?? ''
    const found = parseLabel(line)
    if (line === '') {
      empty += 1
      // A page makes an empty line between any two.
      if (empty > 1 && row > at) break
      continue
    }
    // Another email begins.
    if (found?.label === 'from' && values.from !== undefined) break
    if (found) {
      values[found.label] ??= found.value
      open = found.value === '' || (found.label === 'from' && !found.value.includes('@')) ? found.label : null
    } else if (open !== null && (values[open] ?? '').length < 300) {
      values[open] = `${values[open] ?? ''} ${line}`.trim()
      if (open !== 'from' || values[open]?.includes('@')) open = null
    } else break
    empty = 0
    end = row + 1
  }
  const others = Object.keys(values).filter((label) => label !== 'from').length
  return values.from !== undefined && others >= 2 ? { end, values } : null
}

const wrote = /^(?:on|el|le)\s.{5,300}?(?:wrote|escribi[oó])\s?:$/i
const separator =
  /^[-_*\s]*(?:begin )?(?:forwarded|original|mensaje|inicio del mensaje|mensagem)\b.{0,40}(?:message|mail|reenviado|original|remitido)?.{0,10}$/i

/** "On Oct 27, 2026, at 9:31 AM, Ana Diaz <ana@example.test> wrote:", also over two lines. */
const quoteAt = (lines: readonly string[], at: number): { end: number; from: Mailbox } | null => {
  if (!/^(?:on|el)\s/i.test(lines[at] ?? '')) return null
  for (const rows of [1, 2, 3]) {
    const line = lines.slice(at, at + rows).join(' ')
    if (!wrote.test(line)) continue
    const said = line.replace(/(?:wrote|escribi[oó])\s?:$/i, '')
    const from = parseMailbox(said.split(/(?:\b[AP]M\b|\d{4}|\d{1,2}:\d{2})[^\p{L}<"]{0,8}/iu).at(-1) ?? '')
    return from ? { end: at + rows, from } : null
  }
  return null
}

const runOn =
  /-{3,}\s*(?:(?:begin )?forwarded message|original message|mensaje (?:reenviado|original))\s*:?\s*-{0,10}\s*(?:from|de)\s?:/i
const anyLabel = /(?<!\p{L})(?:from|de|to|para|cc|cco|bcc|sent|enviado|date|fecha|subject|asunto)\s?:/giu

/** Yahoo writes the head of a forward on one line. */
const splitLines = (text: string): string[] =>
  text
    .split(/\r?\n/, mostLines)
    .flatMap((line) =>
      line.length < 3_000 && runOn.test(line) ? line.replace(anyLabel, (label) => `\n${label}`).split('\n') : [line],
    )
    .map(plainLine)

type Cut = { at: number; end: number; mail: Omit<ForwardedMail, 'text'> }

const findCuts = (lines: readonly string[]): Cut[] => {
  const cuts: Cut[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const label = parseLabel(lines[at] ?? '')
    const head = label ? headAt(lines, at) : null
    if (head) {
      const { from = '', replyTo = '', to = '', subject = '' } = head.values
      const mail = {
        from: parseMailbox(from) ?? { name: '', address: '' },
        replyTo: parseMailbox(replyTo),
        to,
        subject,
      }
      cuts.push({ at, end: head.end, mail: { ...mail, isQuote: false } })
      at = head.end - 1
      continue
    }
    const quote = quoteAt(lines, at)
    if (!quote) continue
    cuts.push({ at, end: quote.end, mail: { from: quote.from, replyTo: null, to: '', subject: '', isQuote: true } })
    at = quote.end - 1
  }
  return cuts
}

/**
 * Returns an email's own words and the emails that its words hold, the outermost first: forwards and quotes of Gmail,
 * Outlook, Apple, Yahoo and their kin, in English and Spanish.
 */
export const splitForwarded = (text: string): { own: string; mails: ForwardedMail[] } => {
  const lines = splitLines(text)
  const cuts = findCuts(lines)
  const words = (from: number, to: number | undefined) =>
    lines
      .slice(from, to)
      .filter((line) => !separator.test(line) || line.length > 80)
      .join('\n')
      .trim()
  const mails = cuts.map(({ end, mail }, index) => ({ ...mail, text: words(end, cuts[index + 1]?.at) }))
  return { own: words(0, cuts[0]?.at), mails }
}
