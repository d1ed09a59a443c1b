import { sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { tenantCondition } from './tenant-condition.ts'

const organizationId = '00000000-0000-4000-8000-00000000000a'
const clinic = { scope: { organizationId, authUserId: '', crossTenant: false } }
const platform = { scope: { ...clinic.scope, crossTenant: true } }
const written = (condition: ReturnType<typeof tenantCondition>) => new PgDialect().sqlToQuery(sql`where ${condition}`)

test('a tenant’s statement names the organization of each of its tables', () => {
  expect(written(tenantCondition(clinic))).toMatchObject({
    sql: 'where organization_id = $1',
    params: [organizationId],
  })
  expect(written(tenantCondition(clinic, 'c', 'n'))).toMatchObject({
    sql: 'where "c".organization_id = $1 and "n".organization_id = $2',
    params: [organizationId, organizationId],
  })
})

test('platform staff, who see every organization, are not limited to one', () => {
  expect(written(tenantCondition(platform, 'c'))).toMatchObject({ sql: 'where true', params: [] })
})
