import { expect, test } from 'vitest'
import { firstLoad } from './first-load.ts'

const imports: Record<string, string[]> = {
  '/main.tsx': ['/app.tsx', '/node_modules/@mantine/core/index.mjs'],
  '/app.tsx': ['/main.tsx', '/node_modules/react/index.js'],
  '/node_modules/@mantine/core/index.mjs': ['/node_modules/@mantine/core/carousel.mjs'],
}
const context = { getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [] }) }

test('what the entry imports is loaded at once, except what only a catalogue names', () => {
  const chunkOf = firstLoad('/main.tsx')
  expect(['/app.tsx', '/node_modules/react/index.js'].map((id) => chunkOf(id, context))).toEqual(['start', 'start'])
  expect(['/page.tsx', '/node_modules/@mantine/core/carousel.mjs'].map((id) => chunkOf(id, context))).toEqual([
    null,
    null,
  ])
})
