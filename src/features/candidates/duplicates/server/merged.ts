/** What the record that was put aside reads while it is merged into another. */
export const asMerged = { status: 'Archived', archive_reason: 'Duplicate' } as const

/** Where what is counted of a merge lies. */
export const movedTables = {
  notes: 'candidate_notes',
  texts: 'text_messages',
  interviews: 'interviews',
  documents: 'document_files',
} as const

const isRetention = (reason: string | null) => reason !== null && /^Kept for [0-9]+ months$/.test(reason)

type Erasable = { erasure_due_on: string | null; erase_reason: string | null }

/** Whether someone asked for it, other than a clinic's own retention. */
export const isAskedFor = ({ erasure_due_on, erase_reason }: Erasable) =>
  erasure_due_on !== null && !isRetention(erase_reason)

/** Who asked in one record to be deleted has asked for the other, too, by the earlier day; a clinic's own retention holds for one record. */
export const erasureFrom = (asked: Erasable, other: Erasable): Partial<Erasable> =>
  asked.erasure_due_on !== null &&
  isAskedFor(asked) &&
  (other.erasure_due_on === null || asked.erasure_due_on < other.erasure_due_on)
    ? { erasure_due_on: asked.erasure_due_on, erase_reason: asked.erase_reason }
    : {}
