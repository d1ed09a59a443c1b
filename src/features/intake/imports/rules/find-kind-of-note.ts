/** A remark about several rows: how often, and the first few things that it is about. */
export type KindOfNote = { kind: string; count: number; values: string[]; more: boolean }

const fewest = 3
const aboutPhone = /^(Cannot be texted: )(.*?)(?= (?:is not|is too|has|cannot)\b)/s
const quoted = /"([^"]*)"/g

/** A note without what it is about, so that the same remark about two rows counts as one kind. */
export const findKindOfNote = (note: string): string =>
  note
    .replace(aboutPhone, '$1…')
    .replace(quoted, '…')
    .replace(/^(Currently an RBT): …\.$/, '$1 was answered with more than yes or no.')
    .replace(/\brow \d+\b/, 'another row')
    .replace(/was read as \d+:\d+/, 'was read as the hour of a 24-hour clock')
    .replace(/\b\d+ characters\b/, '… characters')
    .replace(/area code that starts with \d/, 'area code that starts with 0 or 1')
    .replace(/has \d{3} as its area code/, 'has … as its area code')
    .replace(/has \d+ digits/, 'has … digits')
    .replace(/after the area code comes a \d/, 'after the area code comes a 0 or 1')

/** The subject of a note, as in the file, in one line that a terminal may print. */
const findValue = (note: string): string | null =>
  (aboutPhone.exec(note)?.[2] ?? [...note.matchAll(quoted)][0]?.[1])?.replace(/\p{C}+/gu, ' ') ?? null

/** How often each kind of note occurs, most frequent first, and what it was about. */
export const countKinds = (notes: readonly string[]): KindOfNote[] => {
  const kinds = new Map<string, KindOfNote>()
  for (const note of notes) {
    const kind = findKindOfNote(note)
    const known = kinds.get(kind) ?? { kind, count: 0, values: [], more: false }
    const value = findValue(note)
    if (value !== null && !known.values.includes(value)) {
      if (known.values.length < fewest) known.values.push(value)
      else known.more = true
    }
    known.count += 1
    kinds.set(kind, known)
  }
  return [...kinds.values()].toSorted((a, b) => b.count - a.count)
}

/** A kind as a line of a summary: `is neither RBT nor BCBA: “SLP”, “Teacher”, “Nurse”, …`. */
export const describeKind = ({ kind, values, more }: Omit<KindOfNote, 'count'>): string => {
  if (values.length === 0) return kind
  const sentence = kind
    .replace(/\.$/, '')
    .replace(/^… /, '')
    .replace(/ …$/, '')
    .replace(/^(Cannot be texted): … /, '$1, ')
  return `${sentence}: ${values.map((value) => `“${value}”`).join(', ')}${more ? ', …' : ''}`
}
