import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { storageColumns } from '../rules/is-secret-column.ts'
import type { ListedFile, Section } from '../rules/person-file.ts'

/** A stored file of a person: where its bytes are, and its name in the archive. */
type FoundFile = ListedFile & { key: string }

const longestName = 80

const cleanFileName = (text: string): string =>
  text
    .replace(/[^\p{L}\p{N} ._()-]/gu, '_')
    .replace(/^[. ]+/, '')
    .slice(-longestName)

/** Names a file by the row that holds it; the extension is that of the stored bytes. */
const nameFile = (row: Section['rows'][number], column: string, key: string, number: number): string => {
  const given = [row.name, row.file_name].find((name) => typeof name === 'string' && name !== '')
  const words = typeof given === 'string' ? given : column.replaceAll('_', ' ')
  const extension = /\.\w{1,5}$/.exec(key)?.[0] ?? ''
  const name = cleanFileName(words)
  const isWhole = extension === '' || name.toLowerCase().endsWith(extension.toLowerCase())
  return `files/${String(number).padStart(3, '0')} ${name}${isWhole ? '' : extension}`
}

const readKeys = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((key) => typeof key === 'string' && key !== '') as string[]

/** Lists the stored files that rows name, each once. */
export const findFiles = (sections: readonly Section[]): FoundFile[] => {
  const found = new Map<string, FoundFile>()
  for (const { title, rows } of sections)
    for (const row of rows)
      for (const column of Object.keys(row).filter((name) => storageColumns.has(name)))
        for (const key of readKeys(row[column]))
          if (!found.has(key))
            found.set(key, { key, name: nameFile(row, column, key, found.size + 1), from: title, missing: null })
  return [...found.values()]
}

/** Loads which of these files the virus check holds, or has not let through yet. */
export const loadHeldFiles = async (tx: Tx, organizationId: string, keys: readonly string[]): Promise<Set<string>> => {
  const rows = await tx.rows(
    z.object({ key: z.string() }),
    sql`select stored_as as key from document_checks
        where organization_id = ${organizationId} and stored_as = any(${sql.param([...keys])}::text[]) and state <> 'checked'
          and released_at is null`,
  )
  return new Set(rows.map(({ key }) => key))
}

/** Puts the names in the archive in place of our keys. */
export const replaceKeys = (sections: readonly Section[], files: readonly FoundFile[]): Section[] => {
  const names = new Map(files.map(({ key, name, missing }) => [key, missing === null ? name : `${name} (${missing})`]))
  const rename = (value: unknown) => {
    const shown = readKeys(value).map((key) => names.get(key) ?? key)
    return Array.isArray(value) ? shown : (shown[0] ?? null)
  }
  return sections.map((section) => ({
    ...section,
    rows: section.rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([column, value]) => [column, storageColumns.has(column) ? rename(value) : value]),
      ),
    ),
  }))
}
