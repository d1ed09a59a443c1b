import { expect, test } from 'vitest'
import { ownTime } from '../../../../../tools/own-time.ts'
import { getVerb, maskSqlValues } from './mask-sql-values.ts'

test('reports a statement without any value', () => {
  const told: [string, string][] = [
    ['select  a\n from b where c = $1 and d2 = $12', 'select a from b where c = $1 and d2 = $12'],
    [`select set_config('app.organization_id','7c1f9d5e-0000',true)`, 'select set_config(?,?,true)'],
    [`select 'it''s Maria', 5125550100, 1.5, 0x1F from t1`, 'select ?, ?, ?, ? from t1'],
    [`select 'a\\', 'Maria'`, 'select ?, ?'],
    [`select e'a\\'Maria', E'x', name'Maria'`, 'select ?, ?, name?'],
    [`select "it's" from "t.1" where x = 'Maria'`, `select "it's" from "t.1" where x = ?`],
    ['select $$Maria$$, $q$Maria $$ 2$q$, $1', 'select ?, ?, $1'],
    ['select 1 -- Maria\n, 2 /* Maria\n */ from t', 'select ? ? , ? ? from t'],
    [`select 'Maria`, 'select ?'],
    ['select $$Maria', 'select ?'],
    ['select 1 /* Maria', 'select ? ?'],
  ]
  for (const [text, without] of told) expect(maskSqlValues(text)).toBe(without)
})

test('a long statement is cut, also within a value, and no text takes long', () => {
  expect(maskSqlValues(`select '${'Maria '.repeat(1_000)}'`)).toBe('select ?')
  for (const part of [`'`, '$', '$a', `'\\`, '"', '/*', '--', `e'`, '1', '$$', 'a.1']) {
    const text = part.repeat(100_000)
    expect(
      ownTime(() => maskSqlValues(text)),
      part,
    ).toBeLessThan(1_000)
    expect(maskSqlValues(text).length).toBeLessThanOrEqual(2_000)
  }
})

test('names a statement by its verb, for any other text too', () => {
  expect(['  SELECT 1', 'with a as (…)', 'begin;set local x', '', "'Maria'", '7'].map(getVerb)).toEqual([
    'select',
    'with',
    'begin',
    'statement',
    'statement',
    'statement',
  ])
})
