/** Status of the other record while it is merged. */
export const asMerged = { status: 'Archived', archive_reason: 'Duplicate' } as const

/** Tables of the rows that a merge counts. */
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

/**
 * Returns the deletion request of one record for the other one, by the earlier day. A clinic's own retention holds for
 * one record only.
 */
export const mergeErasure = (asked: Erasable, other: Erasable): Partial<Erasable> =>
  asked.erasure_due_on !== null &&
  isAskedFor(asked) &&
  (other.erasure_due_on === null || asked.erasure_due_on < other.erasure_due_on)
    ? { erasure_due_on: asked.erasure_due_on, erase_reason: asked.erase_reason }
    : {}
