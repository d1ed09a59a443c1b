import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { Route } from '../../platform/server/call.ts'
import type { Job } from '../../platform/server/job.ts'
import type { Endpoint } from '../../platform/shared/endpoint.ts'
import { jobs, routes } from './routes.ts'

const features = path.resolve(import.meta.dirname, '../../features')
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'needs' in value
const isJob = (value: unknown): value is Job =>
  typeof value === 'object' && value !== null && 'name' in value && 'expires' in value && 'run' in value
const isRoute = (value: unknown): value is Route =>
  typeof value === 'object' && value !== null && 'contract' in value && 'handle' in value

const valuesIn = async (pattern: string) => {
  const files = globSync(pattern, { cwd: features })
  const modules = await Promise.all(
    files
      .filter((file) => !file.includes('.test.'))
      .map(async (file): Promise<object> => (await import(path.join(features, file))) as object),
  )
  return [...new Set(modules.flatMap((each) => Object.values(each)).flat())] as unknown[]
}
const formatRoute = ({ method, path: at }: Endpoint) => `${method} ${at}`
const areas = globSync('*/*/server', { cwd: features }).map((folder) => path.dirname(folder).split(path.sep).join('/'))

test.each(areas)('%s answers every call of its contract, and no other area does', async (area) => {
  const declared = (await valuesIn(`${area}/contract/*.ts`)).filter(isEndpoint).map(formatRoute)
  const listed = (await valuesIn(`${area}/server/routes.ts`))
    .filter(isRoute)
    .map(({ contract }) => formatRoute(contract))
  expect(listed.toSorted()).toEqual(declared.toSorted())
})

test('every job of an area is one that works here, each once', async () => {
  const made = (await valuesIn('*/*/server/jobs/*.ts')).filter(isJob).map(({ name }) => name)
  const listed = jobs.map(({ name }) => name)
  expect(new Set(listed).size).toBe(listed.length)
  expect(made.filter((name) => !listed.includes(name))).toEqual([])
  expect(new Set(routes.map(({ contract }) => formatRoute(contract))).size).toBe(routes.length)
})

test('nothing that changes data is a GET', () => {
  expect(routes.filter(({ kind, contract }) => kind === 'command' && contract.method === 'GET')).toEqual([])
})
