import { expect, test } from 'vitest'
import { firstLoad } from './first-load.ts'

const mantine = '/node_modules/@mantine/core/index.mjs'
const imports: Record<string, string[]> = {
  '/main.tsx': ['/app.tsx', '/call.ts', '/node_modules/react/index.js'],
  '/app.tsx': ['/node_modules/react/index.js', mantine],
  '/call.ts': ['/node_modules/zod/mini.js'],
  [mantine]: ['/node_modules/@mantine/core/carousel.mjs', '/node_modules/react/index.js'],
}
const graph = { getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [] }) }
const chunksOf = (...ids: string[]) => ids.map((id) => firstLoad('/main.tsx')(id, graph))

test('what the entry imports is one file', () => {
  expect(chunksOf('/call.ts', '/node_modules/react/index.js', '/node_modules/zod/mini.js')).toEqual([
    'start',
    'start',
    'start',
  ])
})

test('pages, catalogues and what stands on a catalogue are not part of it', () => {
  expect(chunksOf('/page.tsx', mantine, '/node_modules/@mantine/core/carousel.mjs', '/app.tsx')).toEqual([
    null,
    null,
    null,
    null,
  ])
})
