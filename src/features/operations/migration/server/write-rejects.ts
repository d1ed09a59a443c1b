import { appendFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { csvStart, formatCsvRow } from '../../../../rules/file-formats/csv.ts'
import type { Outcome } from './run.ts'
import type { SourceFile, SourceLine } from './source.ts'

/**
 * Opens a CSV file for the rows that stay behind, next to the source: why, then the cells as they came, so that they
 * can be fixed and migrated again. A dry run writes none; a file of an earlier run is deleted.
 */
export const openRejects = async (folder: string, { name, columns }: SourceFile, dryRun: boolean) => {
  const file = path.join(folder, `${name}.rejected.csv`)
  if (!dryRun) await rm(file, { force: true })
  let isThere = false
  return {
    /** Written before the commit: anyone who cannot keep what stays behind brings nothing over. */
    add: async (lines: readonly SourceLine[], outcomes: readonly Outcome[]) => {
      const rows = outcomes.flatMap((outcome, at) => {
        const line = lines[at]
        return outcome.kind === 'refused' && line
          ? [formatCsvRow([`Row ${line.line}: ${outcome.reasons.join(' ')}`, ...line.cells])]
          : []
      })
      if (dryRun || rows.length === 0) return
      if (!isThere) await writeFile(file, `${csvStart}${formatCsvRow(['Reasons', ...columns])}`, { mode: 0o600 })
      isThere = true
      await appendFile(file, rows.join(''))
    },
    written: () => (isThere ? file : null),
  }
}
