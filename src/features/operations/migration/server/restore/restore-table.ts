import type { Tx } from '../../../../../platform/server/database.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { isStorageKey, readStorageKeys } from '../../../organization-export/rules/export-cells.ts'
import { isStorageColumn } from '../../../organization-export/rules/export-register.ts'
import type { TableShape } from '../../../organization-export/server/public.ts'
import { type ExportedRow, getTextingPause, settleRow } from '../../rules/settle-row.ts'
import { addSentences, emptyTally, type Tally } from '../../rules/tally.ts'
import { addSignIns, insertExported } from './insert-rows.ts'
import { type OpenExport, readRows } from './read-export.ts'

export type Restoring = {
  source: OpenExport
  now: string
  organizationId: string
  /** The organization's customer id, by which rows of money are its own. */
  customer: string | null
  /** The people of the export. */
  people: Set<string>
  /** Keys of stored files that rows name. */
  keys: Set<string>
}

const platformRow = 'It belongs to someone who isn’t in the export.'

/** Throws for a row of another organization: an export that someone changed must not reach beyond its own. */
const requireOwn = ({ table, owner }: TableShape, row: ExportedRow, { organizationId, customer }: Restoring) => {
  const isOwn =
    owner === null
      ? customer !== null && (row.stripe_customer_id ?? row.customer) === customer
      : row[owner] === organizationId
  if (!isOwn) throw new UserError('invalid', `${table}.csv has a row of another organization. Unpack the export again.`)
}

const collectKeys = ({ table }: TableShape, row: ExportedRow, { keys }: Restoring) => {
  for (const [column, value] of Object.entries(row)) {
    if (value === null || !isStorageColumn(column)) continue
    for (const key of readStorageKeys(value)) {
      // A picture may be an address elsewhere.
      if (column === 'profile_image' && !isStorageKey(key)) continue
      if (!isStorageKey(key)) throw new UserError('invalid', `${table}.csv names a file outside of the export.`)
      keys.add(key)
    }
  }
}

/** Rows whose parent in the same table comes later wait for it. */
const createParents = ({ table, key, references }: TableShape) => {
  const parent = references.find((each) => each.table === table)?.column
  const id = key.find((name) => name !== 'organization_id') ?? ''
  const seen = new Set<string>()
  let held: ExportedRow[] = []
  return (rows: readonly ExportedRow[], isLast: boolean): ExportedRow[] => {
    if (parent === undefined) return [...rows]
    const ready: ExportedRow[] = []
    let waiting = [...held, ...rows]
    let before = -1
    while (waiting.length !== before) {
      before = waiting.length
      const later: ExportedRow[] = []
      for (const row of waiting) {
        const above = row[parent] ?? null
        if (above === null || seen.has(above)) {
          ready.push(row)
          seen.add(row[id] ?? '')
        } else later.push(row)
      }
      waiting = later
    }
    held = isLast ? [] : waiting
    // The parents of these are not in the export: the database names them.
    return isLast ? [...ready, ...waiting] : ready
  }
}

/** Checks which columns a table has here. Throws for one that this version doesn't know. */
const requireKnown = ({ table, columns }: TableShape, named: readonly string[]) => {
  const known = new Set(columns.map(({ name }) => name))
  const unknown = named.find((name) => !known.has(name))
  if (unknown !== undefined)
    throw new UserError('invalid', `This version doesn’t know ${table}.${unknown}. Upgrade this installation first.`)
}

/** Writes the rows of one table, and counts them. People who aren't in the export are left out with their own settings. */
export const restoreTable = async (tx: Tx, shape: TableShape, restoring: Restoring): Promise<Tally> => {
  const { source, now, people } = restoring
  const { table } = shape
  const named = source.manifest.tables.find((each) => each.table === table)?.columns
  let tally = emptyTally()
  if (!named) return tally
  requireKnown(shape, named)
  const columns = table === 'reinforce_users' ? [...named, 'auth_user_id'] : named
  const typed =
    table === 'reinforce_users'
      ? { ...shape, columns: [...shape.columns, { name: 'auth_user_id', type: 'uuid' }] }
      : shape
  const person =
    table === 'reinforce_users' ? undefined : shape.references.find((each) => each.table === 'reinforce_users')
  const order = createParents(shape)
  const write = async (rows: ExportedRow[]) => {
    const ready = table === 'reinforce_users' && rows.length > 0 ? await addSignIns(tx, rows) : rows
    await insertExported(tx, typed, columns, ready)
    if (table === 'reinforce_users') for (const { id } of ready) people.add(id ?? '')
  }
  for await (const rows of readRows(source, table, named)) {
    const kept: ExportedRow[] = []
    const notes: string[] = []
    for (const given of rows) {
      requireOwn(shape, given, restoring)
      const settled = settleRow(table, given, now)
      const owner = person ? (given[person.column] ?? null) : null
      if (settled === null || (owner !== null && !people.has(owner))) continue
      collectKeys(shape, settled.row, restoring)
      kept.push(settled.row)
      if (settled.note !== null) notes.push(settled.note)
    }
    const refused = rows.length - kept.length
    await write(order(kept, false))
    tally = {
      ...tally,
      read: tally.read + rows.length,
      new: tally.new + kept.length,
      refused: tally.refused + refused,
      reasons: addSentences(
        tally.reasons,
        Array.from({ length: refused }, () => platformRow),
      ),
      notes: addSentences(tally.notes, notes),
    }
  }
  await write(order([], true))
  if (table === 'organization_texting' && tally.new === 0) {
    const pause = { organization_id: restoring.organizationId, ...getTextingPause(now) }
    await insertExported(tx, shape, Object.keys(pause), [pause])
  }
  return tally
}
