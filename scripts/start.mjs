// npm start: on a machine with Node ≥ 20 and npm, from a fresh clone to a running console.
import { buildWebIfStale } from './steps/build-web.mjs'
import { installMissing } from './steps/install.mjs'
import { ourNode, stayWith } from './steps/processes.mjs'

try {
  await installMissing({ runsOnly: true })
  // The database is prepared while the browser side is built.
  const ready = buildWebIfStale({ isQuick: true })
  process.exitCode = await stayWith([
    { file: ourNode, args: ['src/app/server/main.ts', ...process.argv.slice(2)], ready },
  ])
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
