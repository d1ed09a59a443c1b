import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const sources = (side: string): string[] =>
  globSync(`src/features/*/*/${side}/**/*.{ts,tsx}`, { cwd: root })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
const getFeature = (file: string) => /^src\/features\/[^/]+\/([^/]+)\//.exec(file)?.[1]

/** Which features each feature uses on one side; types alone are no use. */
const usesOn = (side: string): Map<string, Set<string>> => {
  const uses = new Map<string, Set<string>>()
  for (const file of sources(side)) {
    const from = getFeature(file) ?? ''
    const text = readFileSync(path.join(root, file), 'utf8')
    for (const [, isType, source] of text.matchAll(
      /(?:import|export)( type)?[^'";]*?\(?'(\.[^']+\/(?:server|web)\/public\.tsx?)'/g,
    )) {
      const to = getFeature(path.posix.join(path.posix.dirname(file), source ?? ''))
      if (!isType && to !== undefined && to !== from) uses.set(from, (uses.get(from) ?? new Set()).add(to))
    }
  }
  return uses
}

/** The pairs of features of which each leads to the other, by however many steps. */
const circles = (uses: Map<string, Set<string>>): string[] => {
  const reach = (from: string, seen = new Set<string>()): Set<string> => {
    for (const to of uses.get(from) ?? [])
      if (!seen.has(to)) {
        seen.add(to)
        reach(to, seen)
      }
    return seen
  }
  return [...uses]
    .flatMap(([from, tos]) => [...tos].filter((to) => reach(to).has(from)).map((to) => `${from} → ${to}`))
    .toSorted()
}

test('on the server no feature uses one that uses it', () => {
  expect(circles(usesOn('server'))).toEqual([])
})

test('in the browser no feature uses one that uses it', () => {
  expect(circles(usesOn('web'))).toEqual([])
})
