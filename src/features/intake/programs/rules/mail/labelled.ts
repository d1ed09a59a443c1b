import { findPersonName, findPhone, parseAddress, toOneLine } from './mailbox.ts'

export type LabeledContact = { full_name: string; email_address: string; phone_number: string }

const labels = {
  name:
    "(?:full |complete |candidate |applicant |candidate[’']s |applicant[’']s )?name|candidate|applicant|" +
    'nombre(?: completo| y apellidos?)?|nombre del? (?:candidat[oa]|solicitante|postulante)|candidat[oa]|' +
    'solicitante|postulante|aspirante',
  first: 'first name|given name|nombres|primer nombre',
  last: 'last name|surname|family name|apellidos?',
  email:
    'e-?mail(?: address| id)?|candidate e-?mail|applicant e-?mail|contact e-?mail|correo(?: electr[oó]nico)?|direcci[oó]n de correo',
  phone:
    '(?:phone|mobile|cell|tel(?:ephone|\\.)?|contact)(?: (?:phone|number|no\\.?|#))?|(?:candidate|applicant) ' +
    'phone|tel[eé]fono(?: celular| m[oó]vil)?|celular|m[oó]vil|n[uú]mero(?: de tel[eé]fono)?',
} as const
type Kind = keyof typeof labels

/** Signs that can precede a label: quotes, bullets, bars, pictograms. */
const before = '[ \\t>*•|·_\\p{Extended_Pictographic}\\uFE0F-]{0,8}'
const patterns = Object.fromEntries(
  Object.entries(labels).map(([kind, words]) => [
    kind,
    {
      inline: new RegExp(`^${before}(?:${words})[ \\t*_]{0,5}(?::|\\t|\\||–|=)[ \\t*_|:]{0,5}(\\S.{0,300})$`, 'iu'),
      alone: new RegExp(`^${before}(?:${words})[ \\t*_|]{0,5}:?[ \\t*_|]{0,5}$`, 'iu'),
    },
  ]),
) as Record<Kind, { inline: RegExp; alone: RegExp }>

const mostLines = 3_000
const isLabel = (line: string): boolean =>
  Object.values(patterns).some(({ inline, alone }) => inline.test(line) || alone.test(line))

/** A candidate or applicant alone on a line is a heading of many emails; only with its colon it is a label. */
const isHeading = (line: string): boolean =>
  /^\W*(?:candidate|applicant|candidat[oa]|solicitante|postulante|aspirante|contact)\W*$/i.test(line) &&
  !line.includes(':')

const valueAt = (lines: readonly string[], at: number, kind: Kind): string => {
  const line = lines[at] ?? ''
  const inline = patterns[kind].inline.exec(line)?.[1]
  if (inline !== undefined) return inline.split(/\t|\s\|\s/)[0] ?? ''
  if (!patterns[kind].alone.test(line) || isHeading(line)) return ''
  const next = lines.slice(at + 1, at + 4).find((one) => one.trim() !== '') ?? ''
  return isLabel(next) ? '' : next.replace(/^[\s>*•|]+/, '')
}

/** Returns the first value of a label that can be one. */
const first = (lines: readonly string[], kind: Kind, read: (value: string) => string): string => {
  for (let at = 0; at < lines.length; at += 1) {
    const found = read(valueAt(lines, at, kind))
    if (found) return found
  }
  return ''
}

const addressIn = (value: string): string =>
  parseAddress(
    value
      .replace(/<mailto:[^<>]{0,200}>/gi, '')
      .replace(/^<?(?:mailto:)?/i, '')
      .trim()
      .replace(/\s.*$/, '')
      .replace(/[>.,;]+$/, ''),
  )

/** Returns what the lines `Name:`, `Email:` and `Phone:` of a text say, in English or Spanish; the value follows on the line, in the next cell, or below. */
export const readLabelled = (text: string): LabeledContact => {
  const lines = text.split(/\r?\n/, mostLines).map((line) => line.slice(0, 500).replaceAll('\u00a0', ' '))
  const both = [first(lines, 'first', findPersonName), first(lines, 'last', findPersonName)].filter(Boolean).join(' ')
  const name = both.includes(' ') ? both : first(lines, 'name', findPersonName)
  return {
    full_name: toOneLine(name || both),
    email_address: first(lines, 'email', addressIn),
    phone_number: first(lines, 'phone', findPhone),
  }
}
