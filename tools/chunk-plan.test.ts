import { expect, test } from 'vitest'
import { type BuiltChunk, chunkPlan, type Visit } from './chunk-plan.ts'
import { firstVisits } from './first-visits.ts'

/** A file of one module of the same name. */
const chunk = (name: string, size: number, imports: string[] = [], entry = false): BuiltChunk => ({
  file: name,
  imports,
  entry: entry ? name : null,
  modules: { [name]: size },
})
const visits = (...entries: string[][]): Visit[] => entries.map((of) => ({ entries: ['main', ...of], weight: 1 }))
const planFiles = (chunks: BuiltChunk[], weighed: Visit[]) => Object.fromEntries(chunkPlan(chunks, weighed, 'main'))

test('what the first entry needs is one file, and what one screen alone needs stays with it', () => {
  const chunks = [
    chunk('main', 10, ['react'], true),
    chunk('react', 500),
    chunk('page', 10, ['react', 'own'], true),
    chunk('own', 10),
  ]
  const { own, ...start } = planFiles(chunks, visits(['page']))
  expect(start).toEqual({ main: 'start', react: 'start' })
  expect(own).not.toBe('start')
})

const twoPages = (size: number) => [
  chunk('main', 10, [], true),
  chunk('list', 10, ['table', 'bar'], true),
  chunk('board', 10, ['table', 'cards'], true),
  chunk('table', 20_000),
  chunk('bar', size),
  chunk('cards', size),
]

test('small parts share a file with what loads beside them, large ones that another screen does not need have their own', () => {
  const small = planFiles(twoPages(500), visits(['list'], ['board']))
  expect(new Set([small.table, small.bar, small.cards]).size).toBe(1)
  const large = planFiles(twoPages(200_000), visits(['list'], ['board']))
  expect(new Set([large.table, large.bar, large.cards]).size).toBe(3)
})

test('two parts with a third between them that stays alone are never one file: each would need the other first', () => {
  const chunks = [
    chunk('main', 10, [], true),
    chunk('list', 10, ['above'], true),
    chunk('dialog', 300_000, ['below'], true),
    chunk('above', 10, ['dialog']),
    chunk('below', 10),
  ]
  const { above, below } = planFiles(chunks, visits(['list']))
  expect(above).not.toBe(below)
})

const toConsoleRoute = (route: string) => `src/app/web/routes/${route}.tsx?tsr-split=component`

test('every screen is weighed with the frame around it, and a late part by itself, for less', () => {
  const entries = ['index.html', 'src/app/web/routes/login.tsx?tsr-split=component']
  const [login, activity, late] = firstVisits(
    [...entries, toConsoleRoute('_console'), toConsoleRoute('_console/activity'), 'src/features/x/web/dialog.tsx'],
    'src',
    'index.html',
  )
  expect(login?.entries).toEqual(entries)
  expect(login?.weight).toBeGreaterThan(activity?.weight ?? 0)
  expect(activity?.entries).toEqual(['index.html', toConsoleRoute('_console'), toConsoleRoute('_console/activity')])
  expect(late?.entries).toEqual(['src/features/x/web/dialog.tsx'])
  expect(late?.weight).toBeLessThan(1)
})
