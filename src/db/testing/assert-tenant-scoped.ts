import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { withClient } from '@reinforce/postgres-box/server/owned-database.ts'
import { loadModule } from 'libpg-query'
import { findUnnamedTables } from './find-unnamed-tables.ts'
import type { SentStatement } from './record-statements.ts'

/** The tables whose rows belong to an organization, and the column that says to which. */
export const listTenantTables = async (databaseUrl: string): Promise<Map<string, string>> => {
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query<{ name: string; column: string }>(
      `select c.relname as name, a.attname as column from pg_class c join pg_attribute a on a.attrelid = c.oid
       where c.relnamespace = 'public'::regnamespace and c.relrowsecurity and a.attname = 'organization_id' and not a.attisdropped`,
    ),
  )
  return new Map(rows.map(({ name, column }) => [name, column]))
}

const sentIn = async (folder: string): Promise<SentStatement[]> => {
  const files = await Promise.all((await readdir(folder)).map((name) => readFile(path.join(folder, name), 'utf8')))
  return files.flatMap((lines) => lines.split('\n').filter(Boolean)).map((line) => JSON.parse(line) as SentStatement)
}

/** Statements alike but for how many values they list are one. */
const pattern = (text: string) => text.replaceAll(/(?:\$\d+|[\s,])+/g, ' ')

/** Fails with each statement of a tenant, recorded in `folder`, that touches a table without naming its organization. */
export const judgeStatements = async (folder: string, tables: ReadonlyMap<string, string>) => {
  await loadModule()
  const distinct = new Map((await sentIn(folder)).map((sent) => [pattern(sent.text), sent]))
  const broken = [...distinct.values()].flatMap(({ text, file }) => {
    const unnamed = findUnnamedTables(text, tables)
    return unnamed.length > 0 ? [`${file} names no organization for ${unnamed.join(', ')}:\n${text.trim()}`] : []
  })
  if (broken.length > 0)
    throw new Error(
      `Every statement of a tenant names organization_id (tenantCondition):\n\n${broken.toSorted().join('\n\n')}`,
    )
}
