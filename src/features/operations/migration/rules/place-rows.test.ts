import { expect, test } from 'vitest'
import { checkLocationRow, checkOrganizationRow, checkStatusRow, checkUserRow } from './place-rows.ts'

const brought = (value: unknown) => ({ ok: true, notes: [], value })
const refused = (reason: string) => ({ ok: false, reasons: [reason] })

test('every column of a clinic is taken', () => {
  const row = { name: 'X', status: 'Paused', scheduler: '', subscription_type: 'Gold', time_zone: 'America/Denver' }
  expect(checkOrganizationRow(row)).toEqual(brought({ ...row, scheduler: false }))
  expect(checkOrganizationRow({ name: 'X' })).toMatchObject({
    value: { time_zone: 'America/New_York', status: 'Active' },
  })
})

test('every column of a place and of a status is taken, and neither comes without its name', () => {
  expect(checkLocationRow({ name: 'North', city: 'Austin', state: 'TX' })).toEqual(
    brought({ name: 'North', is_active: true, city: 'Austin', state: 'TX' }),
  )
  expect(checkLocationRow({ name: 'North', state: 'Bavaria' })).toMatchObject({
    value: { state: 'Bavaria', city: null },
  })
  expect(checkLocationRow({})).toEqual(refused('The name is missing.'))
  expect(checkStatusRow({ status_label: 'Offer' })).toEqual(brought({ status_label: 'Offer', sort_order: 0 }))
})

test('every column of a person is taken', () => {
  const row = { email: 'a@b.test', full_name: 'Pat Lee', role: 'staff', text_template: 'Hi', admin_level: ' admin ' }
  expect(checkUserRow(row)).toEqual(brought({ ...row, admin_level: 'Admin' }))
  expect(checkUserRow({ email: 'a@b.test' })).toEqual(
    brought({ email: 'a@b.test', full_name: '', role: 'user', admin_level: null, text_template: null }),
  )
  for (const admin_level of ['User', 'none', 'STAFF', '', 'Manager'])
    expect(checkUserRow({ email: 'a@b.test', admin_level }), admin_level).toMatchObject({ ok: true, notes: [] })
})
