// The real server with demo data in a folder of its own, for the end-to-end tests; nothing stays when it ends.
import { lstatSync, mkdtempSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildWebIfStale } from './steps/build-web.mjs'
import { ourNode, stayWith } from './steps/processes.mjs'

const dataDir = process.env.E2E_DATA_DIR ?? mkdtempSync(path.join(tmpdir(), 'reinforce-test-e2e-'))

const removeAll = () => {
  const database = path.join(dataDir, 'postgres')
  // As root the database may live elsewhere, behind a link.
  if (lstatSync(database, { throwIfNoEntry: false })?.isSymbolicLink()) {
    rmSync(path.dirname(readlinkSync(database)), { recursive: true, force: true })
  }
  rmSync(dataDir, { recursive: true, force: true })
}

try {
  await buildWebIfStale()
  // No test asks a name server.
  const env = {
    DATA_DIR: dataDir,
    DEMO_DATA: 'on',
    DATABASE_URL: undefined,
    HOST: '127.0.0.1',
    WEBHOOKS_TO: 'anywhere',
  }
  process.exitCode = await stayWith([{ file: ourNode, args: ['src/app/server/main.ts'], env }])
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
} finally {
  removeAll()
}
