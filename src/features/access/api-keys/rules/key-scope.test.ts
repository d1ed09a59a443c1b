import { expect, test } from 'vitest'
import { listRights } from '../../../../rules/rights.ts'
import { getKeyRights, getPrefix, keyPattern, keyScopes } from './key-scope.ts'

test.each(keyScopes)(
  'a key to %s can do nothing that an Admin of the clinic cannot, and touches no money and no logins',
  (scope) => {
    const admin = listRights({ organizationId: 'clinic', adminLevel: 'Admin' }, 'platform')
    const rights = getKeyRights(scope)
    const people = scope === 'scim' ? ['users:provision'] : []
    expect(rights.filter((right) => !admin.includes(right))).toEqual(people)
    expect(rights.filter((right) => /^(money|logins|users|platform):/.test(right))).toEqual(people)
    expect(scope === 'scim' && rights.length > 1).toBe(false)
    expect(rights.includes('candidates:edit')).toBe(scope === 'write')
  },
)

test('a key is rk_ and 43 characters, and nine of them stay readable', () => {
  const key = `rk_${'aB3_-'.repeat(8)}xyz`
  expect(keyPattern.test(key)).toBe(true)
  for (const no of [`${key}x`, key.slice(1), ` ${key}`, key.slice(0, -1), `rk_${'!'.repeat(43)}`])
    expect(keyPattern.test(no)).toBe(false)
  expect(getPrefix(key)).toBe('rk_aB3_-a')
})
