import { mapInSlices } from '../../../../platform/server/process/map-in-slices.ts'
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
  const read = async (batch: CsvRow[]): Promise<{ batch: CsvRow[]; ahead: Ahead }> => {
    if (!chosen.ok) return { batch, ahead: { timeZone, reads: new Map() } }
    const lines = batch.filter(({ row }) => row > Math.max(readHeadingRow(one), one.done))
    const { map } = chosen
    const reads = await mapInSlices(lines, ({ row, cells }) => [row, readRow(cells, map, { timeZone, now })] as const)
    return { batch, ahead: { timeZone, reads: new Map(reads) } }
  }
  const next = async () => {
    const step: IteratorResult<CsvRow[], undefined> = await batches.next()
    return step.done ? null : await read(step.value)
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
