import { loadModule } from 'libpg-query'
import { beforeAll, expect, test } from 'vitest'
import { findUnnamedTables } from './find-unnamed-tables.ts'

beforeAll(loadModule)

const keys = new Map([
  ['facts', 'organization_id'],
  ['texts', 'organization_id'],
  ['organizations', 'id'],
])
const unnamed = (text: string) => findUnnamedTables(text, keys)

test.each([
  'select id from facts where organization_id = $1 and id = $2',
  'select f.id from public.facts f where f.organization_id = $1::uuid',
  'select id from facts where organization_id = any($1)',
  'select id from facts where organization_id in ($1, $2)',
  'select id from facts where (organization_id, id) in (select * from unnest($1::uuid[], $2::uuid[]))',
  'select from facts f join texts t on t.organization_id = f.organization_id and t.id = f.text_id where f.organization_id = $1',
  'select from facts f join texts t using (organization_id, text_id) where f.organization_id = $1',
  'select from facts f, texts t where (f.organization_id, f.text_id) = (t.organization_id, t.id) and t.organization_id = $1',
  'select from facts f where f.organization_id = $1 and exists (select from texts t where t.organization_id = f.organization_id)',
  'select from facts f left join lateral (select t.id from texts t where t.organization_id = f.organization_id) l on true where f.organization_id = $1',
  'with facts as (select 1 as id) select * from facts',
  'with those as (select organization_id from facts where organization_id = $1) select from texts t join those x on x.organization_id = t.organization_id',
  'select from facts where organization_id = $1 union all select from texts where organization_id = $1',
  'update facts f set a = 1 from texts t where f.organization_id = $1 and t.organization_id = f.organization_id',
  'delete from facts f using texts t where f.organization_id = t.organization_id and t.organization_id = $1',
  'insert into facts (id, organization_id) select id, organization_id from texts where organization_id = $1',
  'select o.name from organizations o where o.id = $1',
  'select o.name from texts t join organizations o on o.id = t.organization_id where t.organization_id = $1',
  'select now(), app.is_taken($1)',
])('named: %s', (text) => {
  expect(unnamed(text)).toEqual([])
})

test.each([
  ['select id from facts', ['facts']],
  ['select id from facts where id = $1', ['facts']],
  ['select organization_id from facts f where id = $1', ['facts f']],
  ['select id from facts where organization_id = $1 or id = $2', ['facts']],
  ['select id from facts where organization_id <> $1', ['facts']],
  ['select id from facts where not organization_id = $1', ['facts']],
  ['select from facts f join texts t on t.id = f.text_id where f.organization_id = $1', ['texts t']],
  ['select from facts f join texts t on t.organization_id = f.organization_id', ['facts f', 'texts t']],
  [
    'select from facts f where f.organization_id = $1 and exists (select from texts t where t.id = f.text_id)',
    ['texts t'],
  ],
  ['with facts as (select id from facts) select id from facts', ['facts']],
  [
    'with those as (select id from texts where id = $1) select id from public.facts where organization_id = $2',
    ['texts'],
  ],
  ['select from facts where organization_id = $1 union all select from texts', ['texts']],
  [
    'select from facts where id = $1 union all select from texts union all select from facts f',
    ['facts', 'texts', 'facts f'],
  ],
  ['update facts set a = (select count(*) from texts) where organization_id = $1', ['texts']],
  ['update facts f set a = 1 from texts t where f.organization_id = $1 and t.id = f.id', ['texts t']],
  ['delete from facts where id = $1', ['facts']],
  ['insert into facts (id) values ($1)', ['insert into facts']],
  ['insert into facts (organization_id) select organization_id from texts', ['texts']],
  ['select name from organizations where name = $1', ['organizations']],
])('not named: %s', (text, tables) => {
  expect(unnamed(text)).toEqual(tables)
})
