import { describe, expect, test } from 'vitest'
import { listRights } from './rights.ts'

const platform = 'demo-clinic'
const clinicStaff = ['candidates:see', 'candidates:edit', 'clients:see']

describe('each role has its rights', () => {
  test.each([
    ['clinic staff', 'bright-path', null, [...clinicStaff, 'money:see', 'logins:see']],
    ['a clinic Manager', 'bright-path', 'Manager', clinicStaff],
    [
      'a clinic Admin',
      'bright-path',
      'Admin',
      [...clinicStaff, 'money:see', 'logins:see', 'records:export', 'records:hold', 'users:manage'],
    ],
    [
      'platform staff',
      platform,
      null,
      [
        ...clinicStaff,
        'platform:see',
        'platform:edit',
        'money:see',
        'money:edit',
        'logins:see',
        'records:export',
        'records:hold',
      ],
    ],
    ['a platform Manager', platform, 'Manager', [...clinicStaff, 'platform:see', 'platform:edit']],
  ])('%s', (_, organizationId, adminLevel, expected) => {
    expect(listRights({ organizationId, adminLevel }, platform)).toEqual(expected)
  })
})
