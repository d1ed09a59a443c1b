import { countKinds, type KindOfNote } from '../../../intake/imports/rules/find-kind-of-note.ts'

/** The outcomes of the rows of one table; `changed` are people who were here and had blanks filled. */
export type Tally = {
  read: number
  new: number
  here: number
  changed: number
  refused: number
  reasons: KindOfNote[]
  notes: KindOfNote[]
}

/** A table of which nothing was read yet. */
export const emptyTally = (): Tally => ({ read: 0, new: 0, here: 0, changed: 0, refused: 0, reasons: [], notes: [] })

const mostValues = 3

/** Two counts of remarks as one, most frequent first: a source is looked at part by part. */
export const joinKinds = (known: readonly KindOfNote[], more: readonly KindOfNote[]): KindOfNote[] => {
  const kinds = new Map(known.map((one) => [one.kind, { ...one, values: [...one.values] }]))
  for (const one of more) {
    const found = kinds.get(one.kind)
    if (!found) kinds.set(one.kind, { ...one, values: [...one.values] })
    else {
      const values = [...new Set([...found.values, ...one.values])]
      found.count += one.count
      found.more = found.more || one.more || values.length > mostValues
      found.values = values.slice(0, mostValues)
    }
  }
  return [...kinds.values()].toSorted((a, b) => b.count - a.count)
}

/** Returns the same for whole sentences. */
export const addSentences = (known: readonly KindOfNote[], sentences: readonly string[]): KindOfNote[] =>
  sentences.length === 0 ? [...known] : joinKinds(known, countKinds(sentences))
