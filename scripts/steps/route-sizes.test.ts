import { expect, test } from 'vitest'
import { overBudget, routeSizes } from './route-sizes.mjs'

const manifest = {
  'index.html': {
    file: 'entry.js',
    isEntry: true,
    imports: ['_react.js'],
    dynamicImports: ['routes/login.tsx?tsr-split=component'],
  },
  '_react.js': { file: 'react.js' },
  '_table.js': { file: 'table.js', imports: ['_react.js'] },
  'routes/login.tsx?tsr-split=component': { file: 'login.js', imports: ['index.html'] },
  'routes/_app.tsx?tsr-split=component': { file: 'app.js' },
  'routes/_app/candidates.tsx?tsr-split=component': {
    file: 'candidates.js',
    imports: ['_table.js'],
    dynamicImports: ['_chart.js'],
  },
  '_chart.js': { file: 'chart.js' },
}
const kilobytes: Record<string, number> = {
  'entry.js': 40,
  'react.js': 60,
  'table.js': 30,
  'login.js': 10,
  'app.js': 20,
  'candidates.js': 15,
}
const sizes = (more: Record<string, number> = {}) =>
  routeSizes(manifest, (file: string) => ({ ...kilobytes, ...more })[file] * 1000)

test('a first visit loads the entry, the route, its layouts and what they import, each once and nothing lazy', () => {
  const bytes = Object.fromEntries(
    sizes().map((row: { route: string; bytes: number }) => [row.route, row.bytes]),
  ) as unknown
  expect(bytes).toEqual({ '(entry)': 100_000, login: 110_000, _app: 120_000, '_app/candidates': 165_000 })
})

test('login above 160 KB, another route above 260 KB, or no login at all breaks the budget', () => {
  expect(overBudget(sizes())).toBe(false)
  expect(overBudget(sizes({ 'login.js': 61 }))).toBe(true)
  expect(overBudget(sizes({ 'candidates.js': 100 }))).toBe(false)
  expect(overBudget(sizes({ 'candidates.js': 111 }))).toBe(true)
  expect(overBudget(sizes().filter(({ route }: { route: string }) => route !== 'login'))).toBe(true)
})
