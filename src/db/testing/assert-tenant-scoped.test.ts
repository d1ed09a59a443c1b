import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { judgeStatements, listTenantTables } from './assert-tenant-scoped.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'reinforce-judged-'))
})
afterEach(async () => await rm(folder, { recursive: true, force: true }))

const judge = async (...statements: string[]) => {
  const lines = statements.map(
    (text) => `${JSON.stringify({ text, file: 'src/features/access/email/server/send.ts' })}\n`,
  )
  await writeFile(path.join(folder, '1.jsonl'), lines.join(''))
  await judgeStatements(folder, await listTenantTables(inject('testServer').ownerUrl))
}

test('a statement of a tenant that names no organization fails the run with its words, its table and its file', async () => {
  const broken = judge('select 1', 'update emails m set state = $1 where m.id = $2', 'select id from webhooks')
  await expect(broken).rejects.toThrow(
    'src/features/access/email/server/send.ts names no organization for emails m:\nupdate emails m set state = $1 where m.id = $2',
  )
  await expect(broken).rejects.toThrow('for webhooks:')
})

test('a run whose statements name the organization, or touch no tenant’s table, passes', async () => {
  const judged = judge(
    'select m.id from emails m where m.organization_id = $1 and m.id = $2',
    'select name from organizations where id = $1',
    'select now()',
  )
  await expect(judged).resolves.toBeUndefined()
})

test('the tables of tenants are those of the catalogue', async () => {
  const tables = await listTenantTables(inject('testServer').ownerUrl)
  expect(tables.size).toBeGreaterThan(55)
  expect(tables.get('all_candidates')).toBe('organization_id')
  expect([...tables.keys()]).not.toEqual(expect.arrayContaining(['organizations']))
})
