import { createKey, hashWithKey, seal, wrapKey } from '../../../../platform/server/http/envelope.ts'

export const testSecret = 'a secret of at least 32 characters'
const bytea = (bytes: Buffer) => `\\x${bytes.toString('hex')}`

/** How a clinic signs in, and its saved logins: one with a history, a share and a one-time code, one to delete, one in the trash. */
export const createLoginRows = (
  organization_id: string,
  ids: { login: string; spareLogin: string; trashedLogin: string },
  mark: string,
  userId: string,
  at: string,
): [string, Record<string, unknown>[]][] => {
  const key = createKey()
  const sealed = (id: string, field: string, text: string) => bytea(seal(key, [organization_id, id, field], text))
  const login = (id: string, site: string, more: object = {}) => ({
    id,
    organization_id,
    site,
    username: mark,
    owner_id: userId,
    tags: [],
    secret: sealed(id, 'secret:1', `secret of ${site}`),
    reuse_hash: bytea(hashWithKey(key, `secret of ${site}`)),
    secret_number: 1,
    strength: 1,
    totp: null,
    secret_changed_at: at,
    created_at: at,
    updated_at: at,
    deleted_at: null,
    ...more,
  })
  const totp = sealed(ids.login, 'totp', 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  const rule = { domain: 'bound.example.test', provider: 'google', trusts_provider: false }
  return [
    ['sign_in_rules', [{ organization_id, ...rule, changed_by: userId, changed_at: at }]],
    [
      'organization_keys',
      [{ organization_id, wrapped: bytea(wrapKey(testSecret, organization_id, key)), wrapped_at: at }],
    ],
    [
      'logins',
      [
        login(ids.login, 'Indeed', {
          secret_number: 2,
          secret: sealed(ids.login, 'secret:2', 'secret of Indeed'),
          totp,
        }),
        login(ids.spareLogin, 'ZipRecruiter'),
        login(ids.trashedLogin, 'Monster', { deleted_at: at }),
      ],
    ],
    [
      'login_versions',
      [
        {
          organization_id,
          login_id: ids.login,
          number: 1,
          secret: sealed(ids.login, 'secret:1', 'former secret'),
          reuse_hash: bytea(hashWithKey(key, 'former secret')),
          since: at,
          replaced_at: at,
          replaced_by: userId,
        },
      ],
    ],
    ['login_access', [{ organization_id, login_id: ids.spareLogin, user_id: userId, level: 'use', given_at: at }]],
    ['reauthentication_attempts', [{ user_id: userId, organization_id, wrong: 0 }]],
    ['login_unlocks', [{ session_hash: bytea(createKey()), organization_id, user_id: userId, until: at }]],
  ]
}
