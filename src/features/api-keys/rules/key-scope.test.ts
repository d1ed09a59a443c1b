import { expect, test } from 'vitest'
import { rightsOf } from '../../../rules/rights.ts'
import { keyScopes, rightsOfKey } from './key-scope.ts'

test.each(keyScopes)(
  'a key to %s can do nothing that an Admin of the clinic cannot, and touches no money, logins or people',
  (scope) => {
    const admin = rightsOf({ organizationId: 'clinic', adminLevel: 'Admin' }, 'platform')
    const rights = rightsOfKey(scope)
    expect(rights.filter((right) => !admin.includes(right))).toEqual([])
    expect(rights.filter((right) => /^(money|logins|users|platform):/.test(right))).toEqual([])
    expect(rights.includes('candidates:edit')).toBe(scope === 'write')
  },
)
