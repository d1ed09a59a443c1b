import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../../platform/server/database.ts'
import { normalizeHeading, type ValueChoices, valueFields } from '../../rules/headers.ts'
import type { ImportChoices } from '../../rules/mapping.ts'

const words = z.record(z.string(), z.string())
export const storedValues = z.partialRecord(z.enum(valueFields), words)
const storedLayout = z.object({
  mapping: z.record(z.string(), z.number()),
  notes: z._default(z.array(z.number()), []),
  values: z._default(storedValues, {}),
})
export type Layout = z.output<typeof storedLayout>

const mostWords = 500

/** The key of files with the same headings, however these are spelled. */
const headersKey = (headers: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(headers.map(normalizeHeading)))
    .digest('hex')

/** Returns an organization's earlier choices for files with one of these headings; the first that it knows. */
export const findRememberedLayout = async <One extends { headers: readonly string[] }>(
  tx: Tx,
  organizationId: string,
  possible: readonly One[],
): Promise<{ one: One; layout: Layout } | null> => {
  const keyed = possible.map((one) => ({ one, key: headersKey(one.headers) }))
  const found = await tx.rows(
    z.object({ headers_key: z.string(), choices: storedLayout }),
    sql`select headers_key, choices from import_layouts
        where organization_id = ${organizationId} and headers_key = any(${sql.param(keyed.map(({ key }) => key))}::text[])`,
  )
  for (const { one, key } of keyed) {
    const layout = found.find(({ headers_key }) => headers_key === key)
    if (layout) return { one, layout: layout.choices }
  }
  return null
}

const merged = (before: ValueChoices, now: ValueChoices): ValueChoices =>
  Object.fromEntries(
    valueFields.flatMap((field) => {
      const all = Object.entries({ ...before[field], ...now[field] }).slice(-mostWords)
      return all.length === 0 ? [] : [[field, Object.fromEntries(all)]]
    }),
  )

/** Remembers what a person chose for files with these headings; words of earlier files stay. */
export const rememberLayout = async (
  tx: Tx,
  {
    organizationId,
    headers,
    madeBy,
    now,
  }: { organizationId: string; headers: readonly string[]; madeBy: string | null; now: Date },
  { mapping, notes = [], values = {} }: ImportChoices,
): Promise<void> => {
  const known = await findRememberedLayout(tx, organizationId, [{ headers }])
  const choices = { mapping, notes, values: merged(known?.layout.values ?? {}, values) }
  await tx.run(
    sql`insert into import_layouts (organization_id, headers_key, choices, made_by, used_at)
        values (${organizationId}, ${headersKey(headers)}, ${JSON.stringify(choices)}::jsonb, ${madeBy}, ${now.toISOString()})
        on conflict (organization_id, headers_key) do update set choices = excluded.choices, made_by = excluded.made_by, used_at = excluded.used_at`,
  )
}
