import type { Tx } from '../../../../platform/server/database.ts'
import type { RowResult, SourceRow } from '../rules/source-row.ts'
import type { SourceTable } from '../rules/source-tables.ts'
import type { Client } from './load-known-rows.ts'

/** The context of a run, for every table. */
export type Run = {
  installation: string
  now: Date
  platformId: string
  /** Whether an opt-out holds for organizations that meet the number later, too. */
  optOutEverywhere: boolean
  /** The organizations of the source that are here, by their ids there. */
  clients: Map<string, Client>
}

/** A row that is not here yet; `client` is its organization, null where a table has none. */
export type Incoming = { id: string; row: SourceRow; client: Client | null }

/** The outcome of a row, and its label for the operator. */
export type Outcome =
  | { kind: 'new' | 'here' | 'changed'; ours: string; organizationId: string; label?: string | null; notes?: string[] }
  | { kind: 'refused'; reasons: string[] }

/** How one table is brought over; `write` answers an outcome for each row, in their order. */
export type Step = {
  table: SourceTable
  write: (tx: Tx, run: Run, rows: readonly Incoming[]) => Promise<Outcome[]>
}

/** A row stays behind for this reason. */
export const rejectRow = (...reasons: string[]): Outcome => ({ kind: 'refused', reasons })

/** When and where the dates of a row are read. */
export const toContext = (run: Run, client: Client | null) => ({
  timeZone: client?.timeZone ?? 'America/New_York',
  now: run.now,
})

export type IncomingRow<T> = { incoming: Incoming; client: Client; value: T; notes: string[] }

/**
 * Creates the step of a table whose rows belong to organizations: each row is checked, `write` gets the good ones and
 * returns their outcomes, in the order of the rows again.
 */
export const createJudgedStep =
  <T>(
    judge: (row: SourceRow, context: ReturnType<typeof toContext>) => RowResult<T>,
    write: (tx: Tx, run: Run, rows: readonly IncomingRow<T>[]) => Promise<Outcome[]>,
  ): Step['write'] =>
  async (tx, run, rows) => {
    const read: IncomingRow<T>[] = []
    const outcomes = rows.map((incoming): Outcome | null => {
      const { row, client } = incoming
      if (!client) return rejectRow('Its organization is missing.')
      const judged = judge(row, toContext(run, client))
      if (!judged.ok) return rejectRow(...judged.reasons)
      read.push({ incoming, client, value: judged.value, notes: judged.notes })
      return null
    })
    const written = (read.length > 0 ? await write(tx, run, read) : []).values()
    return outcomes.map((outcome) => outcome ?? written.next().value ?? rejectRow('Couldn’t save it.'))
  }

/** The outcome of rows that were written under ids of ours, or found under another's. */
export const toOutcomes = <T>(
  read: readonly IncomingRow<T>[],
  ids: readonly string[],
  became: readonly { id: string; ours: string }[],
  getLabel?: (value: T) => string,
): Outcome[] => {
  const ours = new Map(became.map((one) => [one.id, one.ours]))
  return read.map(({ client, value, notes }, at) => {
    const id = ids[at] ?? ''
    const found = ours.get(id)
    if (found === undefined) return rejectRow('Couldn’t save it.')
    const label = getLabel ? { label: getLabel(value) } : {}
    return { kind: found === id ? 'new' : 'here', ours: found, organizationId: client.id, notes, ...label }
  })
}
