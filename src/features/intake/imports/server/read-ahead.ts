import { toHeaderMap } from '../rules/mapping.ts'
import { type RowRead, readRow } from '../rules/read-row.ts'
import { getRecordedChoices, type ImportRecord, readHeadingRow } from './import-records.ts'
import type { CsvRow } from './read-csv.ts'

/** Rows by their number as they read in a time zone. */
export type Ahead = { timeZone: string; reads: Map<number, RowRead> }

/** The batches of a file, each with its rows read as `one` says: of the next one while the database takes the one before. */
export async function* readAhead(batches: AsyncGenerator<CsvRow[]>, one: ImportRecord, timeZone: string) {
  const chosen = toHeaderMap(getRecordedChoices(one), one.headers)
  const now = new Date(one.at)
  const read = (batch: CsvRow[]): { batch: CsvRow[]; ahead: Ahead } => {
    const lines = chosen.ok ? batch.filter(({ row }) => row > Math.max(readHeadingRow(one), one.done)) : []
    const context = { timeZone, now }
    return {
      batch,
      ahead: {
        timeZone,
        reads: new Map(chosen.ok ? lines.map(({ row, cells }) => [row, readRow(cells, chosen.map, context)]) : []),
      },
    }
  }
  const next = async () => {
    const step: IteratorResult<CsvRow[], undefined> = await batches.next()
    return step.done ? null : read(step.value)
  }
  try {
    let coming = next()
    for (;;) {
      const got = await coming
      if (got === null) return
      coming = next()
      coming.catch(() => undefined) // told when it is waited for; who stops reading never does
      yield got
    }
  } finally {
    void batches.return(undefined).catch(() => undefined) // it may still wait for rows that no one needs now
  }
}
