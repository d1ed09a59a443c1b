import register from './export-register.json' with { type: 'json' }

/** Tables of an export, in the order in which an import writes them. Settings that cause work come last. */
export const exportedTables: readonly string[] = register.tables

/** Tables that no export has, with the reason. */
export const leftOutTables: ReadonlyMap<string, string> = new Map(
  register.leftOutTables.flatMap(({ tables, because }) => tables.map((table) => [table, because] as const)),
)

type LeftOutColumn = { because: string; isRandom: boolean }

/** Columns that no export has, by `table.column`. An import fills the random ones with a value that no one knows. */
export const leftOutColumns: ReadonlyMap<string, LeftOutColumn> = new Map(
  register.leftOutColumns.flatMap(({ columns, because, restoredAs }) =>
    columns.map((column) => [column, { because, isRandom: restoredAs === 'random' }] as const),
  ),
)

/** Columns that look like a secret by their names, and aren’t. */
export const openColumns: ReadonlySet<string> = new Set(register.openColumns.flatMap(({ columns }) => columns))

const storageColumns = new Set(['stored_as', 'resume_file', 'video_file', 'earlier_files', 'profile_image'])

/** Whether a column holds keys of stored files. */
export const isStorageColumn = (column: string): boolean => storageColumns.has(column)

/** Lists what an export leaves out, for its manifest and its README. */
export const listLeftOut = (): { because: string; names: string[] }[] => {
  const found = new Map<string, string[]>()
  const add = (because: string, name: string) => found.set(because, [...(found.get(because) ?? []), name])
  for (const [table, because] of leftOutTables) add(because, table)
  for (const [column, { because }] of leftOutColumns) add(because, column)
  return [...found].map(([because, names]) => ({ because, names }))
}
