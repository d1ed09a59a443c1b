import { findPersonName, toOneLine } from './mailbox.ts'

const name = String.raw`(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]*){1,3})`
const dashes = '-|–|—'
const pattern = (parts: readonly string[]) => new RegExp(parts.join(''), 'u')
const patterns = [
  pattern([
    String.raw`^(?:\[[^\]]{1,40}\]\s*)?(?:[Nn]ew |NEW )?`,
    '(?:[Aa]pplication|[Aa]pplicant|[Cc]andidate|[Rr]esume|APPLICATION|APPLICANT|CANDIDATE)',
    String.raw`(?: [Rr]eceived| [Ss]ubmitted)?\s{0,3}(?:from|by|:|${dashes}|\|)\s{0,3}${name}`,
    String.raw`(?:$|\s{0,3}(?:for|to|${dashes}|\||,|\(|\.|applied).{0,200}$)`,
  ]),
  pattern([
    String.raw`^${name} (?:has |is |just |ha |se )?(?:just |recently )?`,
    '(?:applied|submitted|interested|aplic[oó]|postul[oó]|solicit[oó]|envi[oó]).{0,250}$',
  ]),
  pattern([
    '^(?:[Nn]ueva? )?(?:[Ss]olicitud|[Pp]ostulaci[oó]n|[Cc]andidatura|[Cc]andidat[oa])(?: [Rr]ecibida)? ?',
    String.raw`(?:de|:|-) ?${name}(?:$|\s{0,3}(?:para|-|–|\||,|\().{0,200}$)`,
  ]),
]

const nameIn = (line: string): string => {
  for (const pattern of patterns) {
    const found = findPersonName(pattern.exec(line)?.[1] ?? '')
    if (found) return found
  }
  return ''
}

/** Returns an applicant's name from a board's subject, or one of its first lines, or ''. */
export const findNameInSubject = (subject: string, text: string): string => {
  const lines = text.split(/\r?\n/, 40).map((line) => toOneLine(line, 300))
  const bare = toOneLine(subject, 300).replace(/^(?:(?:re|fwd?|rv)\s?:\s*)+/i, '')
  return [bare, ...lines].map(nameIn).find(Boolean) ?? ''
}
