import { expect, test } from 'vitest'
import { joinObjects, RawJson, rawJson, serializeJson } from './raw-json.ts'

test('written JSON is in an answer unchanged, at any depth', () => {
  const rows = new RawJson<{ id: number; far: number }[]>('[{"id":1,"far":12345678901234567890}]')
  const answer = rawJson({ rows, columns: [{ rows, total: 2 }], page: 1, none: null, left: undefined, text: 'a "b"\n' })
  expect(answer.json).toBe(
    '{"rows":[{"id":1,"far":12345678901234567890}],"columns":[{"rows":[{"id":1,"far":12345678901234567890}],"total":2}],"page":1,"none":null,"text":"a ' +
      '\\"b\\"\\n"}',
  )
  expect(answer.read().columns[0]?.rows[0]?.id).toBe(1)
})

test('without anything written it is what JSON.stringify says', () => {
  for (const value of [
    null,
    'x',
    1.5,
    true,
    [],
    {},
    [undefined, 1],
    { a: [{ b: null, c: undefined }], 'd"': '\u2028<' },
  ])
    expect(serializeJson(value)).toBe(JSON.stringify(value))
})

test('objects become one, each field as it was', () => {
  expect(JSON.parse(joinObjects('{"a":1,"b":{"c":"}"}}', '{"name":"O\'Neil \\"Ana\\""}', '{"z":[]}'))).toEqual({
    a: 1,
    b: { c: '}' },
    name: 'O\'Neil "Ana"',
    z: [],
  })
})
