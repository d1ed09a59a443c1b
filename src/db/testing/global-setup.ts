import type { TestProject } from 'vitest/node'
import { migrate } from '../migrate.ts'
import { startTestServer, type TestServer } from './test-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer
  }
}

/** One PostgreSQL for all database tests of a run: `TEST_DATABASE_URL`'s (an administrator's URL), else an embedded one. */
export default async (project: TestProject) => {
  process.env.TZ = 'UTC'
  const { facts, stop } = await startTestServer(process.env.TEST_DATABASE_URL, migrate)
  project.provide('testServer', facts)
  return stop
}
