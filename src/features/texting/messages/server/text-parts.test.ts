import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { countSegments } from '../rules/count-segments.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({}, () => new Date('2026-11-20T18:00:00Z'))
})
afterAll(async () => await world.close())

const basic = '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡AZÄÖÑÜ§¿azäöñüà'
const signs = {
  plain: Array.from(basic),
  extended: Array.from(`${basic}\f^{}\\[~]|€€{}`),
  foreign: ['a', 'é', '’', '“', 'ж', '—', ' '],
  wide: ['a', '’', '😜', '🏳', '🇮'],
}
/** Texts around the lengths at which a part ends. */
const bodies = fc.sample(
  fc.oneof(
    ...Object.values(signs).flatMap((of) =>
      [4, 68, 72, 136, 162, 308, 462].map((length) =>
        fc.array(fc.constantFrom(...of), { minLength: Math.max(0, length - 8), maxLength: length + 4 }),
      ),
    ),
  ),
  { numRuns: 1_500, seed: 20_261_122 },
)

test('the database counts the parts of a text as the product does', async () => {
  const texts = ['', 'Hi', ...Array.from(`${basic}\f^{}\\[~]|€`), ...bodies.map((body) => body.join(''))]
  const counted = await world.inPlatform(
    async (tx) =>
      await tx.rows(
        z.object({ parts: z.number() }),
        sql`select app.text_parts(t) as parts from unnest(${sql.param(texts)}::text[]) with ordinality x (t, n) order by n`,
      ),
  )
  const wrong = texts.flatMap((text, at) => {
    const { parts } = countSegments(text)
    return counted[at]?.parts === parts ? [] : [{ text, database: counted[at]?.parts, product: parts }]
  })
  expect(wrong.slice(0, 3)).toEqual([])
})
