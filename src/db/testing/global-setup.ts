import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrate } from '../migrate.ts'
import { judgeStatements, listTenantTables } from './assert-tenant-scoped.ts'
import { startTestServer, type TestServer } from './test-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer
    /** A folder that keeps what the tests sent to the database. */
    statements: string
  }
}

/**
 * One PostgreSQL for all database tests of a run: `TEST_DATABASE_URL`'s (an administrator's URL), else an embedded one; with `TEST_POOLER`
 * (host:port) worlds ask it through a pooler that shares connections between transactions. After
 * the run the statements that the product sent to it are judged; one that names no organization fails the run.
 */
export default async (project: TestProject) => {
  process.env.TZ = 'UTC'
  // What tests start compiles its thousands of modules once, not once a start.
  process.env.NODE_COMPILE_CACHE ??= path.resolve(import.meta.dirname, '../../../node_modules/.cache/compiled')
  const { facts, stop } = await startTestServer(process.env.TEST_DATABASE_URL, migrate)
  const statements = await mkdtemp(path.join(tmpdir(), 'reinforce-statements-'))
  project.provide('testServer', { ...facts, pooler: process.env.TEST_POOLER })
  project.provide('statements', statements)
  return async () => {
    try {
      await judgeStatements(statements, await listTenantTables(facts.ownerUrl))
    } finally {
      await rm(statements, { recursive: true, force: true })
      await stop()
    }
  }
}
