/** A note without what it is about, so that the same remark about two rows counts as one kind. */
export const kindOfNote = (note: string): string =>
  note
    .replace(/^(Cannot be texted: ).*?(?= (?:is not|is too|has|cannot)\b)/s, '$1…')
    .replace(/"[^"]*"/g, '…')
    .replace(/^(Currently an RBT): …\.$/, '$1 was answered with more than yes or no.')
    .replace(/\brow \d+\b/, 'another row')
    .replace(/was read as \d+:\d+/, 'was read as the hour of a 24-hour clock')
    .replace(/\b\d+ characters\b/, '… characters')
    .replace(/area code that starts with \d/, 'area code that starts with 0 or 1')
    .replace(/has \d{3} as its area code/, 'has … as its area code')
    .replace(/has \d+ digits/, 'has … digits')
    .replace(/after the area code comes a \d/, 'after the area code comes a 0 or 1')

/** How often each kind of note occurs, most frequent first. */
export const countKinds = (notes: readonly string[]): { kind: string; count: number }[] => {
  const counts = new Map<string, number>()
  for (const note of notes) counts.set(kindOfNote(note), (counts.get(kindOfNote(note)) ?? 0) + 1)
  return [...counts].map(([kind, count]) => ({ kind, count })).toSorted((a, b) => b.count - a.count)
}
