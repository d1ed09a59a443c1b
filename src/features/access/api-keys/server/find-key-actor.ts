import { sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { getSystemScope, type Key } from '../../../../platform/server/actor.ts'
import { transactAs } from '../../../../platform/server/call.ts'
import type { Services } from '../../../../platform/server/services.ts'
import { getKeyRights, keyPattern, keyScopes } from '../rules/key-scope.ts'
import { hashKey } from './keep-keys.ts'

const found = z.object({
  id: z.string(),
  organization_id: z.string(),
  name: z.string(),
  scope: z.enum(keyScopes),
})

/** The key that a call carries as its bearer token, or null. */
export const readKey = (request: FastifyRequest): string | null => {
  const [, token = ''] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? []
  return token.startsWith('rk_') ? token : null
}

/**
 * Who calls with a key: its organization, within the key's scope, never platform-wide. Asked of the database each time, so
 * that a revoked key, and one of someone who was deactivated, ends at once; the same statement notes when it was used.
 */
export const openKeys = (services: Services) => {
  const everywhere = transactAs(services, getSystemScope(services.config, services.config.platformOrganizationId))
  return async (key: string): Promise<Key | null> => {
    if (!keyPattern.test(key)) return null
    const now = services.clock().toISOString()
    const row = await everywhere(
      async (tx) =>
        await tx.one(
          found,
          sql`with k as (
                select id, organization_id, name, scope, last_used_at from api_keys a
                where key_hash = ${hashKey(key)} and revoked_at is null and expires_at > ${now}
                  and not exists (select from reinforce_users u where u.id = a.created_by and u.deactivated_at is not null)
              ), used as (
                update api_keys set last_used_at = ${now} where id in
                  (select id from k where last_used_at is null or last_used_at < ${now}::timestamptz - interval '1 minute')
              )
              select id, organization_id, name, scope from k`,
        ),
    )
    if (!row) return null
    return {
      kind: 'key',
      // Of no person: none has the id of a key.
      authUserId: row.id,
      userId: row.id,
      organizationId: row.organization_id,
      isPlatform: false,
      scope: row.scope,
      fullName: `API key ${row.name}`,
      email: '',
      adminLevel: null,
      rights: getKeyRights(row.scope),
    }
  }
}
