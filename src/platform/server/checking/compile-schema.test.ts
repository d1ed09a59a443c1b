import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { compileSchema } from './compile-schema.ts'

const shape = () =>
  z.object({
    id: z.string().check(z.minLength(2)),
    fit: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('computed'), number: z.number() }),
      z.object({ kind: z.literal('none') }),
    ]),
    rows: z.array(z.object({ name: z.nullable(z.string()), city: z.optional(z.string()) })),
    span: z
      .object({ from: z.number(), to: z.number() })
      .check(z.refine(({ from, to }) => from <= to, 'ends before it begins')),
    pair: z.tuple([z.object({ a: z.number() }), z.string()]),
    named: z.record(z.string(), z.object({ n: z.number() })),
    later: z._default(z.object({ at: z.string() }), { at: 'noon' }),
  })

const good = {
  id: 'one',
  fit: { kind: 'computed', number: 1, secret: 'left out' },
  rows: [
    { name: null, secret: 'left out' },
    { name: 'Ana', city: 'Austin' },
  ],
  span: { from: 1, to: 2 },
  pair: [{ a: 1, secret: 'left out' }, 'b'],
  named: { x: { n: 1, secret: 'left out' } },
  secret: 'left out',
}

const wrong = [
  null,
  [],
  {},
  { ...good, id: 'x' },
  { ...good, fit: { kind: 'other' } },
  { ...good, rows: [{ name: 1 }] },
  { ...good, rows: [{}] },
  { ...good, span: { from: 3, to: 2 } },
  { ...good, span: { from: '3', to: 2 } },
  { ...good, pair: [{}, 'b'] },
  { ...good, named: { x: {} } },
]

test('a compiled schema lets through, drops and reports the same as the schema itself', () => {
  const plain = shape()
  const swift = compileSchema(shape())
  expect(swift.parse(good)).toEqual(plain.parse(good))
  expect(JSON.stringify(swift.parse(good))).not.toContain('secret')
  for (const value of wrong) {
    const said = plain.safeParse(value).error?.issues
    expect(said, JSON.stringify(value)).not.toEqual([])
    expect(swift.safeParse(value).error?.issues, JSON.stringify(value)).toEqual(said)
  }
})

test('it is the same schema, and compiling it twice changes nothing', () => {
  const schema = shape()
  expect(compileSchema(schema)).toBe(schema)
  expect(compileSchema(compileSchema(schema)).parse(good)).toEqual(shape().parse(good))
  expect(compileSchema(z.nullable(schema)).parse(null)).toBe(null)
})
