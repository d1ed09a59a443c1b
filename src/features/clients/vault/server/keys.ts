import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Config } from '../../../../platform/server/config.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { CannotOpen, createKey, openText, seal, unwrapKey, wrapKey } from '../../../../platform/server/http/envelope.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { cannotOpen } from '../rules/access.ts'

export const bytes = z.instanceof(Uint8Array)
const wrapped = z.object({ wrapped: bytes })

/** The key of an organization; made on first use. Throws CannotOpen when APP_SECRET is not the one it was wrapped with. */
export const loadOrganizationKey = async (tx: Tx, settings: Config, organizationId: string): Promise<Buffer> => {
  const read = async () =>
    await tx.one(wrapped, sql`select wrapped from organization_keys where organization_id = ${organizationId}`)
  const found = await read()
  if (found) return unwrapKey(settings.appSecret, organizationId, found.wrapped)
  await tx.run(sql`insert into organization_keys (organization_id, wrapped)
    values (${organizationId}, ${sql.param(wrapKey(settings.appSecret, organizationId, createKey()))}) on conflict do nothing`)
  const made = await read()
  if (!made) throw new CannotOpen('The organization has no key')
  return unwrapKey(settings.appSecret, organizationId, made.wrapped)
}

/** The same for changes: they are refused in words when the key cannot be opened. */
export const loadKeyForChange = async (tx: Tx, settings: Config, organizationId: string): Promise<Buffer> => {
  try {
    return await loadOrganizationKey(tx, settings, organizationId)
  } catch (error) {
    throw error instanceof CannotOpen ? new UserError('conflict', cannotOpen) : error
  }
}

/** Where an envelope belongs: organization, row and field; a password's field names its number. */
export const formatSecretField = (number: number) => `secret:${number}`
const getKey = (at: { organization_id: string; id: string }, field: string) => [at.organization_id, at.id, field]

type At = { organization_id: string; id: string }

export const sealField = (key: Uint8Array, at: At, field: string, text: string): Buffer =>
  seal(key, getKey(at, field), text)

export const openField = (key: Uint8Array, at: At, field: string, envelope: Uint8Array): string =>
  openText(key, getKey(at, field), envelope)

const wrappedKey = z.object({ organization_id: z.string(), wrapped: bytes })

/** The keys of all organizations, as they are kept. */
export const loadWrappedKeys = async (tx: Tx, rest: SQL = sql``) =>
  await tx.rows(wrappedKey, sql`select organization_id, wrapped from organization_keys ${rest}`)

/** An organization's key, or null when this APP_SECRET does not open it. */
export const openWrappedKey = (appSecret: string, organizationId: string, wrapped: Uint8Array): Buffer | null => {
  try {
    return unwrapKey(appSecret, organizationId, wrapped)
  } catch (error) {
    if (error instanceof CannotOpen) return null
    throw error
  }
}
