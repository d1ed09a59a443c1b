import { randomUUID } from 'node:crypto'
import { CsvError } from 'csv-parse'
import { parse } from 'csv-parse/sync'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../../platform/server/command.ts'
import type { Config } from '../../../../platform/server/config.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { hashWithKey, isSameBytes } from '../../../../platform/server/http/envelope.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { importLogins, previewLogins } from '../contract/import.ts'
import { detectMapping, type ImportedLogin, readImported } from '../rules/import-mapping.ts'
import { getHost } from '../rules/login-problem.ts'
import { measureStrength } from '../rules/strength.ts'
import { bytes, formatSecretField, loadKeyForChange, sealField } from './keys.ts'
import { loadKnownOrganization } from './login-details.ts'

const mostRows = 1_000
const refuse = (message: string) => UserError.at('csv', message)

/** The error of the CSV reader quotes what it read, so its words go nowhere. */
const parseRecords = (csv: string): string[][] => {
  try {
    return parse(csv, {
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      record_delimiter: ['\r\n', '\n', '\r'],
    })
  } catch (error) {
    throw error instanceof CsvError ? refuse('We can’t read this file as CSV. Nothing was imported.') : error
  }
}

const readFile = (csv: string) => {
  const [heading, ...rest] = parseRecords(csv)
  if (!heading) throw refuse('The file is empty.')
  const mapping = detectMapping(heading)
  if (!mapping) throw refuse('This isn’t a CSV export from 1Password, Bitwarden, LastPass, or Chrome.')
  if (rest.length > mostRows) throw refuse('Import 1,000 logins or fewer at a time.')
  const rows = rest
    .map((cells, at) => ({ row: at + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => /\S/.test(cell)))
    .map(({ row, cells }) => ({ row, ...readImported(mapping, cells) }))
  return { manager: mapping.manager, rows }
}

const known = z.object({
  site: z.string(),
  url: z.nullable(z.string()),
  username: z.string(),
  reuse_hash: z.nullable(bytes),
})

/** The places an entry may be found at again: its site's name and its host. */
const listKeys = (login: { site: string; url: string | null; username: string }) => {
  const user = login.username.trim().toLowerCase()
  return [login.site.trim().toLowerCase(), getHost(login.url ?? '')].filter(Boolean).map((each) => `${each}\n${user}`)
}

type ImportRow = {
  row: number
  login: ImportedLogin
  hash: Buffer
  state: 'new' | 'same' | 'refused'
  reason: string | null
}

/** Each row as new, already here, or refused; within the file the first of two equal ones counts. */
const judge = async (tx: Tx, settings: Config, organizationId: string, csv: string) => {
  await loadKnownOrganization(tx, organizationId)
  const file = readFile(csv)
  const key = await loadKeyForChange(tx, settings, organizationId)
  const here = new Map<string, Uint8Array | null>()
  for (const each of await tx.rows(
    known,
    sql`select site, url, username, reuse_hash from logins where organization_id = ${organizationId} and deleted_at is null`,
  ))
    for (const place of listKeys(each)) here.set(place, each.reuse_hash)
  const rows = file.rows.map(({ row, login, problem }): ImportRow => {
    const hash = hashWithKey(key, login.secret)
    if (problem) return { row, login, hash, state: 'refused', reason: problem }
    const at = listKeys(login).find((place) => here.has(place))
    if (at === undefined) {
      for (const place of listKeys(login)) here.set(place, hash)
      return { row, login, hash, state: 'new', reason: null }
    }
    const held = here.get(at)
    return held && isSameBytes(held, hash)
      ? { row, login, hash, state: 'same', reason: null }
      : { row, login, hash, state: 'refused', reason: 'Already saved here with another password. Change it there.' }
  })
  return { manager: file.manager, key, rows }
}

/** Previews an import. It is a command because it may have to create the organization's key. Changes nothing else. */
export const previewLoginsRoute = command(previewLogins, async ({ input, tx, settings }) => {
  const { manager, rows } = await judge(tx, settings, input.organization_id, input.csv)
  const many = (state: ImportRow['state']) => rows.filter((each) => each.state === state).length
  return {
    reply: {
      manager,
      rows: rows.map(({ row, login, state, reason }) => ({
        row,
        site: login.site.slice(0, 200),
        username: login.username.slice(0, 320),
        state,
        reason,
      })),
      counts: { new: many('new'), same: many('same'), refused: many('refused') },
    },
  }
})

/** Adds the new ones in one statement; they belong to who imports them. The file is in no table, log or event. */
export const importLoginsRoute = command(importLogins, async ({ input, tx, actor, now, settings }) => {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`logins ${input.organization_id}`}, 0))`)
  const { manager, key, rows } = await judge(tx, settings, input.organization_id, input.csv)
  const fresh = rows.filter(({ state }) => state === 'new')
  if (fresh.length !== input.expected)
    throw new UserError('conflict', `Now ${fresh.length} would be added. Check the preview again.`, {
      details: { added: fresh.length },
    })
  const batchId = randomUUID()
  const saved = fresh.map(({ login, hash }) => {
    const at = { organization_id: input.organization_id, id: randomUUID() }
    const sealed = (field: string, text: string) =>
      text.trim() === '' ? null : sealField(key, at, field, text).toString('hex')
    return {
      id: at.id,
      site: login.site,
      url: login.url || null,
      username: login.username,
      tags: login.tags,
      secret: sealField(key, at, formatSecretField(1), login.secret).toString('hex'),
      notes: sealed('notes', login.notes),
      totp: sealed('totp', login.totp),
      strength: measureStrength(login.secret, [login.site, login.username]),
      reuse_hash: hash.toString('hex'),
    }
  })
  const at = now.toISOString()
  await tx.run(sql`insert into logins (id, organization_id, site, url, username, owner_id, tags, secret, notes,
    totp, strength, reuse_hash, secret_changed_at, created_by, created_at, updated_at)
    select id, ${input.organization_id}::uuid, site, url, username, ${actor.userId}::uuid, tags,
      decode(secret, 'hex'), decode(notes, 'hex'), decode(totp, 'hex'), strength,
      decode(reuse_hash, 'hex'), ${at}::timestamptz, ${actor.userId}::uuid, ${at}::timestamptz, ${at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(saved)}::jsonb)
      as r(id uuid, site text, url text, username text, tags text[], secret text, notes text, totp text, strength smallint, reuse_hash text)`)
  const organizationId = input.organization_id
  return {
    reply: { added: saved.length },
    events: [
      { name: 'logins.imported', organizationId, batchId, after: { manager, added: saved.length } },
      ...saved.map(({ id, site, username }) => ({
        name: 'login.added',
        about: id,
        organizationId,
        batchId,
        after: { site, username },
      })),
    ],
  }
})
