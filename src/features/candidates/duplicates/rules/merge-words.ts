import { formatCount } from '../../../../rules/words/format-count.ts'
import { getField, type MergeableName } from '../../directory/rules/fields.ts'

type Pieces = { notes: number; texts: number; interviews: number; documents: number }
/** Results of undoing a merge, as the call returns them. */
type Undone = {
  back: Pieces
  stayed: {
    fields: readonly MergeableName[]
    newer: { notes: number; texts: number }
    gone: number
    status: boolean
    refusal: boolean
    erasure: boolean
  }
}

const counted = (count: number, noun: string) => `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`
const listed = (words: readonly string[]) =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : (words[0] ?? '')
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const words: { [Name in MergeableName]?: string } = { resume: 'Resume', video_introduction: 'Video' }

/** The name of a field that a merge may take, as the forms about merging show it. */
export const getMergeableLabel = (name: MergeableName): string =>
  words[name] ?? getField(name).short ?? getField(name).label

/**
 * Formats the counts of rows that moved with a merge, without zeros: `2 notes, 1 text and 3 documents`. Blank for none.
 */
export const describePieces = ({ notes, texts, interviews, documents }: Partial<Pieces>): string =>
  listed(
    [
      [notes, 'note'],
      [texts, 'text'],
      [interviews, 'interview'],
      [documents, 'document'],
    ]
      .filter((piece): piece is [number, string] => typeof piece[0] === 'number' && piece[0] > 0)
      .map(([count, noun]) => counted(count, noun)),
  )

/** Describes the undo of a merge to its author: rows that returned, and parts that stayed, with reasons. */
export const describeUnmerge = ({ back, stayed }: Undone): string => {
  const pieces = describePieces(back)
  const newer = describePieces(stayed.newer)
  const fields = listed(stayed.fields.map(getMergeableLabel))
  return [
    'Merge undone. There are two records again.',
    pieces ? `Moved back to the other record: ${pieces}.` : '',
    newer ? `${capital(newer)} added since stayed with the kept record.` : '',
    fields ? `${fields} changed since and stayed.` : '',
    stayed.gone > 0 ? `${counted(stayed.gone, 'piece')} that had moved ${stayed.gone === 1 ? 'is' : 'are'} gone.` : '',
    stayed.status ? 'The other record’s status changed since and stayed.' : '',
    stayed.refusal ? 'Both records stay opted out of texts.' : '',
    stayed.erasure ? 'The deletion request applies to both.' : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}
