import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const most = 30

/** Folders whose files are made or only added to. */
const growing = ['packages/icons/src', 'src/db/migrations']

test('no folder holds more files than a newcomer can take in', () => {
  const counts = new Map<string, number>()
  for (const entry of globSync('{packages,src}/**/*', { cwd: root, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const folder = path.relative(root, entry.parentPath).split(path.sep).join('/')
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  expect(counts.size).toBeGreaterThan(150)
  expect([...counts].filter(([folder, count]) => count > most && !growing.includes(folder))).toEqual([])
})
