import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const most = 160

test('no line of the sources is longer than a screen is wide', () => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter((file) => !file.endsWith('routeTree.gen.ts'))
  expect(files.length).toBeGreaterThan(2_000)
  const long = files.flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, at) => (line.length > most ? [`${file}:${at + 1}`] : [])),
  )
  expect(long, 'Put data into JSON, break SQL over lines, build patterns and sentences of parts.').toEqual([])
})
