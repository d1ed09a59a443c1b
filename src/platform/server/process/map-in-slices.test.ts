import { expect, test } from 'vitest'
import { mapInSlices } from './map-in-slices.ts'

const work = (ms: number) => {
  const until = performance.now() + ms
  while (performance.now() < until);
}

test('others have their turn while a long list is mapped, and the results come in order', async () => {
  let turns = 0
  const turn = setInterval(() => (turns += 1), 1)
  const items = Array.from({ length: 100 }, (_, n) => n)
  const doubled = await mapInSlices(items, (n) => {
    work(1)
    return 2 * n
  })
  clearInterval(turn)
  expect(doubled).toEqual(items.map((n) => 2 * n))
  expect(turns).toBeGreaterThan(5)
})

test('passes an error on', async () => {
  await expect(
    mapInSlices([1], () => {
      throw new Error('broken')
    }),
  ).rejects.toThrow('broken')
})
