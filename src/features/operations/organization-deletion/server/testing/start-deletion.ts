import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { World } from '../../../../../app/server/testing/world.ts'

const worker = path.join(import.meta.dirname, 'deletion-worker.ts')

/** Starts a process that deletes what is due, beside the one of the test. */
export const startDeletion = (world: World, now: Date): ChildProcess => {
  const { appSecret, dataDir } = world.services.config
  const env = {
    ...process.env,
    DATABASE_URL: world.databaseUrl,
    APP_SECRET: appSecret,
    DATA_DIR: dataDir,
    DEMO_DATA: 'on',
    LOG_LEVEL: 'silent',
  }
  return spawn(process.execPath, [worker, now.toISOString()], { env, stdio: ['ignore', 'ignore', 'inherit'] })
}

/** Waits until a process has ended; answers its code, or the signal that killed it. */
export const waitForEnd = async (child: ChildProcess): Promise<number | string | null> => {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return child.exitCode ?? child.signalCode
}
