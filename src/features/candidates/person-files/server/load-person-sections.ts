import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import {
  isPersonal,
  matchRows,
  type PersonalDataTable,
  type PersonalTable,
  writeTableName,
} from '../../../../platform/server/personal-data.ts'
import { isSecretColumn } from '../rules/is-secret-column.ts'
import { maskLinksIn } from '../rules/mask-links.ts'
import {
  getTitle,
  joinEventValues,
  type LeftOut,
  type Section,
  sortByTime,
  sortSections,
} from '../rules/person-file.ts'
import type { PersonOnFile } from './load-person.ts'

const isWithheld = ({ withholds = [] }: PersonalTable): boolean => withholds.some(({ columns }) => columns === 'all')

/** Lists what a file leaves out of the register, with the reasons. */
export const listLeftOut = (traces: readonly PersonalDataTable[]): LeftOut[] =>
  sortSections(
    traces
      .filter(isPersonal)
      .flatMap(({ table, withholds = [] }) =>
        withholds.map(({ columns, because }) => ({ table, title: getTitle(table).title, columns, because })),
      ),
  )

/** Whether a file about a person has this column of the table. */
export const isInFile = (trace: PersonalTable, column: string): boolean =>
  !isSecretColumn(column) &&
  !(trace.withholds ?? []).some(({ columns }) => columns === 'all' || columns.includes(column))

/** Loads the rows of one table about a person, as erasure finds them, without what is left out. */
const loadRows = async (tx: Tx, trace: PersonalTable, person: PersonOnFile) => {
  const rows = await tx.rows(
    z.object({ row: z.string() }),
    sql`select row_to_json(t)::text as row from ${writeTableName(trace.table)} t where ${matchRows(trace, person)}`,
  )
  return rows.map(({ row }) => {
    const values = Object.entries(JSON.parse(row) as Record<string, unknown>)
    const kept = values.filter(([column]) => column !== 'organization_id' && isInFile(trace, column))
    return Object.fromEntries(kept.map(([column, value]) => [column, maskLinksIn(value)]))
  })
}

/** Loads everything that the register of personal data finds about a person, table by table in the order of the file. */
export const loadPersonSections = async (
  tx: Tx,
  traces: readonly PersonalDataTable[],
  person: PersonOnFile,
): Promise<Section[]> => {
  const sections: Section[] = []
  for (const trace of traces.filter(isPersonal)) {
    if (isWithheld(trace)) continue
    const rows = sortByTime(await loadRows(tx, trace, person))
    sections.push({ ...getTitle(trace.table), table: trace.table, rows })
  }
  return joinEventValues(sortSections(sections))
}

const person = /(^who|_by|^owner_id|^interviewer_id|^assigned_to|^author_id)$/
const named = z.object({ id: z.string(), name: z.nullable(z.string()) })

/** Loads the names behind the ids of colleagues, places, and job codes in these rows. An id that no name is found for is platform staff’s. */
export const loadNamesIn = async (tx: Tx, organizationId: string, sections: readonly Section[]) => {
  const cells = sections.flatMap(({ rows }) => rows.flatMap((row) => Object.entries(row)))
  const find = (isOne: (column: string) => boolean) =>
    [
      ...new Set(cells.flatMap(([column, value]) => (isOne(column) && typeof value === 'string' ? [value] : []))),
    ].filter((value) => /^[0-9a-f-]{36}$/.test(value))
  const people = find((column) => person.test(column))
  const places = find((column) => column === 'location_id')
  const codes = find((column) => column === 'job_code_id')
  const rows = await tx.rows(
    named,
    sql`select i.id, coalesce(
          (select u.full_name from reinforce_users u where u.organization_id = ${organizationId} and u.id = i.id),
          (select 'API key ' || k.name from api_keys k where k.organization_id = ${organizationId} and k.id = i.id)) as name
        from unnest(${sql.param(people)}::uuid[]) as i (id)
        union all select l.id, l.name from locations l
          where l.organization_id = ${organizationId} and l.id = any(${sql.param(places)}::uuid[])
        union all select j.id, j.code from job_codes j
          where j.organization_id = ${organizationId} and j.id = any(${sql.param(codes)}::uuid[])`,
  )
  return Object.fromEntries(rows.map(({ id, name }) => [id, name ?? 'Platform staff']))
}
