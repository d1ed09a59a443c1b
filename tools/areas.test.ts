import { glob } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { areas } from '../src/platform/shared/areas.ts'
import type { Endpoint } from '../src/platform/shared/endpoint.ts'

const root = path.resolve(import.meta.dirname, '..')
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'needs' in value

const endpoints = async (): Promise<Endpoint[]> => {
  const files = await Array.fromAsync(glob('src/features/*/*/contract/*.ts', { cwd: root }))
  const modules = await Promise.all(
    files.map(async (file): Promise<object> => (await import(path.join(root, file))) as object),
  )
  return [...new Set(modules.flatMap((each) => Object.values(each)).filter(isEndpoint))]
}

test('whatever an answer is made of is told when it changes, and whatever is told asks something again', async () => {
  const all = await endpoints()
  expect(all.length).toBeGreaterThan(250)
  const read = new Set(all.flatMap(({ reads }) => reads ?? []))
  const refreshed = new Set(all.flatMap(({ invalidates }) => invalidates ?? []))
  expect([...read].toSorted()).toEqual(areas.toSorted())
  expect([...refreshed].toSorted()).toEqual(areas.toSorted())
})

test('what changes something is no answer that a screen keeps', async () => {
  const both = (await endpoints()).filter(({ reads, invalidates }) => reads !== undefined && invalidates !== undefined)
  expect(both.map(({ path: at }) => at)).toEqual([])
})
