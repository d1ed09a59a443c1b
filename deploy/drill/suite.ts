import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { Cluster } from './cluster.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** The database tests (all, or these files) on the cluster, their worlds asking it through the pooler; whether all passed. */
export const runSuite = async (cluster: Cluster, files: string[]) => {
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs')
  const child = spawn(process.execPath, [vitest, 'run', '--project', 'database', '--reporter=dot', ...files], {
    cwd: root,
    env: { ...process.env, TEST_DATABASE_URL: cluster.superuser, TEST_POOLER: cluster.pooler },
    stdio: 'inherit',
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  return code === 0
}
