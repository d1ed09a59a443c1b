/** A change of a stored file: its bytes were written, or they were removed. */
export type FileChange = { key: string; is: 'written' | 'removed' }

/** One line of the journal of files. Keys hold no line ends. */
export const formatJournalLine = ({ key, is }: FileChange): string => `${is === 'written' ? '+' : '-'}${key}\n`

/** The last change of each file, in the order of the changes. A line that was cut off by a crash belongs to no file. */
export const parseLastChanges = (journal: string): FileChange[] => {
  const lines = journal.split('\n').slice(0, -1)
  const last = new Map<string, FileChange>()
  for (const line of lines) {
    const key = line.slice(1)
    if (key === '' || !/^[+-]/.test(line)) continue
    last.delete(key)
    last.set(key, { key, is: line.startsWith('+') ? 'written' : 'removed' })
  }
  return [...last.values()]
}
